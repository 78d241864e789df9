// What the YAML reader says about lines that YAML reads otherwise than their author meant.
import { error, type Message, type Wording, warning } from './message.ts';

/** The two ways out that every broken line has. */
const reorderOrQuote = (instead: string): string =>
  `begin the line with something else, or put the whole line in quotes: ${instead}`;

/** A line in double quotes, as YAML wants it. */
function quoted(line: string): string {
  return `"${line.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

export const beginsWithQuote: Message<[line: string]> = error(
  'yaml-begins-with-quote',
  `In YAML a value that begins with a quote ends at the closing quote; nothing may follow it. So a line that begins
with a quoted word and goes on is broken before puzzlec sees it.

\`\`\`yaml
- 'Pall Mall' = birds      # wrong
- birds = 'Pall Mall'      # right: the quoted word is not in front
- "'Pall Mall' = birds"    # right: the whole line is quoted
\`\`\``,
  (line: string): Wording => ({
    message: 'a line that begins with a quoted word ends there for YAML, and this one goes on',
    help: reorderOrQuote(quoted(line)),
  }),
);

export const beginsWithBracket: Message<[bracket: string, line: string]> = error(
  'yaml-begins-with-bracket',
  `A value that begins with \`[\` or \`{\` is a list or a mapping to YAML, and nothing may follow its closing bracket.

\`\`\`yaml
- "{1, 2} = s"      # right: quoted
- s = {1, 2}        # right: the bracket is not in front
\`\`\``,
  (bracket: string, line: string): Wording => ({
    message: `a line that begins with ${bracket} is a list for YAML, and ends with its closing bracket; this one goes on`,
    help: reorderOrQuote(quoted(line)),
  }),
);

export const beginsWithTag: Message<[tag: string, line: string]> = error(
  'yaml-tag',
  `A word with \`!\` in front is a tag to YAML: it says of what type the value is, and is not part of the value, so an
expression would lose its first word. puzzlec knows no tags. Negation is written \`not\`.

\`\`\`yaml
- !done          # wrong
- not done       # right
\`\`\``,
  (tag: string, line: string): Wording => ({
    message: `YAML reads ${tag} as a tag, not as a part of the line, and puzzlec has no tags`,
    help: `write not for negation, or put the whole line in quotes: ${quoted(line)}`,
  }),
);

export const beginsWithStar: Message<[line: string]> = error(
  'yaml-begins-with-star',
  `A value that begins with \`*\` is an alias to YAML: it repeats the value that was given a name with \`&\`. Nothing may
follow it in the line.`,
  (line: string): Wording => ({
    message: 'a line that begins with * is an alias for YAML, and nothing may follow it',
    help: reorderOrQuote(quoted(line)),
  }),
);

export const aliasUnknown: Message<[name: string, line: string]> = error(
  'yaml-alias-unknown',
  `\`*name\` is an alias to YAML: it repeats the value that stands behind \`&name\` further up. Here no value has that
name. If the star was meant as a sign, put the whole line in quotes.`,
  (name: string, line: string): Wording => ({
    message: `YAML reads *${name} as an alias, and no value named &${name} ends before it`,
    help: `put the whole line in quotes: ${quoted(line)}`,
  }),
);

export const aliasesTooMany: Message<[limit: number]> = error(
  'yaml-aliases-too-many',
  `Aliases of lists of aliases grow without bound: a few lines can stand for billions of values. puzzlec stops at a
limit that no puzzle written by a person reaches. Write a comprehension (\`for i in 1..n\`) instead.`,
  (limit: number): Wording => ({
    message: `the aliases of this file stand for more than ${limit} values`,
    help: 'write a comprehension (for i in 1..n) instead',
  }),
);

export const anchor: Message<[name: string, line: string]> = error(
  'yaml-anchor',
  `A word with \`&\` in front gives the value behind it a name (an anchor), and is not part of the value. In front of an
expression it would silently lose a word: \`&ABC + 1 = ABD\` is \`+ 1 = ABD\` to YAML.

\`\`\`yaml
equation: "&ABC + 1 = ABD"     # quoted, if the sign is meant
size: &size 8                  # an anchor that a later *size uses is fine
\`\`\``,
  (name: string, line: string): Wording => ({
    message: `YAML reads &${name} as an anchor, so that it is lost from the line`,
    help: reorderOrQuote(quoted(line)),
  }),
);

