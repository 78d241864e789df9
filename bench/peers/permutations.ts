// What many a script does: every way to give the letters digits, the equation evaluated for each.
import type { Peer } from './peer.ts';

/** Equations with `==`, and the digits. */
const puzzles: ReadonlyMap<string, { readonly equation: string; readonly digits: string }> =
  new Map([
    ['send', { equation: 'SEND + MORE == MONEY', digits: '0123456789' }],
    ['need', { equation: 'NEED + MORE == CASH', digits: '0123456789' }],
    ['earth', { equation: 'EARTH + AIR + FIRE + WATER == NATURE', digits: '0123456789' }],
    ['north', { equation: 'NORTH * WEST == EAST * SOUTH', digits: '0123456789' }],
    ['six', { equation: 'SIX * TWO == TWELVE', digits: '0123456789' }],
    ['pi', { equation: 'PI * R ** 2 == AREA', digits: '0123456789' }],
    ['malcolm', { equation: 'MALCOLM + X == MALCOLM', digits: '0123456789' }],
    ['nine-digits', { equation: 'AB * C == FG and DE - FG == HI', digits: '123456789' }],
  ]);

const python = (equation: string, digits: string): string => `from itertools import permutations
import re

equation = '${equation}'
words = re.findall('[A-Z]+', equation)
letters = ''.join(dict.fromkeys(''.join(words)))
first = [letters.index(w[0]) for w in dict.fromkeys(words) if len(w) > 1]

def number(word):
    return '(' + '+'.join('%d*v[%d]' % (10 ** i, letters.index(c))
                          for i, c in enumerate(reversed(word))) + ')'

test = eval('lambda v: ' + re.sub('[A-Z]+', lambda m: number(m.group()), equation))
count = 0
for v in permutations([int(d) for d in '${digits}'], len(letters)):
    if all(v[i] != 0 for i in first) and test(v):
        count += 1
print('answer', count)
`;

const ruby = (equation: string, digits: string): string => `equation = '${equation}'
words = equation.scan(/[A-Z]+/)
letters = words.join.chars.uniq
first = words.uniq.select { |w| w.size > 1 }.map { |w| letters.index(w[0]) }
number = lambda do |word|
  '(' + word.reverse.chars.each_with_index.map { |c, i| "#{10**i}*v[#{letters.index(c)}]" }.join('+') + ')'
end
test = eval('lambda { |v| ' + equation.gsub(/[A-Z]+/) { |w| number.call(w) } + ' }')
count = 0
'${digits}'.chars.map(&:to_i).permutation(letters.size) do |v|
  count += 1 if first.none? { |i| v[i] == 0 } && test.call(v)
end
puts "answer #{count}"
`;

function script(
  program: string,
  ending: string,
  write: (equation: string, digits: string) => string,
): Peer['run'] {
  return ({ id, project }) => {
    const puzzle = puzzles.get(id);
    if (!puzzle || project) return undefined;
    const file = `script.${ending}`;
    return {
      files: { [file]: write(puzzle.equation, puzzle.digits) },
      command: [program, file],
      answer: (output) => /answer (\d+)/.exec(output)?.[1],
    };
  };
}

export const pythonScript: Peer = {
  name: 'Python, permutations',
  program: 'python3',
  version: ['--version'],
  run: script('python3', 'py', python),
};

export const rubyScript: Peer = {
  name: 'Ruby, permutations',
  program: 'ruby',
  version: ['--version'],
  run: script('ruby', 'rb', ruby),
};
