/**
 * Gradient-boosted decision trees, as the fit writes them. Each node is four numbers in one flat list: the feature asked
 * about (or -1 at a leaf), the bound (or the leaf's value), and the places of the nodes for "at most the bound" and "above".
 */
export interface BoostedTrees {
  /** Scores are summed by class: tree `i` adds to class `i % classes`. */
  readonly classes: number;
  /** What each class scores before any tree. */
  readonly base: readonly number[];
  readonly trees: readonly (readonly number[])[];
}

const NODE = 4;

/** All trees in one list, places counted over all of it: walked many thousand times a page. */
interface PackedTrees {
  readonly nodes: Float64Array;
  readonly starts: Int32Array;
}

const packedTrees = new WeakMap<BoostedTrees, PackedTrees>();

function packed(model: BoostedTrees): PackedTrees {
  const known = packedTrees.get(model);
  if (known) return known;
  const nodes = new Float64Array(model.trees.reduce((sum, tree) => sum + tree.length, 0));
  const starts = new Int32Array(model.trees.length);
  let start = 0;
  model.trees.forEach((tree, index) => {
    starts[index] = start;
    for (let at = 0; at < tree.length; at += NODE) {
      nodes[start + at] = tree[at]!;
      nodes[start + at + 1] = tree[at + 1]!;
      nodes[start + at + 2] = start + NODE * tree[at + 2]!;
      nodes[start + at + 3] = start + NODE * tree[at + 3]!;
    }
    start += tree.length;
  });
  const made = { nodes, starts };
  packedTrees.set(model, made);
  return made;
}

/** The score of each class for one example; logistic or soft-max of them are probabilities. */
export function scoresOf(model: BoostedTrees, features: ArrayLike<number>): Float64Array {
  const { nodes, starts } = packed(model);
  const { classes } = model;
  const scores = Float64Array.from(model.base);
  for (let index = 0; index < starts.length; index++) {
    let at = starts[index]!;
    for (let feature = nodes[at]!; feature >= 0; feature = nodes[at]!) at = features[feature]! <= nodes[at + 1]! ? nodes[at + 2]! : nodes[at + 3]!;
    scores[index % classes]! += nodes[at + 1]!;
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