export const beginsWithQuestion: Message<[line: string]> = error(
  'yaml-begins-with-question',
  `\`? \` (a question mark and a blank) at the beginning of a value announces a long key to YAML; puzzlec has no use for
it.

\`\`\`yaml
- ? = 3            # wrong
- "? = 3"          # a line that is meant so goes in quotes
\`\`\``,
  (line: string): Wording => ({
    message: 'a line that begins with a question mark and a blank is a key for YAML',
    help: reorderOrQuote(quoted(line)),
  }),
);

export const beginsWithDash: Message<[line: string]> = error(
  'yaml-begins-with-dash',
  `\`- \` (a dash and a blank) begins an item of a list in YAML. An expression that begins with a minus sign has no blank
behind it.

\`\`\`yaml
- - x + y = 3      # wrong: a list in a list
- -x + y = 3       # right
- y - x = 3        # right
\`\`\``,
  (line: string): Wording => ({
    message: 'a line that begins with a dash and a blank is an item of a list for YAML',
    help: `leave out the blank behind the minus sign, or put the whole line in quotes: ${quoted(line)}`,
  }),
);

/** `abs(x - y) = 3` for `|x - y| = 3`. */
function absolute(line: string): string | undefined {
  const [, inside, rest] = /^\|([^|]+)\|(\s*[-+*/%=<>!][^|]*)$/.exec(line) ?? [];
  return inside === undefined ? undefined : `write abs(${inside.trim()})${rest}`;
}

export const reservedSign: Message<[sign: string, line: string]> = error(
  'yaml-reserved-sign',
  `YAML keeps \`@\`, a backquote, \`%\`, \`|\` and \`>\` at the beginning of a value for itself (\`|\` and \`>\` begin a text
of several lines).

\`\`\`yaml
title: @home           # wrong
title: "@home"         # right
\`\`\``,
  (sign: string, line: string): Wording => ({
    message: `a value cannot begin with ${sign} in YAML`,
    help: absolute(line) ?? reorderOrQuote(quoted(line)),
  }),
);

export const colonInLine: Message<[line: string]> = error(
  'yaml-colon',
  `A colon and a blank part a key from its value in YAML, so that a line with two of them, or an expression with one, is
not read as it was meant.

\`\`\`yaml
title: Zebra: who owns it?        # wrong
title: "Zebra: who owns it?"      # right
\`\`\``,
  (line: string): Wording => ({
    message:
      'YAML reads what stands before a colon and a blank as a key, so this line falls in two',
    help: `leave out the colon, or put the whole line in quotes: ${quoted(line)}`,
  }),
);

export const dashWithoutBlank: Message<[]> = error(
  'yaml-dash-without-blank',
  `An item of a list begins with a dash and a blank. Without the blank YAML takes the line for something else.`,
  () => 'a blank is missing behind the dash',
);

export const commentInLine: Message<[comment: string]> = warning(
  'yaml-comment',
  `A blank and \`#\` begin a comment, so that YAML drops the rest of the line. This comment looks as if it were meant to be
part of the expression.

\`\`\`yaml
- x = 2 #1 = y          # the first # already begins a comment
- "x = 2 #1 = y"        # quoted: # is part of the line
- x = 2 # so y = 1      # a blank behind # makes clear that it is a comment
\`\`\``,
  (comment: string): Wording => ({
    message: `YAML drops ${comment} as a comment`,
    help: 'put a blank behind # if it is one, or else quote the whole line',
  }),
);

/** A remark beside whatever is wrong with the part of the line that is left. */
export const commentCuts: 'a blank and # begin a comment, so YAML drops this; put the whole line in quotes if it belongs to it' =
  'a blank and # begin a comment, so YAML drops this; put the whole line in quotes if it belongs to it';
