/** Fits all weights of the reading on menus whose tokens are labelled. */
import { fitTrees } from './fit-trees.mjs';
import { ROLE } from './label-tokens.mjs';

const ROLES = Object.keys(ROLE).length;
/** The first pass is asked about menus that it was not fitted on, so that the second learns what it is really given. */
const INNER_FOLDS = 3;
/** A word counts at most so often for one menu, so that long menus do not decide what it means. */
const MAX_OF_A_WORD = 3;
/** Words of fewer menus say nothing about others. */
const FEWEST_MENUS = 2;
const HEADING_WEIGHT = 3;
/** Share of the tokens of a made menu that roles are fitted on: its lines are alike, and the others count for more. */
const KEPT_OF_MADE = 0.4;

const FITS = {
  // Few menus and many kinds of layout: small trees, each on a part of the examples and features, go furthest on menus
  // left out.
  roles: { rounds: 160, rate: 0.06, leaves: 10, featureShare: 0.12, rowShare: 0.5, leastWeight: 40, smoothing: 10 },
  rolesInContext: {
    rounds: 160,
    rate: 0.06,
    leaves: 10,
    featureShare: 0.1,
    rowShare: 0.5,
    leastWeight: 40,
    smoothing: 10,
  },
  prices: { rounds: 200, rate: 0.06, leaves: 8, featureShare: 0.25, rowShare: 0.5, leastWeight: 20, smoothing: 5 },
  headings: { rounds: 120, leaves: 12, rate: 0.1 },
};

/**
 * @typedef {import('./label-tokens.mjs').Found} Found
 * @typedef {ReturnType<typeof import('./label-tokens.mjs').labelTokens>} Labels
 * @typedef {{ id: string, group: string, weight: number, made?: boolean, pages: any[][], labels: Labels }} LabelledMenu
 * `pages`: the segments of each page
 * @typedef {any} Reading the service's functions of reading, bundled
 */

/**
 * Headings are few and decide much; what is half hidden on the paper decides little. @param {LabelledMenu} menu @param
 * {number} at
 */
function weightOf({ labels, weight, made }, at) {
  return (
    (labels.weights[at] ?? 0) *
    (made ? weight / KEPT_OF_MADE : weight) *
    (labels.roles[at] === ROLE.heading ? HEADING_WEIGHT : 1)
  );
}

/** Whether roles are fitted on a token: always on the same ones. @param {LabelledMenu} menu @param {number} at */
const isKept = ({ made }, at) => !made || (Math.imul(at + 1, 0x9e3779b1) >>> 0) / 4294967296 < KEPT_OF_MADE;

/**
 * Fits the roles of tokens. @param {readonly { menu: LabelledMenu, rows: Float32Array[] }[]} examples @param {object}
 * options
 */
function fitRoles(examples, options) {
  const rows = [];
  const roles = [];
  const weights = [];
  for (const { menu, rows: own } of examples) {
    for (const [at, row] of own.entries()) {
      if (!isKept(menu, at)) continue;
      rows.push(row);
      roles.push(menu.labels.roles[at] ?? 0);
      weights.push(weightOf(menu, at));
    }
  }
  return fitTrees(rows, roles, weights, ROLES, options);
}

/**
 * Counts of words by kind of print: name, description, heading, other. @param {readonly LabelledMenu[]} menus @param
 * {Reading} reading
 */
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
        const kind =
          role === ROLE.name || role === ROLE.nameMore
            ? 0
            : role === ROLE.description
              ? 1
              : role === ROLE.heading
                ? 2
                : 3;
        const counts = Object.hasOwn(own, form) ? /** @type {number[]} */ (own[form]) : (own[form] = [0, 0, 0, 0]);
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }
    for (const [form, counts] of Object.entries(own)) {
      const sum = Object.hasOwn(lexicon, form)
        ? /** @type {number[]} */ (lexicon[form])
        : (lexicon[form] = [0, 0, 0, 0, 0]);
      counts.forEach((count, kind) => (sum[kind] = (sum[kind] ?? 0) + Math.min(MAX_OF_A_WORD, count)));
      sum[4] = (sum[4] ?? 0) + 1;
    }
  }
  return lexicon;
}

