/** Fits all weights of the reading on menus whose tokens are labelled. */
import { fitTrees } from './fit-trees.mjs';
import { ROLE } from './label-tokens.mjs';

const ROLES = Object.keys(ROLE).length;
/** The first pass is asked about menus that it was not fitted on, so that the second learns what it is really given. */
const INNER_FOLDS = 3;
/** A word counts at most so often for one menu, so that long menus do not decide what it means. */
const MOST_OF_A_WORD = 3;
/** Words of fewer menus say nothing about others. */
const FEWEST_MENUS = 2;
const HEADING_WEIGHT = 3;

const FITS = {
  // Few menus and many kinds of layout: small trees, each on a part of the examples and features, go furthest on menus left out.
  roles: { rounds: 80, leaves: 10, featureShare: 0.12, rowShare: 0.5, leastWeight: 40, smoothing: 10 },
  rolesInContext: { rounds: 80, leaves: 10, featureShare: 0.1, rowShare: 0.5, leastWeight: 40, smoothing: 10 },
  prices: { rounds: 120, leaves: 16, rate: 0.1 },
  headings: { rounds: 120, leaves: 12, rate: 0.1 },
};

/**
 * @typedef {import('./label-tokens.mjs').Found} Found
 * @typedef {ReturnType<typeof import('./label-tokens.mjs').labelTokens>} Labels
 * @typedef {{ id: string, group: string, weight: number, made?: boolean, pages: any[][], labels: Labels }} LabelledMenu `pages`: the segments of each page
 * @typedef {any} Reading the service's functions of reading, bundled
 */

/** Headings are few and decide much; what is half hidden on the paper decides little. @param {LabelledMenu} menu */
function weightsOf({ labels, weight }) {
  return [...labels.weights].map((own, at) => own * weight * (labels.roles[at] === ROLE.heading ? HEADING_WEIGHT : 1));
}

