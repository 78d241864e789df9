// The line around some cells of a board, a little inside of them.

/** Whether the neighbours of a cell belong to it. */
interface Around {
  readonly up: boolean;
  readonly down: boolean;
  readonly left: boolean;
  readonly right: boolean;
}

function aroundOf(cell: number, own: ReadonlySet<number>, width: number): Around {
  const column = cell % width;
  return {
    up: own.has(cell - width),
    down: own.has(cell + width),
    left: column > 0 && own.has(cell - 1),
    right: column < width - 1 && own.has(cell + 1),
  };
}

/**
 * The path of the outline.
 * @param cells counted through row by row, in a board of some width
 * @param side of a cell
 * @param inset how far inside the line runs where the cells end
 */
export function outlineOf(
  cells: readonly number[],
  width: number,
  side: number,
  inset: number,
): string {
  const own = new Set(cells);
  const paths = cells.flatMap((cell) => {
    const { up, down, left, right } = aroundOf(cell, own, width);
    const [x, y] = [(cell % width) * side, Math.floor(cell / width) * side];
    const [west, east] = [x + inset * Number(!left), x + side - inset * Number(!right)];
    const [north, south] = [y + inset * Number(!up), y + side - inset * Number(!down)];
    const sides: readonly (readonly [boolean, string])[] = [
      [up, `M${west} ${north}H${east}`],
      [down, `M${west} ${south}H${east}`],
      [left, `M${west} ${north}V${south}`],
      [right, `M${east} ${north}V${south}`],
    ];
    return sides.flatMap(([isInside, path]) => (isInside ? [] : [path]));
  });
  return paths.join('');
}
