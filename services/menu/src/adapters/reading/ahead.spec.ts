import { eachAhead } from './ahead';

describe('Looking ahead', () => {
  it('begins one look while the one before it is under way, never more, and in order', async () => {
    const begun: number[] = [];
    let underWay = 0;
    let most = 0;
    await eachAhead([1, 2, 3, 4, 5], () => true, async (item) => {
      begun.push(item);
      most = Math.max(most, ++underWay);
      await new Promise(setImmediate);
      underWay--;
    });
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('begins no more when the time is used up', async () => {
    const begun: number[] = [];
    await eachAhead([1, 2, 3, 4], () => begun.length < 3, (item) => Promise.resolve(void begun.push(item)));
    expect(begun).toEqual([1, 2, 3]);
  });
});
