import type { ClaimedItem, ClaimedPage, ClaimedSection } from './grounding-claims';
import { amountsIn, knownAmounts, NEAR, printedAmounts, reachOf, type AmountKey, type PrintedAmount } from './grounding-prices';
import { fold, indexesOf, similarity, spansOf, spansOverlap, type PrintedText, type Span } from './grounding-text';
import type { MenuReading } from './menu-reading';

/** A description counts as printed when so many of its letters stand below the name. */
const DESCRIBED = 0.8;
/** How far (in words) behind a name its description and extras are looked for. */
const TEXT_REACH = 60;
const WORD_ALIKE = 0.75;
/** What being a line away from where it was said to be costs a place, and at most. */
const PER_LINE_OFF = 0.05;
const MOST_OFF = 1;
const PRICE_NOT_NEAR = 0.5;
/** A name that was not found takes only prices that no found name wants. */
const UNFOUND_NAME = 10;

/** A claimed price with its place; without words it was not found near the name. */
export interface GroundedPrice {
  readonly text: string;
  readonly label?: string;
  readonly words: readonly number[];
  readonly reach: number;
}

/** A claimed item with the places of its parts, as indexes of words; what is not printed is left out. */
export interface GroundedItem {
  readonly claim: ClaimedItem;
  /** Undefined when its name is not on the page. */
  readonly name?: Span;
  readonly prices: readonly GroundedPrice[];
  readonly addOns: readonly { readonly name: string; readonly price: string; readonly words: readonly number[] }[];
  readonly description?: string;
}

export interface GroundedSection {
  /** Without a place when it is not among the words: recognition loses ornate headings. */
  readonly heading?: { readonly text: string; readonly at?: Span };
  readonly note?: string;
  readonly items: readonly GroundedItem[];
}

export interface GroundedPage {
  readonly text: PrintedText;
  readonly sections: readonly GroundedSection[];
  readonly restaurantName?: string;
  /** The words that stand in something of `sections`. */
  readonly used: ReadonlySet<number>;
}

/** Something whose text is looked for on the page. */
interface Sought {
  readonly text: string;
  readonly line?: number;
  readonly amounts: readonly AmountKey[];
}

/**
 * Looks for all that is claimed of a page among its words: each word is taken once, best places first.
 *
 * @param local the reading from the words, whose prices are known to stand where they do
 */
export function groundPage(claims: ClaimedPage, text: PrintedText, local: MenuReading): GroundedPage {
  const { currency } = local;
  const amounts = printedAmounts(text, knownAmounts(local), currency);
  const used = new Set<number>();
  const use = (indexes: readonly number[]): void => indexes.forEach((index) => used.add(index));

  const sought = new Map<ClaimedItem | ClaimedSection, Sought>();
  for (const section of claims.sections) {
    if (section.heading) sought.set(section, { text: section.heading, line: section.line, amounts: [] });
    for (const item of section.items) sought.set(item, { text: item.name, line: item.line, amounts: pricesOf(item).flatMap(({ price }) => amountsIn(price, currency)) });
  }
  const places = placesOf([...sought.values()], amounts, text);
  const placeOf = (claim: ClaimedItem | ClaimedSection): Span | undefined => places.get(sought.get(claim)!);
  for (const span of places.values()) use(span.words);

  const items = claims.sections.flatMap((section) => section.items);
  const names = [...places.values()];
  const prices = assignPrices(items.map((item) => ({ item, name: placeOf(item) ?? lineStart(item.line, text), found: placeOf(item) !== undefined })), amounts, names, text, currency);
  for (const found of prices.values()) use(found.flatMap((price) => price.words));

  const sections = claims.sections.map((section): GroundedSection => {
    const at = placeOf(section);
    const note = at && section.note ? describe(section.note, windowAfter(at, names, text), text) : undefined;
    if (note) use(note.words);
    return {
      ...(section.heading ? { heading: { text: section.heading, ...(at ? { at } : {}) } } : {}),
      ...(note ? { note: note.text } : {}),
      items: section.items.map((claim): GroundedItem => {
        const name = placeOf(claim);
        const window = name ? windowAfter(name, names, text) : [];
        const addOns = name ? placeAddOns(claim, window, amounts, used, text, currency) : [];
        addOns.forEach((addOn) => use(addOn.words));
        const described = name && claim.description ? describe(claim.description, window.filter((index) => !used.has(index)), text) : undefined;
        if (described) use(described.words);
        return { claim, ...(name ? { name } : {}), prices: prices.get(claim)!, addOns, ...(described ? { description: described.text } : {}) };
      }),
    };
  });
  const [restaurant] = claims.restaurantName ? spansOf(claims.restaurantName, text) : [];
  if (restaurant) use(restaurant.words);
  return { text, sections, ...(restaurant ? { restaurantName: claims.restaurantName } : {}), used };
}

/** What an item is said to cost: its variants, or its one price. */
function pricesOf(item: ClaimedItem): { price: string; label?: string }[] {
  if (item.variants.length > 0) return [...item.variants];
  return item.price ? [{ price: item.price }] : [];
}

function placesOf(sought: readonly Sought[], amounts: readonly PrintedAmount[], text: PrintedText): Map<Sought, Span> {
  const found = sought.flatMap((one) => spansOf(one.text, text).map((span) => ({ one, span, cost: placeCost(one, span, amounts, text) })));
  const places = new Map<Sought, Span>();
  for (const { one, span } of found.sort((a, b) => a.cost - b.cost)) {
    if (!places.has(one) && ![...places.values()].some((taken) => spansOverlap(taken, span))) places.set(one, span);
  }
  return places;
}

