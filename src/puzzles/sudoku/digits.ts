// The signs of a sudoku: 1 to 9, then letters, A for 10; and what stands for an empty cell.

/** The sign of a digit. */
export function signOf(digit: number): string {
  return digit.toString(36).toUpperCase();
}

/** Whether a sign says that a cell is empty. A null in a list of numbers is written so too. */
export function isEmpty(sign: string): boolean {
  return sign === '.' || sign === '_' || sign === '0' || sign === 'null' || sign === '~';
}

/** The digit of a sign, or of a number in a list; undefined for what is neither. It may be too large. */
export function digitOf(sign: string): number | undefined {
  if (/^\d{1,9}$/.test(sign)) return Number(sign);
  return /^[A-Za-z]$/.test(sign) ? Number.parseInt(sign, 36) : undefined;
}
