// The file of `enumerate --out`: a line a solution, on the disk at most a second after it was found, and taken up again.
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { clock } from '../../base/clock.ts';
import {
  outFileDamaged,
  outFileExists,
  outFileInUse,
  outFileOfAnother,
  unwritableFile,
} from '../../text/catalogue/out-file.ts';
import { type Checked, type Diagnostic, failed, good } from '../../text/diagnostic.ts';
import { unwritable } from '../unwritable.ts';
import { type Lock, lockFile } from './lock-file.ts';
import { type Line, type Past, readPast } from './past.ts';

/** Less than the second that is promised: a write may take a while. */
const syncEveryMs = 400;
const writeFrom = 65_536;

/** What the first line says. */
export interface Heading {
  /** The name of the puzzle's file, for people. */
  readonly puzzle: string;
  /** What the solutions depend on, as a digest. */
  readonly digest: string;
}

/** Thrown where the file cannot be written any more, such as on a full disk. */
export class UnwritableFile extends Error {
  readonly diagnostic: Diagnostic;

  constructor(name: string, error: unknown) {
    const diagnostic = unwritable(name, error);
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}

export class OutFile {
  /** What the file held when it was taken up. */
  readonly past: Past;
  readonly #name: string;
  readonly #descriptor: number;
  readonly #release: () => void;
  readonly #timer: NodeJS.Timeout;
  #text = '';
  #isDirty = false;
  /** After a write that failed nothing is written any more: the torn line is to be the last. */
  #failure: UnwritableFile | undefined;
  #syncedAt = clock.now();

  private constructor(name: string, descriptor: number, past: Past, release: () => void) {
    this.#name = name;
    this.#descriptor = descriptor;
    this.past = past;
    this.#release = release;
    this.#timer = setInterval(() => this.#attempt(() => this.#sync()), syncEveryMs);
    this.#timer.unref();
  }

  /** Begins a file, or goes on with one. It is locked until it is closed or the process ends. */
  static open(name: string, heading: Heading, resume: boolean): Checked<OutFile> {
    let lock: Lock;
    try {
      lock = lockFile(`${name}.lock`);
    } catch (error) {
      return failed(unwritable(name, error));
    }
    if ('holder' in lock) return failed(outFileInUse(undefined, name, lock.holder));
    let opened: Checked<OutFile> | undefined;
    try {
      opened = OutFile.#openLocked(name, heading, resume, lock.release);
      return opened;
    } catch (error) {
      return failed(unwritable(name, error));
    } finally {
      if (!opened?.ok) lock.release();
    }
  }

  static #openLocked(
    name: string,
    heading: Heading,
    resume: boolean,
    release: () => void,
  ): Checked<OutFile> {
    if (!resume && existsSync(name)) return failed(outFileExists(undefined, name));
    const descriptor = openSync(name, resume ? 'a+' : 'ax+');
    if (!fstatSync(descriptor).isFile()) {
      closeSync(descriptor);
      return failed(unwritableFile(undefined, name, 'it is no file that can be taken up again'));
    }
    const past = readPast(descriptor);
    if ('damagedLine' in past) {
      closeSync(descriptor);
      return failed(outFileDamaged(undefined, name, past.damagedLine));
    }
    const found = past.heading;
    if (found && found.digest !== heading.digest) {
      closeSync(descriptor);
      return failed(outFileOfAnother(undefined, name, found.puzzle));
    }
    if (past.length < fstatSync(descriptor).size) ftruncateSync(descriptor, past.length);
    const file = new OutFile(name, descriptor, past, release);
    if (!found) {
      file.add({ type: 'puzzle', ...heading });
      file.sync();
      syncFolder(dirname(name));
    }
    return good(file);
  }

  /**
   * Adds a line.
   * @throws UnwritableFile
   */
  add(line: Line): void {
    this.#text += `${JSON.stringify(line)}\n`;
    if (clock.now() - this.#syncedAt >= syncEveryMs) this.#attempt(() => this.#sync());
    else if (this.#text.length >= writeFrom) this.#attempt(() => this.#write());
    if (this.#failure) throw this.#failure;
  }

  /**
   * Has everything on the disk.
   * @throws UnwritableFile
   */
  sync(): void {
    this.#attempt(() => this.#sync());
    if (this.#failure) throw this.#failure;
  }

  /** @throws UnwritableFile */
  close(): void {
    clearInterval(this.#timer);
    try {
      this.sync();
    } finally {
      closeSync(this.#descriptor);
      this.#release();
    }
  }

  #attempt(write: () => void): void {
    if (this.#failure) return;
    try {
      write();
    } catch (error) {
      this.#failure = new UnwritableFile(this.#name, error);
    }
  }

  #sync(): void {
    this.#syncedAt = clock.now();
    this.#write();
    if (this.#isDirty) fsyncSync(this.#descriptor);
    this.#isDirty = false;
  }

  #write(): void {
    if (this.#text === '') return;
    const bytes = Buffer.from(this.#text);
    this.#text = '';
    this.#isDirty = true;
    for (let from = 0; from < bytes.length; ) from += writeSync(this.#descriptor, bytes, from);
  }
}

/** A new file is lost with the power until its folder is written. Not every system can do that. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // The file itself is written all the same.
  }
}