/** @param {ReturnType<typeof lexiconOf>} all @param {ReturnType<typeof lexiconOf>} without */
function lexiconWithout(all, without) {
  return Object.fromEntries(
    Object.entries(all).flatMap(([form, counts]) => {
      const less = Object.hasOwn(without, form)
        ? counts.map((count, kind) => count - (without[form]?.[kind] ?? 0))
        : counts;
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
  const words = lexiconOf(
    menus.filter(({ made }) => !made),
    reading,
  );
  const wordsOfGroup = new Map(
    groups.map((group) => [
      group,
      lexiconOf(
        menus.filter((menu) => menu.group === group && !menu.made),
        reading,
      ),
    ]),
  );
  // A menu's own words must not tell what they are.
  const examples = menus.map((menu) => {
    const print = reading.menuPrint(menu.pages, lexiconWithout(words, wordsOfGroup.get(menu.group) ?? {}));
    return { menu, print, rows: reading.tokenFeatures(print) };
  });
  const foldOf = new Map(groups.map((group, index) => [group, index % INNER_FOLDS]));
  const first = leavingOut(examples, foldOf, FITS.roles, reading);
  note('roles, left out');
  const roles = fitRoles(examples, FITS.roles);
  note('roles');
  const inContext = examples.map(({ menu, print, rows }) => ({
    menu,
    rows: reading.contextFeatures(print, rows, first.get(menu), ROLES),
  }));
  const second = leavingOut(inContext, foldOf, FITS.rolesInContext, reading);
  note('roles in context, left out');
  const rolesInContext = fitRoles(inContext, FITS.rolesInContext);
  note('roles in context');
  const parsed = examples.map(({ menu, print }) => parsedBy(menu, print, second.get(menu), reading));
  const { links, ...prices } = fitPrices(parsed, foldOf, reading);
  note('prices');
  const withLinks = examples.map(({ menu, print, rows }, index) => {
    const { tagged, parts } = /** @type {Parsed} */ (parsed[index]);
    const told = reading.linkFeatures(tagged, parts, links.get(menu));
    const context = reading.contextFeatures(print, rows, second.get(menu), ROLES);
    return {
      menu,
      rows: context.map((/** @type {Float32Array} */ row, /** @type {number} */ at) =>
        reading.joinedFeatures(row, told[at]),
      ),
    };
  });
  const rolesWithLinks = fitRoles(withLinks, FITS.rolesInContext);
  note('roles with links');
  return {
    lexicon: lexiconWithout(words, {}),
    roles,
    rolesInContext,
    rolesWithLinks,
    ...prices,
    headings: fitHeadings(parsed, reading),
  };
}

/**
 * What each menu's tokens are found to be by trees that have not seen it. @param {readonly { menu: LabelledMenu, rows:
 * Float32Array[] }[]} examples @param {ReadonlyMap<string, number>} foldOf @param {object} options @param {Reading}
 * reading @returns {Map<LabelledMenu, Float64Array[]>}
 */
function leavingOut(examples, foldOf, options, reading) {
  const found = new Map();
  for (let fold = 0; fold < INNER_FOLDS; fold += 1) {
    const trees = fitRoles(
      examples.filter(({ menu }) => foldOf.get(menu.group) !== fold),
      options,
    );
    for (const { menu, rows } of examples)
      if (foldOf.get(menu.group) === fold) found.set(menu, reading.scoresOfAll(trees, rows).map(reading.softmax));
  }
  return found;
}

/**
 * @param {LabelledMenu} menu @param {any} print @param {Float64Array[] | undefined} probabilities @param {Reading}
 * reading @returns {Parsed}
 */
function parsedBy(menu, print, probabilities, reading) {
  const tagged = reading.tagged(print, probabilities);
  return { menu, tagged, parts: reading.menuParts(tagged) };
}

/** @typedef {{ menu: LabelledMenu, tagged: any, parts: any }} Parsed */

/**
 * Which item of the truth a name that was found is: the one that most of its tokens belong to. @param {Parsed} parsed
 */
function itemsOfNames({ menu, parts }) {
  const ofToken = new Map(
    menu.labels.items.flatMap((found) => (found.name?.tokens ?? []).map((at) => /** @type {const} */ ([at, found]))),
  );
  return new Map(
    parts.names.map((/** @type {any} */ name) => {
      /** @type {Map<Found, number>} */
      const counts = new Map();
      for (const { index } of name.tokens) {
        const found = ofToken.get(index);
        if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
      }
      const best = [...counts].sort((a, b) => b[1] - a[1])[0];
      return [name, best && best[1] * 2 >= name.tokens.length ? best[0] : undefined];
    }),
  );
}

/**
 * `links`: of each menu, by trees that have not seen it.
 * @param {readonly Parsed[]} parsed @param {ReadonlyMap<string, number>} foldOf @param {Reading} reading
 */
function fitPrices(parsed, foldOf, reading) {
  const examples = parsed.map((own) => {
    const items = itemsOfNames(own);
    const pairs = reading.pricePairs(own.parts, own.tagged);
    return {
      own,
      pairs,
      labels: pairs.map((/** @type {any} */ { price, name }) =>
        items.get(name)?.prices.includes(price.index) ? 1 : 0,
      ),
    };
  });
  const fit = (
    /** @type {typeof examples} */ some,
    /** @type {(example: typeof examples[number]) => Float32Array[]} */ rowsOf,
  ) =>
    fitTrees(
      some.flatMap(rowsOf),
      some.flatMap(({ labels }) => labels),
      some.flatMap(({ own, labels }) => labels.map(() => own.menu.weight)),
      1,
      FITS.prices,
    );
  const likely = (/** @type {any} */ trees, /** @type {typeof examples[number]} */ { pairs }) =>
    reading
      .scoresOfAll(
        trees,
        pairs.map((/** @type {any} */ { features }) => features),
      )
      .map((/** @type {Float64Array} */ [score]) => reading.logistic(score));
  const firstRows = (/** @type {typeof examples[number]} */ { pairs }) =>
    pairs.map((/** @type {any} */ { features }) => features);
  const isIn = (/** @type {typeof examples[number]} */ { own }, /** @type {number} */ fold) =>
    foldOf.get(own.menu.group) === fold;
  const first = new Map();
  const firstTrees = Array.from({ length: INNER_FOLDS }, (_, fold) =>
    fit(
      examples.filter((example) => !isIn(example, fold)),
      firstRows,
    ),
  );
  for (const [fold, trees] of firstTrees.entries())
    for (const example of examples) if (isIn(example, fold)) first.set(example, likely(trees, example));
  const secondRows = (/** @type {typeof examples[number]} */ example) =>
    reading.rivalFeatures(example.pairs, first.get(example));
  const links = new Map();
  for (const [fold, trees] of firstTrees.entries()) {
    const rivals = fit(
      examples.filter((example) => !isIn(example, fold)),
      secondRows,
    );
    for (const example of examples)
      if (isIn(example, fold)) links.set(example.own.menu, reading.linkPrices(example.pairs, trees, rivals));
  }
  return { prices: fit(examples, firstRows), pricesAmongRivals: fit(examples, secondRows), links };
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
