/**
 * Finds a menu's truth among the tokens of its pages, and says what each token is: the ground that the weights of the
 * reading are fitted on.
 */
import { distance } from 'fastest-levenshtein';

/** What a token may be. The order is that of the service's `TOKEN_ROLES`. */
export const ROLE = { other: 0, name: 1, nameMore: 2, description: 3, heading: 4, price: 5, label: 6, addOn: 7 };

/** A name counts as found when it is like the printed one by this share. */
const ALIKE = 0.8;
/** What is like it by this share may be a misread part of it: nothing is learned from it. */
const PERHAPS = 0.55;
/** How many tokens of other print (marks, amounts, numbers) may stand among those of a name. */
const MAX_SKIPPED = 2;
/** The same four rows may stand under each of twenty headings. */
const MAX_PLACES = 60;

/**
 * Letters and figures as they are compared: without accents, case, spaces and signs. @param {string | null | undefined}
 * text
 */
export const norm = (text) =>
  String(text ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^a-z0-9]/g, '');

/** @param {string} a @param {string} b */
const likeness = (a, b) => {
  const longest = Math.max(a.length, b.length);
  return longest === 0 || Math.min(a.length, b.length) < 0.45 * longest ? 0 : 1 - distance(a, b) / longest;
};

/** Every number in a price text. @param {string | number | null | undefined} price @returns {number[]} */
export function numbersOf(price) {
  if (price === null || price === undefined) return [];
  return [
    ...String(price).matchAll(
      /\d{1,3}(?:[.,]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+[.,]\d{1,2}(?!\d)|[.,]\d{1,2}(?!\d)|\d+/g,
    ),
  ].map(([text]) => {
    const cents = /[.,](\d{1,2})$/.exec(text);
    const whole = /^\d{1,3}([.,]\d{3})+/.test(text)
      ? (cents && !/[.,]\d{3}$/.test(text) ? text.slice(0, -cents[0].length) : text).replace(/[.,]/g, '')
      : undefined;
    return Number(
      whole === undefined
        ? text.replace(',', '.')
        : `${whole}${cents && !/[.,]\d{3}$/.test(text) ? `.${cents[1]}` : ''}`,
    );
  });
}

/**
 * @typedef {{ at: number, segment: any, text: string, amount: any }} Place a token of the menu; `at` counts over all
 * pages
 * @typedef {{ name: string, alt?: string[], description?: string | null, price?: string | null, variants?: { label:
 * string, price: string }[], optional?: boolean }} TruthItem
 * @typedef {{ categories: { name?: string | null, items: TruthItem[] }[] }} Truth
 * @typedef {{ tokens: number[], score: number, first: number }} Occurrence
 * @typedef {{ item: TruthItem, category: number, name?: Occurrence, prices: number[], isShared: boolean }} Found
 */

/**
 * @param {readonly (readonly any[])[]} pages the segments of each page, as `segmentsOf` of the service gives them
 * @param {Truth} truth
 * @returns {{ places: Place[], roles: Uint8Array, weights: Float32Array, items: Found[], headings: (Occurrence |
 * undefined)[] }}
 */
export function labelTokens(pages, truth) {
  /** @type {Place[]} */
  const places = [];
  const firstOf = new Map();
  for (const segments of pages) {
    for (const segment of segments) {
      firstOf.set(segment, places.length);
      for (const token of segment.tokens)
        places.push({ at: places.length, segment, text: norm(token.text), amount: token.amount });
    }
  }
  const roles = new Uint8Array(places.length);
  const weights = new Float32Array(places.length).fill(1);
  const taken = new Uint8Array(places.length);
  const finder = new Finder(places, firstOf);

  const items = truth.categories.flatMap(({ items: own }, category) =>
    own.map((item) => /** @type {Found} */ ({ item, category, prices: [], isShared: false })),
  );
  placeNames(items, finder, taken);
  placePrices(items, places, taken, roles);

  for (const found of items) {
    const { item, name } = found;
    if (!name) {
      // Its print may be there, misread: nothing is learned from what could be it.
      for (const { tokens } of finder.occurrences(namesOf(item), PERHAPS))
        for (const at of tokens) if (!taken[at]) weights[at] = 0;
      continue;
    }
    name.tokens.forEach((at, index) => {
      roles[at] = item.optional ? ROLE.addOn : index === 0 ? ROLE.name : ROLE.nameMore;
      // Whether what is half hidden, or an extra, is found changes no score.
      if (item.optional) weights[at] = 0.3;
    });
    for (const at of found.prices) roles[at] = item.optional ? ROLE.addOn : ROLE.price;
    labelSizes(found, places, roles, taken);
  }
  const headings = placeHeadings(truth, items, finder, places, taken, roles);
  placeSectionPrices(items, headings, places, taken, roles);
  for (const found of items) if (found.name) labelDescription(found, places, firstOf, roles, taken);
  labelSigns(places, roles);
  return { places, roles, weights, items, headings };
}

/**
 * A sign without a letter or figure ("&", "+") is part of the text that it stands in. @param {Place[]} places @param
 * {Uint8Array} roles
 */
function labelSigns(places, roles) {
  for (const { at, text, segment } of places) {
    const [before, after] = [places[at - 1], places[at + 1]];
    if (text || !before || !after || before.segment !== segment || after.segment !== segment) continue;
    const [left, right] = [roles[at - 1], roles[at + 1]];
    if (left === ROLE.name && right === ROLE.nameMore) roles[at] = ROLE.nameMore;
    else if (left === right && left !== ROLE.name && left !== undefined) roles[at] = left;
  }
}

/** @param {TruthItem} item */
function namesOf({ name, alt = [] }) {
  const all = [name, ...alt].flatMap((text) => [text, text.replace(/\s*[([][^)\]]*[)\]]?/g, ' ')]);
  return [...new Set(all.map(norm))].filter(Boolean);
}

