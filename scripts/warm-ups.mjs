// The commands whose code is kept ready: what most people run, on puzzles of each kind.

const sugar = '(int a 0 9)\n(bool p)\n(alldifferent a 3)\n(iff p (> (* a 2) 7))\n';

export const warmUps = [
  { words: ['--version'] },
  { words: ['solve', 'specs/zebra.yaml', '-b', 'native'] },
  { words: ['solve', 'specs/alphametic/most-beautiful.sugar', '-b', 'native'] },
  { words: ['solve', 'specs/model/queens.yaml', '-b', 'native'] },
  { words: ['solve', 'specs/alphametic/send-more-money.yaml', '-b', 'native'] },
  { words: ['solve', 'specs/sudoku/classic.yaml', '-b', 'native'] },
  { words: ['solve', '-'], input: sugar },
  { words: ['enumerate', 'specs/needmorecash.sugar', '-b', 'native', '--format', 'json'] },
  { words: ['enumerate', 'specs/needmorecash.sugar', '-b', 'native', '--count'] },
  { words: ['solve', 'specs/needmorecash.sugar', '-b', 'sat'] },
  { words: ['solve', 'specs/errors/unknown-name.yaml'], code: 2 },
];
