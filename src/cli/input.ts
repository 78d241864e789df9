// Files as the user names them, read whole: UTF-8, gzip-compressed or not; `-` is standard input.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  damagedGzip,
  fileNotFound,
  isDirectory,
  notUtf8,
  unreadableFile,
} from '../text/catalogue/input.ts';
import { type Checked, failed, good } from '../text/diagnostic.ts';
import type { Source } from '../text/source.ts';
import { nearest } from '../text/suggest.ts';

/** More than this is no puzzle, and would not fit a string either. */
const largestFile = 256 * 1024 * 1024;

/** Reads a file; the name of the source is the name given, without `.gz`. */
export function readSource(name: string): Checked<Source> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(name === '-' ? 0 : name);
  } catch (error) {
    return failed(unreadable(name, error as NodeJS.ErrnoException));
  }
  const shown = name === '-' ? 'standard input' : name;
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    try {
      const { gunzipSync } = process.getBuiltinModule('node:zlib');
      bytes = gunzipSync(bytes, { maxOutputLength: largestFile });
    } catch (error) {
      return failed(damagedGzip(undefined, shown, (error as Error).message));
    }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return good({ name: shown.replace(/\.gz$/, ''), text });
  } catch {
    return failed(notUtf8(undefined, shown, firstBadByte(bytes)));
  }
}

function unreadable(name: string, error: NodeJS.ErrnoException): ReturnType<typeof fileNotFound> {
  if (error.code === 'EISDIR') return isDirectory(undefined, name);
  if (error.code === 'ENOENT') return fileNotFound(undefined, name, similarFile(name));
  return unreadableFile(undefined, name, error.code ?? error.message);
}

/** A file beside the one that is not there, with nearly its name. */
function similarFile(name: string): string | undefined {
  const folder = dirname(name);
  try {
    const best = nearest(basename(name), readdirSync(folder));
    return best === undefined ? undefined : join(folder, best);
  } catch {
    return undefined;
  }
}

/** By halving: the longest prefix that is good so far ends where the first bad byte is. */
function firstBadByte(bytes: Uint8Array): number {
  const isGood = (length: number): boolean => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isGood(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