/** Looks texts up among the tokens. */
class Finder {
  /** @param {Place[]} places @param {Map<any, number>} firstOf */
  constructor(places, firstOf) {
    this.places = places;
    this.firstOf = firstOf;
  }

  /**
   * Where one of some texts is printed, best first.
   * @param {readonly string[]} texts @param {number} alike @param {boolean} [wholeLines] only where it begins and ends
   * a line
   * @returns {Occurrence[]}
   */
  occurrences(texts, alike, wholeLines = false) {
    /** @type {Occurrence[]} */
    const found = [];
    const longest = Math.max(...texts.map((text) => text.length), 1);
    for (const place of this.places) {
      if (!place.text || (wholeLines && place.at !== this.firstOf.get(place.segment))) continue;
      if (
        !texts.some(
          (text) =>
            text.startsWith(place.text.slice(0, 2)) || likeness(text.slice(0, place.text.length), place.text) > 0.5,
        )
      )
        continue;
      const best = this.#follow(place, texts, longest, alike, wholeLines);
      if (best) found.push(best);
    }
    return found.sort((a, b) => b.score - a.score);
  }

  /**
   * @param {Place} start @param {readonly string[]} texts @param {number} longest @param {number} alike @param
   * {boolean} wholeLines @returns {Occurrence | undefined}
   */
  #follow(start, texts, longest, alike, wholeLines) {
    /** @type {Occurrence | undefined} */
    let best;
    let text = '';
    /** @type {number[]} */
    const tokens = [];
    let { segment } = start;
    let at = start.at;
    let lines = 0;
    while (segment && lines < 4) {
      const end = /** @type {number} */ (this.firstOf.get(segment)) + segment.tokens.length;
      let skipped = 0;
      for (; at < end; at += 1) {
        const place = /** @type {Place} */ (this.places[at]);
        if (!place.text) continue;
        const isAside =
          tokens.length > 0 &&
          !texts.some(
            (wanted) =>
              wanted.startsWith(text + place.text.slice(0, 1)) ||
              (wanted.startsWith(text.slice(0, 3)) && wanted.includes(place.text)),
          );
        if (isAside && (place.amount || place.text.length <= 2) && skipped < MAX_SKIPPED) {
          skipped += 1;
          continue;
        }
        text += place.text;
        tokens.push(at);
        if (text.length > longest * 1.35 + 2) return best;
        const score = Math.max(...texts.map((wanted) => likeness(wanted, text)));
        const better = score >= alike && (!best || score > best.score + 1e-9);
        if (better && (!wholeLines || at === end - 1)) best = { tokens: [...tokens], score, first: start.at };
      }
      segment = segment.down;
      at = segment ? /** @type {number} */ (this.firstOf.get(segment)) : at;
      lines += 1;
    }
    return best;
  }
}

