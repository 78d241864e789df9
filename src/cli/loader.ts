// Loads the pieces of the bundled program, each with the code that V8 made of it when it was built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** Finds what a piece asks for by name. */
type Require = (name: string) => unknown;

interface Piece {
  readonly exports: object;
}

type Body = (
  exports: object,
  require: Require,
  module: Piece,
  filename: string,
  folder: string,
) => void;

/**
 * What loads a piece in a folder by its name, once; other names are left to `require`. A piece is a file with one
 * function in it, in ASCII; the file beside it that ends in `.code` holds what V8 made of it, twice, and V8 itself
 * refuses what another version of it has made. Without it the function is compiled, which takes longer.
 */
export function loaderOf(folder: string, require: Require): Require {
  const loaded = new Map<string, Piece>();
  const load: Require = (name) => {
    if (!name.startsWith('./')) return require(name);
    const known = loaded.get(name);
    if (known) return known.exports;
    const piece: Piece = { exports: {} };
    loaded.set(name, piece);
    const filename = join(folder, name);
    const script = new Script(readFileSync(filename, 'latin1'), {
      filename,
      cachedData: codeBeside(filename),
    });
    const body: Body = script.runInThisContext();
    body(piece.exports, load, piece, filename, folder);
    return piece.exports;
  };
  return load;
}

/**
 * V8 would crash on code of which some bytes are others than it wrote. So it stands there twice: to compare costs next to
 * nothing, and the module with Node's checksums would cost milliseconds.
 */
function codeBeside(filename: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(`${filename}.code`);
  } catch {
    return undefined;
  }
  const half = bytes.length / 2;
  const code = bytes.subarray(0, half);
  return code.equals(bytes.subarray(half)) ? code : undefined;
}
