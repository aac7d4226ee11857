import { fitTrees, meanOf } from './fit-trees.mjs';

/** The same examples at each call: three features between 0 and 1. */
function examples(count: number): Float32Array[] {
  let state = 7;
  const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => Float32Array.from([next(), next(), next()]));
}

type Trees = ReturnType<typeof fitTrees>;

/** As the service evaluates them: a node is a feature or -1, a bound or a value, and the two nodes below it. */
function scores({ classes, base, trees }: Trees, features: ArrayLike<number>): number[] {
  const sums = [...base];
  trees.forEach((tree, index) => {
    let at = 0;
    while (tree[at]! >= 0) at = 4 * (features[tree[at]!]! <= tree[at + 1]! ? tree[at + 2]! : tree[at + 3]!);
    sums[index % classes]! += tree[at + 1]!;
  });
  return sums;
}

const rows = examples(600);
const ones = rows.map(() => 1);
const OPTIONS = { rounds: 20, leaves: 6, leastWeight: 4, featureShare: 1 };
const share = (right: readonly boolean[]): number => right.filter(Boolean).length / right.length;

describe('Fitted trees', () => {
  it('are the same for the same examples and seed', () => {
    const labels = rows.map(([a, b]) => (a! > 0.5 || b! > 0.8 ? 1 : 0));
    expect(fitTrees(rows, labels, ones, 1, OPTIONS)).toEqual(fitTrees(rows, labels, ones, 1, OPTIONS));
    expect(fitTrees(rows, labels, ones, 1, { ...OPTIONS, seed: 2 })).not.toEqual(
      fitTrees(rows, labels, ones, 1, OPTIONS),
    );
  });

  it('learn a rule of one feature', () => {
    const rule = (row: ArrayLike<number>): boolean => row[1]! > 0.3;
    const trees = fitTrees(
      rows,
      rows.map((row) => (rule(row) ? 1 : 0)),
      ones,
      1,
      OPTIONS,
    );
    const others = examples(900).slice(600);
    expect(share(others.map((row) => scores(trees, row)[0]! > 0 === rule(row)))).toBeGreaterThan(0.97);
  });

  it('learn a rule that no feature shows by itself', () => {
    const rule = ([a, b]: ArrayLike<number> & Iterable<number>): boolean => a! > 0.5 !== b! > 0.5;
    const trees = fitTrees(
      rows,
      rows.map((row) => (rule(row) ? 1 : 0)),
      ones,
      1,
      { ...OPTIONS, rounds: 60 },
    );
    expect(share(rows.map((row) => scores(trees, row)[0]! > 0 === rule(row)))).toBeGreaterThan(0.95);
  });

  it('learn several classes, one tree for each in every round', () => {
    const classOf = (row: ArrayLike<number>): number => Math.min(2, Math.floor(3 * row[0]!));
    const trees = fitTrees(rows, rows.map(classOf), ones, 3, OPTIONS);
    const likeliest = (row: ArrayLike<number>): number => {
      const own = scores(trees, row);
      return own.indexOf(Math.max(...own));
    };
    expect(trees.trees).toHaveLength(3 * OPTIONS.rounds);
    expect(share(rows.map((row) => likeliest(row) === classOf(row)))).toBeGreaterThan(0.97);
  });

  it('follow the heavier of two examples that contradict each other', () => {
    const rule = (row: ArrayLike<number>): boolean => row[0]! > 0.5;
    const twice = [...rows, ...rows];
    const labels = twice.map((row, index) => (rule(row) === index < rows.length ? 1 : 0));
    const weights = twice.map((_, index) => (index < rows.length ? 3 : 1));
    const trees = fitTrees(twice, labels, weights, 1, OPTIONS);
    expect(share(rows.map((row) => scores(trees, row)[0]! > 0 === rule(row)))).toBeGreaterThan(0.97);
    expect(1 / (1 + Math.exp(-scores(trees, [0.9, 0.5, 0.5])[0]!))).toBeCloseTo(0.75, 1);
  });

  it('learn nothing from examples without weight', () => {
    const labels = rows.map(([a]) => (a! > 0.5 ? 1 : 0));
    const half = rows.map(([, b]) => (b! > 0.5 ? 1 : 0));
    const flipped = labels.map((label, index) => (half[index] ? label : 1 - label));
    expect(fitTrees(rows, flipped, half, 1, OPTIONS).base).toEqual(fitTrees(rows, labels, half, 1, OPTIONS).base);
    expect(fitTrees(rows, flipped, half, 1, OPTIONS)).toEqual(fitTrees(rows, labels, half, 1, OPTIONS));
  });

  it('answer the share of examples where no feature tells them apart', () => {
    const same = rows.map(() => Float32Array.from([1, 1, 1]));
    const trees = fitTrees(
      same,
      rows.map((_, index) => (index % 4 === 0 ? 1 : 0)),
      ones,
      1,
      OPTIONS,
    );
    expect(1 / (1 + Math.exp(-scores(trees, same[0]!)[0]!))).toBeCloseTo(0.25, 1);
  });

  it('answer together what each does on average', () => {
    const labels = rows.map(([a]) => (a! > 0.5 ? 1 : 0));
    const models = [1, 2].map((seed) => fitTrees(rows, labels, ones, 1, { ...OPTIONS, seed }));
    const [one, two, both] = [...models, meanOf(models)].map((model) => scores(model, rows[0]!)[0]!);
    expect(one).not.toBeCloseTo(two!, 6);
    expect(both).toBeCloseTo((one! + two!) / 2, 6);
  });

  it('answer evenly where there is no example', () => expect(scores(fitTrees([], [], [], 1, OPTIONS), [])[0]).toBe(0));
});