/**
 * Gives each item one place, so that as many as possible have theirs, near those before and after. @param {Found[]}
 * items @param {Finder} finder @param {Uint8Array} taken
 */
function placeNames(items, finder, taken) {
  const candidates = items.map(({ item }) => {
    const wanted = wantedPrices(item);
    return finder
      .occurrences(namesOf(item), ALIKE)
      .slice(0, MAX_PLACES)
      .map((occurrence) => ({
        ...occurrence,
        score:
          occurrence.score +
          (wanted.length > 0 && hasPriceNear(occurrence, wanted, finder.places) ? 0.5 : 0) +
          startsLine(occurrence, finder),
      }));
  });
  // What stands in one place only goes first; others then take the place nearest to their neighbours.
  const order = items
    .map((_, index) => index)
    .sort((a, b) => clear(candidates[b]) - clear(candidates[a]) || textLength(items[b]) - textLength(items[a]));
  for (const index of order) {
    const free = (candidates[index] ?? []).filter(({ tokens }) => tokens.every((at) => !taken[at]));
    if (free.length === 0) continue;
    const before = items.slice(0, index).findLast(({ name }) => name)?.name;
    const after = items.slice(index + 1).find(({ name }) => name)?.name;
    const near = (/** @type {Occurrence} */ { first }) =>
      -Math.min(
        before ? gap(finder.places, before.first, first) : 30,
        after ? gap(finder.places, first, after.first) : 30,
      ) / 60;
    const best = free.reduce((a, b) => (b.score + near(b) > a.score + near(a) ? b : a));
    const found = items[index];
    if (found) found.name = best;
    for (const at of best.tokens) taken[at] = 1;
  }
}

/**
 * How far apart two tokens stand, in line heights; other pages are far. @param {Place[]} places @param {number} a
 * @param {number} b
 */
function gap(places, a, b) {
  const [from, to] = [/** @type {any} */ (places[a]).segment, /** @type {any} */ (places[b]).segment];
  if (from.page !== to.page) return 40;
  return Math.min(
    40,
    (Math.abs(from.box.y - to.box.y) + 0.3 * Math.abs(from.box.x - to.box.x)) / Math.max(1, from.size),
  );
}

/** @param {Occurrence[] | undefined} candidates */
function clear(candidates) {
  const [first, second] = candidates ?? [];
  if (!first) return 0;
  return second ? first.score - second.score : 2;
}

/** @param {Found | undefined} found */
const textLength = (found) => norm(found?.item.name).length;

/** @param {Occurrence} occurrence @param {Finder} finder */
function startsLine({ tokens, first }, finder) {
  const start = finder.firstOf.get(finder.places[first]?.segment) ?? first;
  return first - start <= 1 && tokens.length > 0 ? 0.15 : 0;
}

/** @param {TruthItem} item */
const wantedPrices = (item) =>
  item.variants?.length ? item.variants.flatMap(({ price }) => numbersOf(price)) : numbersOf(item.price).slice(0, 1);

/** @param {any} amount @param {number} wanted */
const isAmount = (amount, wanted) => amount?.value !== undefined && Math.abs(amount.value - wanted) < 0.005;

