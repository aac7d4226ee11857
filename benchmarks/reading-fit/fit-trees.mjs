/** Fits gradient-boosted trees (histograms, leaf-wise growth). The same examples and seed give the same trees. */

const BINS = 64;
/** Numbers of a node, and the first of them at a leaf, whose second is its value. */
const NODE = 4;
const LEAF = -1;

/**
 * @typedef {{ classes: number, base: number[], trees: number[][] }} BoostedTrees as `boosted-trees.ts` of the menu
 * service evaluates them
 * @typedef {{ rounds: number, leaves: number, rate: number, leastWeight: number, featureShare: number, rowShare:
 * number, smoothing: number, seed: number }} FitOptions `leastWeight`: of the examples in a leaf; `smoothing`: L2
 * penalty of a leaf's value
 */

/** @type {FitOptions} */
export const USUAL_FIT = {
  rounds: 70,
  leaves: 24,
  rate: 0.12,
  leastWeight: 8,
  featureShare: 0.35,
  rowShare: 0.7,
  smoothing: 2,
  seed: 1,
};

/**
 * One model that scores as some do on average. @param {readonly BoostedTrees[]} models of the same classes
 * @returns {BoostedTrees}
 */
export function meanOf(models) {
  const [first] = models;
  if (!first) throw new Error('There is no mean of no models.');
  return {
    classes: first.classes,
    base: first.base.map((_, at) => models.reduce((sum, { base }) => sum + (base[at] ?? 0), 0) / models.length),
    trees: models.flatMap(({ trees }) =>
      trees.map((tree) =>
        tree.map((value, at) => (at % NODE === 1 && tree[at - 1] === LEAF ? value / models.length : value)),
      ),
    ),
  };
}

/** Random numbers from a seed (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Where the bins of a feature end: between all of its values where there are few, else after each 64th of the
 * examples.
 * @param {Float64Array} sorted
 */
function cutsOf(sorted) {
  const distinct = sorted.filter((value, at) => at === 0 || value !== sorted[at - 1]);
  if (distinct.length <= BINS)
    return Array.from(
      { length: Math.max(0, distinct.length - 1) },
      (_, at) => ((distinct[at] ?? 0) + (distinct[at + 1] ?? 0)) / 2,
    );
  /** @type {number[]} */
  const cuts = [];
  for (let bin = 1; bin < BINS; bin += 1) {
    const cut = sorted[Math.floor((bin * sorted.length) / BINS)] ?? 0;
    if (cut > (cuts.at(-1) ?? -Infinity)) cuts.push(cut);
  }
  return cuts;
}

/** Examples by feature, each value as the number of its bin. @param {readonly Float32Array[]} rows */
function binned(rows) {
  const count = rows.length;
  const width = rows[0]?.length ?? 0;
  const columns = [];
  const bounds = [];
  const step = Math.max(1, Math.floor(count / 20000));
  for (let feature = 0; feature < width; feature += 1) {
    const sample = Float64Array.from(
      { length: Math.ceil(count / step) },
      (_, at) => /** @type {Float32Array} */ (rows[at * step])[feature] ?? 0,
    ).sort();
    const cuts = cutsOf(sample);
    const column = new Uint8Array(count);
    for (let i = 0; i < count; i += 1) {
      const value = /** @type {Float32Array} */ (rows[i])[feature] ?? 0;
      let low = 0;
      let high = cuts.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value <= (cuts[middle] ?? 0)) high = middle;
        else low = middle + 1;
      }
      column[i] = low;
    }
    columns.push(column);
    bounds.push(cuts);
  }
  return { columns, bounds };
}

/**
 * @param {readonly Float32Array[]} rows @param {ArrayLike<number>} labels class of each (0 or 1 when `classes` is 1)
 * @param {ArrayLike<number>} weights @param {number} classes 1 for yes or no @param {Partial<FitOptions>} [options]
 * @returns {BoostedTrees}
 */