function placeCost(one: Sought, span: Span, amounts: readonly PrintedAmount[], text: PrintedText): number {
  const line = text.words[span.from]!.line;
  const off = one.line === undefined ? 0 : Math.min(MOST_OFF, Math.abs(line.number - one.line) * PER_LINE_OFF);
  const reach = Math.min(PRICE_NOT_NEAR, ...amounts.filter((amount) => one.amounts.includes(amount.key)).map((amount) => reachOf(span, amount, [], text)));
  // Longer texts are less often printed by chance.
  return (1 - span.similarity) * 4 + off + (one.amounts.length > 0 ? reach : 0) - Math.min(0.2, (span.to - span.from) * 0.02);
}

/** For a name that is not printed: the line that it was said to stand on. */
function lineStart(line: number | undefined, text: PrintedText): Span | undefined {
  const from = line === undefined ? -1 : text.words.findIndex((word) => word.line.number === line);
  return from === -1 ? undefined : { from, to: from, words: [], similarity: 0 };
}

interface Buyer {
  readonly item: ClaimedItem;
  readonly name?: Span;
  readonly found: boolean;
}

/** Gives each claimed price an amount of the page, nearest first; an amount is given once. */
function assignPrices(buyers: readonly Buyer[], amounts: readonly PrintedAmount[], names: readonly Span[], text: PrintedText, currency: string): Map<ClaimedItem, GroundedPrice[]> {
  const claims = buyers.flatMap(({ item, name, found }) => pricesOf(item).map((price, order) => ({ item, name, found, order, price, keys: amountsIn(price.price, currency) })));
  const links = claims.flatMap((claim) =>
    claim.keys.flatMap((key, end) => amounts.filter((amount) => claim.name && amount.key === key).map((amount) => {
      const reach = reachOf(claim.name!, amount, names, text);
      return { claim, end, amount, reach: claim.found || reach <= NEAR + 0.1 ? reach : Infinity };
    })),
  );
  const given = new Map<string, { amount: PrintedAmount; reach: number }>();
  const taken = new Set<number>();
  const idOf = (claim: (typeof claims)[number], end: number): string => `${buyers.findIndex((buyer) => buyer.item === claim.item)} ${claim.order} ${end}`;
  const costOf = ({ claim, reach, amount }: (typeof links)[number]): number => reach + (claim.found ? 0 : UNFOUND_NAME) + amount.from * 1e-6;
  for (const { claim, end, amount, reach } of links.filter((link) => link.reach < Infinity).sort((a, b) => costOf(a) - costOf(b))) {
    const id = idOf(claim, end);
    if (given.has(id) || indexesOf(amount).some((index) => taken.has(index))) continue;
    given.set(id, { amount, reach });
    indexesOf(amount).forEach((index) => taken.add(index));
  }
  const priceOf = (claim: (typeof claims)[number]): GroundedPrice => {
    const ends = claim.keys.map((_, end) => given.get(idOf(claim, end)));
    const all = ends.length > 0 && ends.every((end) => end !== undefined);
    const label = claim.price.label && isPrinted(claim.price.label, text) ? { label: claim.price.label } : {};
    return { text: claim.price.price, ...label, words: all ? ends.flatMap((end) => indexesOf(end.amount)) : [], reach: all ? Math.max(...ends.map((end) => end.reach)) : Infinity };
  };
  return new Map(buyers.map(({ item }) => [item, claims.filter((claim) => claim.item === item && claim.keys.length > 0).map(priceOf)]));
}

function isPrinted(label: string, text: PrintedText): boolean {
  const folded = fold(label);
  return folded !== '' && (text.words.some((word) => word.folded === folded) || spansOf(label, text).length > 0);
}

/** Indexes of the words from behind a name to the next name of its block. */
function windowAfter(name: Span, names: readonly Span[], text: PrintedText): number[] {
  const { block } = text.words[name.to]!.line;
  const end = Math.min(name.to + TEXT_REACH, text.words.length - 1, ...names.filter((other) => other.from > name.to).map((other) => other.from - 1));
  return indexesOf({ from: name.to + 1, to: Math.max(name.to, end) }).filter((index) => text.words[index]!.line.block === block);
}

/** What of a text is printed in a window, without the words that are not; undefined when that is too little. */
function describe(claimed: string, window: readonly number[], text: PrintedText): { text: string; words: number[] } | undefined {
  const rest = new Set(window.filter((index) => text.words[index]!.folded !== ''));
  const words = claimed.split(/\s+/).filter((word) => fold(word) !== '');
  const found: number[] = [];
  const kept = words.filter((word) => {
    const index = [...rest].find((candidate) => similarity(text.words[candidate]!.folded, fold(word)) >= WORD_ALIKE);
    if (index === undefined) return false;
    rest.delete(index);
    found.push(index);
    return true;
  });
  const enough = kept.length > 0 && kept.join('').length >= DESCRIBED * words.join('').length;
  return enough ? { text: kept.join(' ').replace(/[\s,;:–-]+$/, ''), words: found } : undefined;
}

function placeAddOns(claim: ClaimedItem, window: readonly number[], amounts: readonly PrintedAmount[], used: ReadonlySet<number>, text: PrintedText, currency: string): GroundedItem['addOns'] {
  return claim.addOns.flatMap(({ name, price }) => {
    const at = spansOf(name, text).find((span) => window.includes(span.from));
    const keys = amountsIn(price, currency);
    if (!at || keys.length !== 1) return [];
    const amount = amounts.find((one) => one.key === keys[0] && window.includes(one.from) && !indexesOf(one).some((index) => used.has(index)) && text.words[one.from]!.line.number - text.words[at.to]!.line.number <= 1);
    return amount ? [{ name, price, words: [...at.words, ...indexesOf(amount)] }] : [];
  });
}
