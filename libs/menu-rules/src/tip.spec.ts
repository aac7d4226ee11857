import { highestTip, tipRows, tipShares, toPayOf } from './tip';

describe('a tip', () => {
  it('is proposed as shares of the dishes, each rounded half up', () => {
    expect(tipShares([10, 15, 20], 2345)).toEqual([
      { percent: 10, amount: 235 },
      { percent: 15, amount: 352 },
      { percent: 20, amount: 469 },
    ]);
  });

  it('is not proposed where it is less than the smallest coin', () => {
    expect(tipShares([1, 50], 9)).toEqual([{ percent: 50, amount: 5 }]);
    expect(tipShares([10], 0)).toEqual([]);
  });

  it('is at most as much as the dishes cost', () => {
    expect(highestTip(2345)).toBe(2345);
  });

  it('is paid beside the total, which has none in it', () => {
    expect(toPayOf({ total: 2718, tip: 300 })).toBe(3018);
    expect(toPayOf({ total: 2718 })).toBe(2718);
  });

  it('has two rows below the total of a receipt, and none where there is no tip', () => {
    expect(tipRows({ total: 2718, tip: 300 })).toEqual([
      { name: 'Tip', amount: 300 },
      { name: 'To pay', amount: 3018 },
    ]);
    expect(tipRows({ total: 2718 })).toEqual([]);
  });
});
