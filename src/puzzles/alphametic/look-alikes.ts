// Letters of different scripts that look the same: the Latin A and the Cyrillic one.

/** For each script letters that look like those at the same place of the other list. */
const pairs: readonly (readonly [letters: string, likes: string])[] = [
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['ονρ', 'ovp'],
  ['АВЕКМНОРСТУХЅІЈԚԜҮ', 'ABEKMHOPCTYXSIJQWY'],
  ['аеорсухѕіјԁԛԝһ', 'aeopcyxsijdqwh'],
  ['ՕՏ', 'OS'],
  ['օհո', 'ohn'],
  ['ヘベペリ', 'へべぺり'],
  ['カニロハエタトー', '力二口八工夕卜一'],
];

const like = new Map<string, string>();
for (const [letters, likes] of pairs) {
  const targets = [...likes];
  for (const [i, letter] of [...letters].entries()) like.set(letter, targets[i] ?? letter);
}

/** Two letters have the same shape if they look alike. */
export function shapeOf(letter: string): string {
  const direct = like.get(letter);
  if (direct !== undefined) return direct;
  return [...letter.normalize('NFKD')].map((part) => like.get(part) ?? part).join('');
}

/** Made when they are needed, as their tables are large. */
const scripts = (): readonly (readonly [name: string, pattern: RegExp])[] => [
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Hiragana', /\p{Script=Hiragana}/u],
  ['Katakana', /\p{Script=Katakana}/u],
  ['Han', /\p{Script=Han}/u],
];

/** What tells a letter from one that looks like it: its script, or its code point where that says more. */
export function originOf(letter: string): string {
  const wide = letter.normalize('NFKC') !== letter ? 'compatibility form, ' : '';
  const script = scripts().find(([, pattern]) => pattern.test(letter))?.[0];
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `${wide}${script === undefined ? '' : `${script}, `}U+${code}`;
}