/** @param {Occurrence} occurrence @param {readonly number[]} wanted @param {Place[]} places */
function hasPriceNear({ first }, wanted, places) {
  return places.some(
    (place) =>
      place.amount &&
      wanted.some((value) => isAmount(place.amount, value)) &&
      priceDistance(/** @type {Place} */ (places[first]), place) < 6,
  );
}

/** How far a price stands from a name: along the row is near, above is far. @param {Place} name @param {Place} price */
function priceDistance(name, price) {
  const [from, to] = [name.segment, price.segment];
  if (from.page !== to.page) return 1000;
  const size = Math.max(1, from.size);
  const down = (to.box.y + to.box.height / 2 - (from.box.y + from.box.height / 2)) / size;
  const apart = Math.max(0, to.box.x - (from.box.x + from.box.width), from.box.x - (to.box.x + to.box.width)) / size;
  return (
    (Math.abs(down) < 0.6 ? 0 : down > 0 ? down : 2.5 * -down) +
    0.06 * apart +
    (to.box.x + to.box.width < from.box.x ? 1 : 0)
  );
}

/** @param {Found[]} items @param {Place[]} places @param {Uint8Array} taken @param {Uint8Array} roles */
function placePrices(items, places, taken, roles) {
  const amounts = places.filter((place) => place.amount && !taken[place.at]);
  /** @type {{ found: Found, wanted: number, slot: number, place: Place, distance: number }[]} */
  const pairs = [];
  items.forEach((found) => {
    if (!found.name) return;
    const name = /** @type {Place} */ (places[found.name.first]);
    const last = /** @type {Place} */ (places[found.name.tokens.at(-1) ?? found.name.first]);
    wantedPrices(found.item).forEach((wanted, slot) => {
      for (const place of amounts)
        if (isAmount(place.amount, wanted)) {
          const distance = Math.min(priceDistance(name, place), priceDistance(last, place));
          if (distance < 25) pairs.push({ found, wanted, slot, place, distance: distance + 0.001 * slot });
        }
    });
  });
  const done = new Map();
  for (const { found, slot, place, distance } of pairs.sort((a, b) => a.distance - b.distance)) {
    const slots = done.get(found) ?? new Set();
    if (slots.has(slot) || taken[place.at] || distance > 12) continue;
    slots.add(slot);
    done.set(found, slots);
    taken[place.at] = 1;
    found.prices.push(place.at);
  }
  // What is printed once for several.
  for (const { found, place } of pairs) {
    if (
      found.prices.length > 0 ||
      roles[place.at] !== 0 ||
      (taken[place.at] && !items.some((other) => other.category === found.category && other.prices.includes(place.at)))
    )
      continue;
    found.prices = [place.at];
    found.isShared = true;
    taken[place.at] = 1;
  }
  for (const found of items) found.prices.sort((a, b) => a - b);
}

/** How far a price that holds for a section stands from its heading, in line heights. */
const SECTION_REACH = 9;

/**
 * The price that is printed once at a heading, for the items below that have none of their own. @param {Found[]} items
 * @param {(Occurrence | undefined)[]} headings @param {Place[]} places @param {Uint8Array} taken @param {Uint8Array}
 * roles
 */
function placeSectionPrices(items, headings, places, taken, roles) {
  headings.forEach((heading, category) => {
    if (!heading) return;
    const start = /** @type {Place} */ (places[heading.first]);
    const open = items.filter(
      (found) =>
        found.category === category && found.name && found.prices.length === 0 && wantedPrices(found.item).length === 1,
    );
    for (const value of new Set(open.map(({ item }) => wantedPrices(item)[0] ?? NaN))) {
      const own = open.filter(({ item }) => wantedPrices(item)[0] === value);
      const near = places.filter(
        (place) => isAmount(place.amount, value) && !taken[place.at] && priceDistance(start, place) < SECTION_REACH,
      );
      if (own.length < 2 || near.length === 0) continue;
      const best = near.reduce((a, b) => (priceDistance(start, b) < priceDistance(start, a) ? b : a));
      taken[best.at] = 1;
      roles[best.at] = ROLE.price;
      for (const found of own) Object.assign(found, { prices: [best.at], isShared: true });
    }
  });
}

