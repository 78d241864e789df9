// The sequence 1, 1, 2, 1, 1, 2, 4, 1, ... of how long to search between restarts (Luby, Sinclair and Zuckerman 1993).

/** @param index from 1 on */
export function luby(index: number): number {
  let size = 1;
  while (size < index) size = 2 * size + 1;
  let left = index;
  while (size !== left) {
    size = (size - 1) >> 1;
    if (left > size) left -= size;
  }
  return (size + 1) >> 1;
}
