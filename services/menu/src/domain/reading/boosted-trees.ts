/**
 * Gradient-boosted decision trees, as the fit writes them. Each node is four numbers in one flat list: the feature
 * asked about (or -1 at a leaf), the bound (or the leaf's value), and the places of the nodes for "at most the bound"
 * and "above".
 */
export interface BoostedTrees {
  /** Scores are summed by class: tree `i` adds to class `i % classes`. */
  readonly classes: number;
  /** What each class scores before any tree. */
  readonly base: readonly number[];
  readonly trees: readonly (readonly number[])[];
}

const NODE = 4;

/** All trees in one list of nodes, places counted over all of it: they are walked millions of times a page. */
interface PackedTrees {
  readonly starts: Int32Array;
  /** The feature asked about, or -1 at a leaf. */
  readonly features: Int16Array;
  /** The bound, or the leaf's value. */
  readonly values: Float64Array;
  /** Two for each node: the one for "at most the bound", and the one for "above". */
  readonly next: Int32Array;
}

const packedTrees = new WeakMap<BoostedTrees, PackedTrees>();

function packed(model: BoostedTrees): PackedTrees {
  const known = packedTrees.get(model);
  if (known) return known;
  const count = model.trees.reduce((sum, tree) => sum + tree.length / NODE, 0);
  const made = {
    starts: new Int32Array(model.trees.length),
    features: new Int16Array(count),
    values: new Float64Array(count),
    next: new Int32Array(2 * count),
  };
  let start = 0;
  model.trees.forEach((tree, index) => {
    made.starts[index] = start;
    for (let at = 0; at < tree.length; at += NODE) {
      const node = start + at / NODE;
      made.features[node] = tree[at]!;
      made.values[node] = tree[at + 1]!;
      made.next[2 * node] = start + tree[at + 2]!;
      made.next[2 * node + 1] = start + tree[at + 3]!;
    }
    start += tree.length / NODE;
  });
  packedTrees.set(model, made);
  return made;
}

/** The score of each class for one example; logistic or soft-max of them are probabilities. */
export const scoresOf = (model: BoostedTrees, features: ArrayLike<number>): Float64Array =>
  scoresOfAll(model, [features])[0]!;

/**
 * Examples that are scored together: as many as stay close to the processor while one tree after the other is walked.
 */
const TOGETHER = 16;

/** The scores of many examples, all with as many features. */
export function scoresOfAll(model: BoostedTrees, rows: readonly ArrayLike<number>[]): Float64Array[] {
  const { starts, features, values, next } = packed(model);
  const { classes } = model;
  const width = rows[0]?.length ?? 0;
  const block = new Float32Array(TOGETHER * width);
  const scores = rows.map(() => Float64Array.from(model.base));
  for (let first = 0; first < rows.length; first += TOGETHER) {
    const count = Math.min(TOGETHER, rows.length - first);
    for (let row = 0; row < count; row++) block.set(rows[first + row]!, row * width);
    for (let index = 0, own = 0; index < starts.length; index++) {
      for (let row = 0; row < count; row++) {
        let at = starts[index]!;
        // Which way a tree goes cannot be foreseen: a step that is computed is faster than one that is guessed.
        for (let feature = features[at]!; feature >= 0; feature = features[at]!)
          at = next[2 * at + Number(block[row * width + feature]! > values[at]!)]!;
        scores[first + row]![own]! += values[at]!;
      }
      own = own + 1 === classes ? 0 : own + 1;
    }
  }
  return scores;
}

/** Scores of several classes as probabilities that sum to 1. */
export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - highest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A score of one class as a probability. */
export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));