/** Counts of words by kind of print: name, description, heading, other. @param {readonly LabelledMenu[]} menus @param {Reading} reading */
function lexiconOf(menus, reading) {
  /** @type {Record<string, [number, number, number, number, number]>} */
  const lexicon = {};
  for (const menu of menus) {
    /** @type {Record<string, number[]>} */
    const own = {};
    let at = 0;
    for (const segment of menu.pages.flat()) {
      for (const token of segment.tokens) {
        const role = menu.labels.roles[at++];
        const form = reading.lexicalForm(token.text);
        if (form.length < 2) continue;
        const kind = role === ROLE.name || role === ROLE.nameMore ? 0 : role === ROLE.description ? 1 : role === ROLE.heading ? 2 : 3;
        const counts = Object.hasOwn(own, form) ? /** @type {number[]} */ (own[form]) : (own[form] = [0, 0, 0, 0]);
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }
    for (const [form, counts] of Object.entries(own)) {
      const sum = Object.hasOwn(lexicon, form) ? /** @type {number[]} */ (lexicon[form]) : (lexicon[form] = [0, 0, 0, 0, 0]);
      counts.forEach((count, kind) => (sum[kind] = (sum[kind] ?? 0) + Math.min(MOST_OF_A_WORD, count)));
      sum[4] = (sum[4] ?? 0) + 1;
    }
  }
  return lexicon;
}

/** @param {ReturnType<typeof lexiconOf>} all @param {ReturnType<typeof lexiconOf>} without */
function lexiconWithout(all, without) {
  return Object.fromEntries(
    Object.entries(all).flatMap(([form, counts]) => {
      const less = Object.hasOwn(without, form) ? counts.map((count, kind) => count - (without[form]?.[kind] ?? 0)) : counts;
      return (less[4] ?? 0) >= FEWEST_MENUS ? [[form, less.slice(0, 4)]] : [];
    }),
  );
}

/**
 * @param {readonly LabelledMenu[]} menus @param {Reading} reading @param {(note: string) => void} [note]
 * @returns {any} a ReadingModel of the menu service
 */
export function fitModel(menus, reading, note = () => undefined) {
  const groups = [...new Set(menus.map(({ group }) => group))];
  // Made menus repeat a small stock of words: what words mean is learned from real ones.
  const words = lexiconOf(menus.filter(({ made }) => !made), reading);
  const wordsOfGroup = new Map(groups.map((group) => [group, lexiconOf(menus.filter((menu) => menu.group === group && !menu.made), reading)]));
  // A menu's own words must not tell what they are.
  const examples = menus.map((menu) => {
    const print = reading.menuPrint(menu.pages, lexiconWithout(words, wordsOfGroup.get(menu.group) ?? {}));
    return { menu, print, rows: reading.tokenFeatures(print) };
  });
  const fitRoles = (/** @type {typeof examples} */ own) => fitTrees(own.flatMap(({ rows }) => rows), own.flatMap(({ menu }) => [...menu.labels.roles]), own.flatMap(({ menu }) => weightsOf(menu)), ROLES, FITS.roles);
  const predict = (/** @type {any} */ trees, /** @type {Float32Array[]} */ rows) => rows.map((row) => reading.softmax(reading.scoresOf(trees, row)));

  const foldOf = new Map(groups.map((group, index) => [group, index % INNER_FOLDS]));
  /** @type {Map<LabelledMenu, Float64Array[]>} */
  const first = new Map();
  for (let fold = 0; fold < INNER_FOLDS; fold += 1) {
    const trees = fitRoles(examples.filter(({ menu }) => foldOf.get(menu.group) !== fold));
    for (const { menu, rows } of examples) if (foldOf.get(menu.group) === fold) first.set(menu, predict(trees, rows));
    note(`roles, fold ${fold + 1} of ${INNER_FOLDS}`);
  }
  const roles = fitRoles(examples);
  note('roles');
  const contextRows = examples.flatMap(({ menu, print, rows }) => reading.contextFeatures(print, rows, first.get(menu), ROLES));
  const rolesInContext = fitTrees(contextRows, examples.flatMap(({ menu }) => [...menu.labels.roles]), examples.flatMap(({ menu }) => weightsOf(menu)), ROLES, FITS.rolesInContext);
  note('roles in context');

  const parsed = examples.map(({ menu, print }) => {
    const tagged = reading.tagged(print, first.get(menu));
    return { menu, tagged, parts: reading.menuParts(tagged) };
  });
  const prices = fitPrices(parsed, groups, reading);
  note('prices');
  return { lexicon: lexiconWithout(words, {}), roles, rolesInContext, ...prices, sectionPrices: fitSectionPrices(parsed, prices, reading), headings: fitHeadings(parsed, reading) };
}

/** @typedef {{ menu: LabelledMenu, tagged: any, parts: any }} Parsed */

/** Which item of the truth a name that was found is: the one that most of its tokens belong to. @param {Parsed} parsed */
function itemsOfNames({ menu, parts }) {
  const ofToken = new Map(menu.labels.items.flatMap((found) => (found.name?.tokens ?? []).map((at) => /** @type {const} */ ([at, found]))));
  return new Map(parts.names.map((/** @type {any} */ name) => {
    /** @type {Map<Found, number>} */
    const counts = new Map();
    for (const { index } of name.tokens) {
      const found = ofToken.get(index);
      if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    const best = [...counts].sort((a, b) => b[1] - a[1])[0];
    return [name, best && best[1] * 2 >= name.tokens.length ? best[0] : undefined];
  }));
}

/** @param {readonly Parsed[]} parsed @param {readonly string[]} groups @param {Reading} reading */
function fitPrices(parsed, groups, reading) {
  const examples = parsed.map((own) => {
    const items = itemsOfNames(own);
    const pairs = reading.pricePairs(own.parts, own.tagged);
    return { own, pairs, labels: pairs.map((/** @type {any} */ { price, name }) => (items.get(name)?.prices.includes(price.index) ? 1 : 0)) };
  });
  const fit = (/** @type {typeof examples} */ some, /** @type {(example: typeof examples[number]) => Float32Array[]} */ rowsOf) =>
    fitTrees(some.flatMap(rowsOf), some.flatMap(({ labels }) => labels), some.flatMap(({ own, labels }) => labels.map(() => own.menu.weight)), 1, FITS.prices);
  const likely = (/** @type {any} */ trees, /** @type {typeof examples[number]} */ { pairs }) => pairs.map((/** @type {any} */ { features }) => reading.logistic(reading.scoresOf(trees, features)[0]));
  const firstRows = (/** @type {typeof examples[number]} */ { pairs }) => pairs.map((/** @type {any} */ { features }) => features);
  const foldOf = new Map(groups.map((group, index) => [group, index % INNER_FOLDS]));
  const first = new Map();
  for (let fold = 0; fold < INNER_FOLDS; fold += 1) {
    const trees = fit(examples.filter(({ own }) => foldOf.get(own.menu.group) !== fold), firstRows);
    for (const example of examples) if (foldOf.get(example.own.menu.group) === fold) first.set(example, likely(trees, example));
  }
  return { prices: fit(examples, firstRows), pricesAmongRivals: fit(examples, (example) => reading.rivalFeatures(example.pairs, first.get(example))) };
}

/** @param {readonly Parsed[]} parsed @param {Reading} reading */
function fitHeadings(parsed, reading) {
  const rows = [];
  const labels = [];
  const weights = [];
  for (const own of parsed) {
    const items = itemsOfNames(own);
    const { headings } = own.menu.labels;
    for (const { name, heading, features } of reading.headingPairs(own.parts)) {
      const item = items.get(name);
      const truth = item && headings[item.category];
      if (!truth) continue;
      rows.push(features);
      labels.push(heading.tokens.some((/** @type {any} */ { index }) => truth.tokens.includes(index)) ? 1 : 0);
      weights.push(own.menu.weight);
    }
  }
  return fitTrees(rows, labels, weights, 1, FITS.headings);
}

/** @param {readonly Parsed[]} parsed @param {{ prices: any, pricesAmongRivals: any }} trees @param {Reading} reading */
function fitSectionPrices(parsed, trees, reading) {
  const rows = [];
  const labels = [];
  const weights = [];
  for (const { menu, tagged, parts } of parsed) {
    const links = reading.linkPrices(reading.pricePairs(parts, tagged), trees.prices, trees.pricesAmongRivals);
    const shared = new Map(menu.labels.items.flatMap(({ isShared, prices, category }) => (isShared ? prices.map((at) => /** @type {const} */ ([at, category])) : [])));
    for (const { price, heading, features } of reading.sectionPricePairs(parts, tagged, links)) {
      const category = shared.get(price.index);
      const truth = category === undefined ? undefined : menu.labels.headings[category];
      rows.push(features);
      labels.push(truth && heading.tokens.some((/** @type {any} */ { index }) => truth.tokens.includes(index)) ? 1 : 0);
      weights.push(menu.weight);
    }
  }
  return fitTrees(rows, labels, weights, 1, FITS.headings);
}
