import { leastCostAssignment } from './assignment';

const columns = (costs: number[][], unassigned = 10) =>
  leastCostAssignment(costs, unassigned).map(({ column }) => column);

describe('The assignment of least cost', () => {
  it('gives up the cheapest pair where that costs less in all', () =>
    expect(
      columns([
        [1, 2],
        [1, 5],
      ]),
    ).toEqual([1, 0]));

  it('leaves a row without a column where none is worth its cost', () =>
    expect(
      columns(
        [
          [30, 1],
          [4, 2],
        ],
        3,
      ),
    ).toEqual([1, undefined]));

  it('gives each column once', () => expect(columns([[1], [2], [3]])).toEqual([0, undefined, undefined]));

  it('never pairs what does not go together', () => expect(columns([[Infinity, Infinity]])).toEqual([undefined]));

  it('says how firmly a row holds what it was given', () => {
    const [firm, loose] = leastCostAssignment(
      [
        [0, 9],
        [6, 5],
      ],
      20,
    );
    expect(firm!.margin).toBeGreaterThan(8);
    expect(loose!.margin).toBeLessThan(firm!.margin + 15);
    expect(leastCostAssignment([[1, 1]], 20)[0]!.margin).toBe(0);
  });

  it('is empty for no rows', () => expect(leastCostAssignment([], 1)).toEqual([]));
});