/** @param {Found} found @param {Place[]} places @param {Uint8Array} roles @param {Uint8Array} taken */
function labelSizes({ item, prices }, places, roles, taken) {
  for (const { label } of item.variants ?? []) {
    const words = norm(label);
    if (!words) continue;
    for (const price of prices) {
      for (const at of [price - 2, price - 1, price + 1, price + 2]) {
        const place = places[at];
        if (
          place &&
          !taken[at] &&
          place.text &&
          words.includes(place.text) &&
          place.segment.page === places[price]?.segment.page
        ) {
          roles[at] = ROLE.label;
          taken[at] = 1;
        }
      }
    }
  }
}

/**
 * @param {Truth} truth @param {Found[]} items @param {Finder} finder @param {Place[]} places @param {Uint8Array} taken
 * @param {Uint8Array} roles
 */
function placeHeadings(truth, items, finder, places, taken, roles) {
  return truth.categories.map(({ name }, category) => {
    if (!name) return undefined;
    const texts = [
      ...new Set([
        norm(name),
        norm(name.replace(/\s*[([][^)\]]*[)\]]?/g, ' ')),
        ...name.split(/\s*[:/|–]\s+|\s+-\s+/).map(norm),
      ]),
    ].filter((text) => text.length > 1);
    const own = items.filter((item) => item.category === category && item.name && !item.item.optional);
    const first = own[0]?.name;
    if (texts.length === 0 || !first) return undefined;
    const start = /** @type {Place} */ (places[first.first]);
    const fit = (/** @type {Occurrence} */ occurrence) => {
      const segment = /** @type {Place} */ (places[occurrence.first]).segment;
      const size = Math.max(1, start.segment.size);
      const elsewhere = segment.page === start.segment.page ? 0 : 3;
      const down = (start.segment.box.y - segment.box.y) / size;
      return (
        occurrence.score -
        elsewhere -
        (down < -1 ? 1.5 : 0) -
        Math.min(40, Math.abs(down)) / 40 +
        Math.min(0.4, 0.1 * (segment.size / size - 1)) +
        (occurrence.tokens.length === segment.tokens.length ? 0.3 : 0)
      );
    };
    const free = finder.occurrences(texts, 0.75).filter(({ tokens }) => tokens.every((at) => !taken[at]));
    if (free.length === 0) return undefined;
    const best = free.reduce((a, b) => (fit(b) > fit(a) ? b : a));
    for (const at of best.tokens) {
      roles[at] = ROLE.heading;
      taken[at] = 1;
    }
    return best;
  });
}

/**
 * @param {Found} found @param {Place[]} places @param {Map<any, number>} firstOf @param {Uint8Array} roles @param
 * {Uint8Array} taken
 */
function labelDescription({ item, name }, places, firstOf, roles, taken) {
  if (!item.description || !name) return;
  const counts = new Map();
  for (const word of item.description.split(/\s+/).map(norm).filter(Boolean))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const whole = norm(item.description);
  const last = /** @type {Place} */ (places[name.tokens.at(-1) ?? name.first]);
  let segment = last.segment;
  let from = last.at + 1;
  for (let line = 0; segment && line < 9; line += 1) {
    const start = /** @type {number} */ (firstOf.get(segment));
    let hits = 0;
    let words = 0;
    const here = [];
    for (let at = Math.max(from, start); at < start + segment.tokens.length; at += 1) {
      const place = /** @type {Place} */ (places[at]);
      if (taken[at] || !place.text) continue;
      words += 1;
      if ((counts.get(place.text) ?? 0) > 0 || (place.text.length > 3 && whole.includes(place.text))) hits += 1;
      here.push(at);
    }
    if (words > 0 && hits / words >= 0.5)
      for (const at of here) {
        roles[at] = item.optional ? ROLE.addOn : ROLE.description;
        taken[at] = 1;
      }
    else if (line > 0 && words > 0) break;
    segment = segment.down ?? undefined;
    from = 0;
  }
}
