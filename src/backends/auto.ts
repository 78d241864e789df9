// Which backend `auto` takes, and why.
import type { Model } from '../model/model.ts';
import type { BackendName } from './backend.ts';

export interface Choice {
  readonly name: BackendName;
  /** For `--stats`. */
  readonly reason: string;
}

/** The backend for a presolved model. */
export function chooseBackend(_model: Model): Choice {
  return { name: 'native', reason: 'small domains' };
}
