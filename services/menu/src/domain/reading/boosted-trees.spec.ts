import { logistic, scoresOf, softmax, type BoostedTrees } from './boosted-trees';

/** "Is feature 1 at most 5?", and where it is not: "is feature 0 at most 2?". */
const TREE = [1, 5, 1, 2, -1, 0.5, 0, 0, 0, 2, 3, 4, -1, -0.25, 0, 0, -1, 4, 0, 0];

describe('The score of boosted trees', () => {
  const one: BoostedTrees = { classes: 1, base: [0.1], trees: [TREE] };

  it.each([
    [[9, 5], 0.6],
    [[2, 6], -0.15],
    [[3, 6], 4.1],
  ])('of %j is that of the leaf that its features lead to, and the base: %d', (features, score) =>
    expect(scoresOf(one, features)[0]).toBeCloseTo(score),
  );

  it('is the sum over all trees', () =>
    expect(scoresOf({ ...one, trees: [TREE, TREE, [-1, 1, 0, 0]] }, [9, 5])[0]).toBeCloseTo(0.1 + 0.5 + 0.5 + 1));

  it('is that of its class: trees go to the classes in turn', () => {
    const trees = [
      [-1, 1, 0, 0],
      [-1, 2, 0, 0],
      [-1, 10, 0, 0],
      [-1, 20, 0, 0],
    ];
    expect([...scoresOf({ classes: 2, base: [0.5, 0], trees }, [])]).toEqual([11.5, 22]);
  });

  it('is the base where there is no tree', () => expect([...scoresOf({ ...one, trees: [] }, [])]).toEqual([0.1]));
});

describe('Probabilities', () => {
  it('of several classes sum to 1 and keep the order of the scores, however great these are', () => {
    const p = softmax(Float64Array.from([1000, 1001, 999]));
    expect(p.reduce((sum, value) => sum + value)).toBeCloseTo(1);
    expect(p[1]).toBeGreaterThan(p[0]!);
    expect(p[0]).toBeGreaterThan(p[2]!);
  });

  it('of one class lie about a half at 0', () => {
    expect(logistic(0)).toBe(0.5);
    expect(logistic(3) + logistic(-3)).toBeCloseTo(1);
    expect(logistic(-800)).toBe(0);
  });
});
