// A small part of some assumptions under which there is no answer (QuickXplain, Junker 2004).

/** Whether there is no answer under some assumptions; undefined when that was not found out. */
export type Refutes<A> = (assumptions: readonly A[]) => Promise<boolean | undefined>;

/**
 * A subset of `assumptions`, which together are refuted, that is refuted too. It is one from which nothing can be left
 * out, if every question is answered; a question that is not answered keeps what it was about.
 */
export async function smallCore<A>(
  assumptions: readonly A[],
  isRefuted: Refutes<A>,
): Promise<readonly A[]> {
  const shrink = async (
    kept: readonly A[],
    hasChanged: boolean,
    open: readonly A[],
  ): Promise<readonly A[]> => {
    if (hasChanged && (await isRefuted(kept))) return [];
    if (open.length <= 1) return open;
    const half = open.length >> 1;
    const [first, second] = [open.slice(0, half), open.slice(half)];
    const fromSecond = await shrink([...kept, ...first], first.length > 0, second);
    const fromFirst = await shrink([...kept, ...fromSecond], fromSecond.length > 0, first);
    return [...fromFirst, ...fromSecond];
  };
  return await shrink([], true, assumptions);
}
