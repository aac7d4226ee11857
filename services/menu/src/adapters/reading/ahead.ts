import pLimit from 'p-limit';

/** Looks that are under way at once: while recognition reads one picture, the next is cut out. */
const UNDER_WAY = 2;

/**
 * Does some work for each item, in order, beginning with one while the one before it is under way.
 *
 * @param isTimeLeft asked before each item; where it says no, the item is left out
 * @throws what `work` throws
 */
export async function eachAhead<T>(items: readonly T[], isTimeLeft: () => boolean, work: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit(UNDER_WAY);
  await Promise.all(
    items.map((item) =>
      limit(async () => {
        if (isTimeLeft()) await work(item);
      }),
    ),
  );
}