export function fitTrees(rows, labels, weights, classes, options = {}) {
  const o = { ...USUAL_FIT, ...options };
  const count = rows.length;
  const { columns, bounds } = binned(rows);
  const random = randomFrom(o.seed);
  const base = baseScores(labels, weights, classes);
  const scores = new Float64Array(count * classes);
  for (let i = 0; i < count; i += 1) for (let c = 0; c < classes; c += 1) scores[i * classes + c] = base[c] ?? 0;
  const gradient = new Float64Array(count);
  const hessian = new Float64Array(count);
  const p = new Float64Array(count * classes);
  /** @type {number[][]} */
  const trees = [];
  for (let round = 0; round < o.rounds; round += 1) {
    probabilities(scores, p, classes);
    const sampled = [];
    const others = [];
    for (let i = 0; i < count; i += 1)
      if ((weights[i] ?? 0) > 0 && random() < o.rowShare) sampled.push(i);
      else others.push(i);
    for (let c = 0; c < classes; c += 1) {
      for (let i = 0; i < count; i += 1) {
        const q = p[i * classes + c] ?? 0;
        const target = classes === 1 ? (labels[i] ?? 0) : labels[i] === c ? 1 : 0;
        const weight = weights[i] ?? 0;
        gradient[i] = weight * (q - target);
        hessian[i] = weight * Math.max(1e-6, q * (1 - q));
      }
      const features = [];
      for (let feature = 0; feature < columns.length; feature += 1)
        if ((bounds[feature]?.length ?? 0) > 0 && random() < o.featureShare) features.push(feature);
      const { nodes, leaves } = growTree(
        { rows: Int32Array.from(sampled), others: Int32Array.from(others) },
        features,
        columns,
        bounds,
        gradient,
        hessian,
        o,
        classes > 1 ? (classes - 1) / classes : 1,
      );
      trees.push(nodes);
      for (const { rows: own, others: besides, node } of leaves) {
        const value = /** @type {number} */ (nodes[4 * node + 1]);
        for (const list of [own, besides])
          for (let k = 0; k < list.length; k += 1) {
            const at = /** @type {number} */ (list[k]) * classes + c;
            scores[at] = /** @type {number} */ (scores[at]) + value;
          }
      }
    }
  }
  return { classes, base, trees };
}

/** @param {ArrayLike<number>} labels @param {ArrayLike<number>} weights @param {number} classes */
function baseScores(labels, weights, classes) {
  const sums = new Float64Array(Math.max(2, classes)).fill(1);
  let total = sums.length;
  for (let i = 0; i < labels.length; i += 1) {
    const label = labels[i] ?? 0;
    sums[label] = (sums[label] ?? 0) + (weights[i] ?? 0);
    total += weights[i] ?? 0;
  }
  if (classes === 1) return [rounded(Math.log((sums[1] ?? 1) / (sums[0] ?? 1)))];
  return [...sums].map((sum) => rounded(Math.log(sum / total)));
}

/** @param {Float64Array} scores @param {Float64Array} p @param {number} classes */
function probabilities(scores, p, classes) {
  if (classes === 1) {
    for (let i = 0; i < scores.length; i += 1) p[i] = 1 / (1 + Math.exp(-(scores[i] ?? 0)));
    return;
  }
  for (let i = 0; i < scores.length; i += classes) {
    let highest = -Infinity;
    for (let c = 0; c < classes; c += 1) highest = Math.max(highest, scores[i + c] ?? 0);
    let sum = 0;
    for (let c = 0; c < classes; c += 1) sum += p[i + c] = Math.exp((scores[i + c] ?? 0) - highest);
    for (let c = 0; c < classes; c += 1) p[i + c] = (p[i + c] ?? 0) / sum;
  }
}

/**
 * @typedef {{ rows: Int32Array, others: Int32Array }} Examples those that a tree is grown from, and those that only get
 * its values
 * @param {Examples} examples @param {number[]} features @param {readonly Uint8Array[]} columns @param {number[][]}
 * bounds @param {Float64Array} gradient @param {Float64Array} hessian @param {FitOptions} o @param {number} scale
 * @returns {{ nodes: number[], leaves: (Examples & { node: number })[] }}
 */
