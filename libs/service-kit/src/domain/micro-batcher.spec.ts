import { MicroBatcher } from './micro-batcher';

describe('a micro-batcher', () => {
  const tick = () => new Promise((resolve) => setImmediate(resolve));

  it('does a piece at once, and together what is added meanwhile', async () => {
    const batches: (readonly number[])[] = [];
    const batcher = new MicroBatcher(async (items: readonly number[]) => {
      batches.push(items);
      await tick();
      return items.map((item) => item * 2);
    }, 3);
    const outs = await Promise.all([1, 2, 3, 4, 5].map((item) => batcher.add(item)));
    expect(outs).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
    expect(await batcher.add(6)).toBe(12);
  });

  it('fails each piece of a batch that fails, and goes on with the next', async () => {
    const batcher = new MicroBatcher(async (items: readonly number[]) => {
      await tick();
      if (items.includes(2)) throw new Error('not now');
      return items;
    }, 2);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.add(item)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  });

  it('finds out whose fault it was by doing each piece alone, where it may be that of one', async () => {
    const batches: (readonly number[])[] = [];
    const batcher = new MicroBatcher(
      async (items: readonly number[]) => {
        batches.push(items);
        await tick();
        if (items.includes(3)) throw new Error('a bad three');
        if (items.includes(6)) throw new Error('nobody is there');
        return items;
      },
      3,
      { mayBeOfOne: (error) => (error as Error).message === 'a bad three' },
    );
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((item) => batcher.add(item)));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false, false]);
    expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4], [5, 6]]);
  });

  it('waits a little for others where that is wanted', async () => {
    const batches: (readonly number[])[] = [];
    const batcher = new MicroBatcher(
      async (items: readonly number[]) => {
        batches.push(items);
        return items;
      },
      3,
      { lingerMs: 5 },
    );
    await Promise.all([1, 2].map((item) => batcher.add(item)));
    expect(batches).toEqual([[1, 2]]);
  });

  it('takes a batch that gives too few results for a failure', async () => {
    await expect(new MicroBatcher(async () => [], 1).add(1)).rejects.toThrow('a batch of 1 gave 0 results');
  });
});
