/** Fits gradient-boosted trees (histograms, leaf-wise growth). The same examples and seed give the same trees. */

const BINS = 64;

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

/** Examples by feature, each value as the number of its bin. @param {readonly Float32Array[]} rows */
function binned(rows) {
  const count = rows.length;
  const width = rows[0]?.length ?? 0;
  const columns = [];
  const bounds = [];
  const step = Math.max(1, Math.floor(count / 20000));
  for (let feature = 0; feature < width; feature += 1) {
    const sample = [];
    for (let i = 0; i < count; i += step) sample.push(/** @type {Float32Array} */ (rows[i])[feature] ?? 0);
    sample.sort((a, b) => a - b);
    const cuts = [];
    const distinct = [...new Set(sample)];
    if (distinct.length <= BINS)
      for (let i = 0; i + 1 < distinct.length; i += 1) cuts.push(((distinct[i] ?? 0) + (distinct[i + 1] ?? 0)) / 2);
    else {
      for (let bin = 1; bin < BINS; bin += 1) {
        const cut = sample[Math.floor((bin * sample.length) / BINS)] ?? 0;
        if (cuts.length === 0 || cut > (cuts.at(-1) ?? 0)) cuts.push(cut);
      }
    }
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
  const matrix = byRow(columns, count);
  const random = randomFrom(o.seed);
  const base = baseScores(labels, weights, classes);
  const scores = new Float64Array(count * classes);
  for (let i = 0; i < count; i += 1) for (let c = 0; c < classes; c += 1) scores[i * classes + c] = base[c] ?? 0;
  const gradient = new Float64Array(count);
  const hessian = new Float64Array(count);
  const p = new Float64Array(count * classes);
  /** @type {number[][]} */
  const trees = [];
  const leafOf = new Float64Array(count);
  for (let round = 0; round < o.rounds; round += 1) {
    probabilities(scores, p, classes);
    const sampled = [];
    for (let i = 0; i < count; i += 1) if ((weights[i] ?? 0) > 0 && random() < o.rowShare) sampled.push(i);
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
      const tree = growTree(
        Int32Array.from(sampled),
        features,
        matrix,
        columns.length,
        bounds,
        gradient,
        hessian,
        o,
        classes > 1 ? (classes - 1) / classes : 1,
      );
      trees.push(tree.nodes);
      leafValues(tree.binNodes, matrix, columns.length, leafOf);
      for (let i = 0; i < count; i += 1) scores[i * classes + c] = (scores[i * classes + c] ?? 0) + (leafOf[i] ?? 0);
    }
  }
  return { classes, base, trees };
}

/**
 * Bins of one example side by side: they are read together. @param {readonly Uint8Array[]} columns @param {number}
 * count
 */
function byRow(columns, count) {
  const width = columns.length;
  const matrix = new Uint8Array(count * width);
  columns.forEach((column, feature) => {
    for (let i = 0; i < count; i += 1) matrix[i * width + feature] = column[i] ?? 0;
  });
  return matrix;
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
 * @param {Int32Array} rows @param {number[]} features @param {Uint8Array} matrix @param {number} columns @param
 * {number[][]} bounds @param {Float64Array} gradient @param {Float64Array} hessian
 * @param {FitOptions} o @param {number} scale
 */
function growTree(rows, features, matrix, columns, bounds, gradient, hessian, o, scale) {
  const chosen = Int32Array.from(features);
  const width = features.length * BINS * 2;
  const histogram = (/** @type {Int32Array} */ own) => {
    const sums = new Float64Array(width);
    for (let k = 0; k < own.length; k += 1) {
      const i = /** @type {number} */ (own[k]);
      const start = i * columns;
      const g = /** @type {number} */ (gradient[i]);
      const h = /** @type {number} */ (hessian[i]);
      for (let f = 0; f < chosen.length; f += 1) {
        const at = (f * BINS + /** @type {number} */ (matrix[start + /** @type {number} */ (chosen[f])])) * 2;
        sums[at] = /** @type {number} */ (sums[at]) + g;
        sums[at + 1] = /** @type {number} */ (sums[at + 1]) + h;
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
  const open = (/** @type {Int32Array} */ own, /** @type {Float64Array} */ sums) => {
    const total = totals(own);
    return {
      rows: own,
      sums,
      total,
      split: own.length >= 2 * o.leastWeight ? bestSplit(sums, total) : { gain: 0, feature: -1, f: -1, bin: -1 },
      node: -1,
    };
  };
  /** @type {number[]} */
  const nodes = [];
  /** @type {number[]} */
  const binNodes = [];
  const addLeaf = (/** @type {{ g: number, h: number }} */ { g, h }) => {
    const value = rounded((-o.rate * scale * g) / (h + o.smoothing));
    nodes.push(-1, value, 0, 0);
    binNodes.push(-1, value, 0, 0);
    return nodes.length / 4 - 1;
  };
  const root = open(rows, histogram(rows));
  root.node = addLeaf(root.total);
  const leaves = [root];
  while (leaves.length < o.leaves) {
    let best;
    for (const leaf of leaves) if (leaf.split.feature >= 0 && (!best || leaf.split.gain > best.split.gain)) best = leaf;
    if (!best) break;
    const { feature, bin } = best.split;
    const isLeft = (/** @type {number} */ i) => /** @type {number} */ (matrix[i * columns + feature]) <= bin;
    let lefts = 0;
    for (let k = 0; k < best.rows.length; k += 1) if (isLeft(/** @type {number} */ (best.rows[k]))) lefts += 1;
    const left = new Int32Array(lefts);
    const right = new Int32Array(best.rows.length - lefts);
    for (let k = 0, l = 0, r = 0; k < best.rows.length; k += 1) {
      const i = /** @type {number} */ (best.rows[k]);
      if (isLeft(i)) left[l++] = i;
      else right[r++] = i;
    }
    const [small, large] = left.length <= right.length ? [left, right] : [right, left];
    const smallSums = histogram(small);
    const largeSums = best.sums;
    for (let i = 0; i < width; i += 1)
      largeSums[i] = /** @type {number} */ (largeSums[i]) - /** @type {number} */ (smallSums[i]);
    const [a, b] =
      left === small
        ? [open(left, smallSums), open(right, largeSums)]
        : [open(left, largeSums), open(right, smallSums)];
    void large;
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
    binNodes.splice(at, 4, feature, bin, a.node, b.node);
    leaves.splice(leaves.indexOf(best), 1, a, b);
  }
  return { nodes, binNodes };
}

/** @param {number[]} nodes @param {Uint8Array} matrix @param {number} columns @param {Float64Array} out */
function leafValues(nodes, matrix, columns, out) {
  const flat = Float64Array.from(nodes);
  for (let i = 0; i < out.length; i += 1) {
    const start = i * columns;
    let at = 0;
    for (let feature = /** @type {number} */ (flat[0]); feature >= 0; feature = /** @type {number} */ (flat[at])) {
      at =
        4 *
        /** @type {number} */ (
          /** @type {number} */ (matrix[start + feature]) <= /** @type {number} */ (flat[at + 1])
            ? flat[at + 2]
            : flat[at + 3]
        );
    }
    out[i] = /** @type {number} */ (flat[at + 1]);
  }
}

/** Weights are kept short: their file is part of the service. @param {number} value */
function rounded(value) {
  return Number(value.toPrecision(5));
}