function growTree(examples, features, columns, bounds, gradient, hessian, o, scale) {
  const width = features.length * BINS * 2;
  const histogram = (/** @type {Int32Array} */ own) => {
    const sums = new Float64Array(width);
    // In the order of the examples of this leaf, so that each feature reads them from one end to the other.
    const pairs = new Float64Array(2 * own.length);
    for (let k = 0; k < own.length; k += 1) {
      const i = /** @type {number} */ (own[k]);
      pairs[2 * k] = /** @type {number} */ (gradient[i]);
      pairs[2 * k + 1] = /** @type {number} */ (hessian[i]);
    }
    for (let f = 0; f < features.length; f += 1) {
      const column = /** @type {Uint8Array} */ (columns[/** @type {number} */ (features[f])]);
      const start = f * BINS * 2;
      for (let k = 0; k < own.length; k += 1) {
        const at = start + 2 * /** @type {number} */ (column[/** @type {number} */ (own[k])]);
        sums[at] = /** @type {number} */ (sums[at]) + /** @type {number} */ (pairs[2 * k]);
        sums[at + 1] = /** @type {number} */ (sums[at + 1]) + /** @type {number} */ (pairs[2 * k + 1]);
      }
    }
    return sums;
  };
  const totals = (/** @type {Int32Array} */ own) => {
    let g = 0;
    let h = 0;
    for (let k = 0; k < own.length; k += 1) {
      g += /** @type {number} */ (gradient[/** @type {number} */ (own[k])]);
      h += /** @type {number} */ (hessian[/** @type {number} */ (own[k])]);
    }
    return { g, h };
  };
  const bestSplit = (/** @type {Float64Array} */ sums, /** @type {{ g: number, h: number }} */ { g, h }) => {
    const whole = (g * g) / (h + o.smoothing);
    let best = { gain: 1e-4, feature: -1, f: -1, bin: -1 };
    const least = o.leastWeight * 0.05;
    for (let f = 0; f < features.length; f += 1) {
      const feature = /** @type {number} */ (features[f]);
      const cuts = /** @type {number[]} */ (bounds[feature]).length;
      let gl = 0;
      let hl = 0;
      for (let bin = 0; bin < cuts; bin += 1) {
        const at = (f * BINS + bin) * 2;
        gl += /** @type {number} */ (sums[at]);
        hl += /** @type {number} */ (sums[at + 1]);
        const hr = h - hl;
        if (hl < least || hr < least) continue;
        const gr = g - gl;
        const gain = (gl * gl) / (hl + o.smoothing) + (gr * gr) / (hr + o.smoothing) - whole;
        if (gain > best.gain) best = { gain, feature, f, bin };
      }
    }
    return best;
  };
  const open = (/** @type {Examples} */ { rows: own, others }, /** @type {Float64Array} */ sums) => {
    const total = totals(own);
    return {
      rows: own,
      others,
      sums,
      total,
      split: own.length >= 2 * o.leastWeight ? bestSplit(sums, total) : { gain: 0, feature: -1, f: -1, bin: -1 },
      node: -1,
    };
  };
  /** @type {number[]} */
  const nodes = [];
  const addLeaf = (/** @type {{ g: number, h: number }} */ { g, h }) => {
    const value = rounded((-o.rate * scale * g) / (h + o.smoothing));
    nodes.push(-1, value, 0, 0);
    return nodes.length / 4 - 1;
  };
  const root = open(examples, histogram(examples.rows));
  root.node = addLeaf(root.total);
  const leaves = [root];
  while (leaves.length < o.leaves) {
    let best;
    for (const leaf of leaves) if (leaf.split.feature >= 0 && (!best || leaf.split.gain > best.split.gain)) best = leaf;
    if (!best) break;
    const { feature, bin } = best.split;
    const column = /** @type {Uint8Array} */ (columns[feature]);
    const [left, right] = parted(best.rows, column, bin);
    const [othersLeft, othersRight] = parted(best.others, column, bin);
    const isLeftSmall = left.length <= right.length;
    const smallSums = histogram(isLeftSmall ? left : right);
    const largeSums = best.sums;
    for (let i = 0; i < width; i += 1)
      largeSums[i] = /** @type {number} */ (largeSums[i]) - /** @type {number} */ (smallSums[i]);
    const a = open({ rows: left, others: othersLeft }, isLeftSmall ? smallSums : largeSums);
    const b = open({ rows: right, others: othersRight }, isLeftSmall ? largeSums : smallSums);
    a.node = addLeaf(a.total);
    b.node = addLeaf(b.total);
    const at = best.node * 4;
    nodes.splice(
      at,
      4,
      feature,
      rounded(/** @type {number} */ (/** @type {number[]} */ (bounds[feature])[bin])),
      a.node,
      b.node,
    );
    leaves.splice(leaves.indexOf(best), 1, a, b);
  }
  return { nodes, leaves };
}

/**
 * The examples at most in a bin of a feature, and those above, each in their order. @param {Int32Array} own @param
 * {Uint8Array} column @param {number} bin
 */
function parted(own, column, bin) {
  const left = new Int32Array(own.length);
  const right = new Int32Array(own.length);
  let lefts = 0;
  let rights = 0;
  for (let k = 0; k < own.length; k += 1) {
    const i = /** @type {number} */ (own[k]);
    if (/** @type {number} */ (column[i]) <= bin) left[lefts++] = i;
    else right[rights++] = i;
  }
  return /** @type {const} */ ([left.subarray(0, lefts), right.subarray(0, rights)]);
}

/** Weights are kept short: their file is part of the service. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(5));
}
