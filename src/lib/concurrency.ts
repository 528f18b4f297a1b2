/** Does `work` for every item in order, at most `limit` of them at one time; the first error is thrown. */
export async function forEachLimit<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const take = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({length: limit}, take));
}
