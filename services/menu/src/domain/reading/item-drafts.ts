import { takeAddOns, type PrintedAddOn } from './add-ons';
import { bottom, centreX, centreY, median, right } from './box';
import { isAboutTheHouse } from './contact-details';
import { printedMarks } from './dietary';
import type { HeadingLink } from './heading-links';
import { textOfPart, type MenuParts, type Part } from './menu-parts';
import type { Page, Word } from './page';
import type { PriceLink } from './price-links';
import { readingOrder } from './reading-order';
import type { SectionPrice } from './section-prices';
import type { Segment } from './segments';
import { isSizeLabel } from './size-labels';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** A price as printed, before its amount is worked out. */
export interface PrintedPrice {
  readonly text: string;
  /** What it is for: "Small", "glass". */
  readonly label?: string;
  readonly words: readonly Word[];
  /** A range, or words in place of an amount. */
  readonly inexact: boolean;
  /** Letters were taken for figures to make sense of it. */
  readonly repaired: boolean;
  /** How likely it belongs to its item, and how likely to another. */
  readonly probability: number;
  readonly rival: number;
}

/** An extra with its place. */
export interface PlacedAddOn extends PrintedAddOn {
  readonly words: readonly Word[];
}

/** A printed item, put together from its parts, before its amounts are worked out. */
export interface ItemDraft {
  readonly part: Part;
  name: string;
  readonly nameWords: readonly Word[];
  description: string;
  descriptionTokens: TaggedToken[];
  /** Print of its lines that is none of its texts: marks, numbers, badges. */
  aside: TaggedToken[];
  prices: PrintedPrice[];
  addOns: PlacedAddOn[];
  /** Words that stood with its extras and name none. */
  besides: string[];
  /** The print that its extras were taken from. */
  extraTokens: TaggedToken[];
  readonly page: number;
  /** Page of its price: the heading's, when that holds for the section. */
  pricePage: number;
  /** The price stands at the heading and holds for the whole section. */
  sharedPrice: boolean;
  heading?: HeadingLink;
}

export interface CategoryDraft {
  readonly name: string;
  readonly heading?: Part;
  readonly items: ItemDraft[];
  readonly notes: TaggedToken[][];
  /** Prices printed at the heading. */
  prices: readonly TaggedToken[];
}

/** What was found on a menu, and what belongs to what. */
export interface Links {
  readonly tagged: TaggedPrint;
  readonly parts: MenuParts;
  readonly prices: readonly PriceLink[];
  readonly headings: ReadonlyMap<Part, HeadingLink>;
  /** Prices that hold for the section of a heading. */
  readonly sections: ReadonlyMap<TaggedToken, SectionPrice>;
}

/** A description goes on no further below (type sizes, centre to centre). */
const DESCRIPTION_REACH = 2.6;
/** Words of a badge at most. */
const LONGEST_BADGE = 3;

/** Puts what was found together into categories and items, in reading order. */
export function draftCategories(links: Links): CategoryDraft[] {
  const { tagged, parts, headings } = links;
  const items = new Map(parts.names.map((part) => [part, emptyItem(part, headings.get(part))]));
  const linked = new Map<ItemDraft, PriceLink[]>();
  for (const link of links.prices)
    linked.set(items.get(link.name)!, [...(linked.get(items.get(link.name)!) ?? []), link]);
  for (const [item, own] of linked) item.prices = printedPrices(own, tagged);
  const ownerOf = addTexts(tagged, items);
  const categories = byHeading([...items.values()], parts);
  addNotes(tagged, categories, ownerOf);
  sharePrices(categories, links);
  return categories;
}

function emptyItem(part: Part, heading: HeadingLink | undefined): ItemDraft {
  return {
    part,
    name: textOfPart(part),
    nameWords: wordsOf(part.tokens),
    description: '',
    descriptionTokens: [],
    aside: [],
    prices: [],
    addOns: [],
    besides: [],
    extraTokens: [],
    page: part.page.number,
    pricePage: part.page.number,
    sharedPrice: false,
    ...(heading ? { heading } : {}),
  };
}

/** The words that some tokens were taken from, each once. */
export const wordsOf = (tokens: readonly TaggedToken[]): Word[] => [
  ...new Set(tokens.flatMap(({ token }) => token.words)),
];

/** The prices of one item, left to right, with what each is for; what is printed twice counts once. */
function printedPrices(links: readonly Omit<PriceLink, 'name'>[], tagged: TaggedPrint): PrintedPrice[] {
  const sorted = [...links].sort(
    (a, b) => rowOf(a.price) - rowOf(b.price) || a.price.token.box.x - b.price.token.box.x,
  );
  const seen = new Set<string>();
  return sorted.flatMap((link) => {
    const amount = link.price.token.amount!;
    const label = labelOf(link.price, tagged);
    const key = `${amount.value ?? amount.text} ${label ?? ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        text: amount.text,
        ...(label ? { label } : {}),
        words: link.price.token.words,
        inexact: amount.kind !== 'single',
        repaired: amount.repaired,
        probability: link.probability,
        rival: link.rival,
      },
    ];
  });
}

/** Prices whose lines are this near stand on one row. */
const rowOf = ({ token, segment }: TaggedToken): number =>
  Math.round(centreY(token.box) / Math.max(1, 1.2 * segment.size));

/** What a price is for: a label before or behind it on its line or its row, or the head of its column. */
function labelOf(price: TaggedToken, { bySegment, print }: TaggedPrint): string | undefined {
  const line = bySegment.get(price.segment)!;
  const isLabel = (tagged: TaggedToken | undefined): boolean =>
    tagged !== undefined &&
    (tagged.role === ROLE.label || (tagged.role === ROLE.other && isSizeLabel(bare(tagged.token.text))));
  const last = line.findLast((tagged) => tagged.role === ROLE.price)!;
  // A label behind the last price of a line says that the labels of all stand behind: "4.50 small 6.50 large".
  const own = run(line, price.at, isLabel(line[last.at + 1]) ? 1 : -1, isLabel);
  if (own.length > 0) return own.map(({ token }) => bare(token.text)).join(' ');
  const before = price.at === 0 && price.segment.left ? bySegment.get(price.segment.left)! : [];
  if (before.length > 0 && before.every(({ role }) => role === ROLE.label))
    return before.map(({ token }) => bare(token.text)).join(' ');
  return columnHead(price, print.segments, bySegment);
}

const bare = (text: string): string => text.replace(/^[([/|]+|[)\]:,/|]+$/g, '');

function run(
  line: readonly TaggedToken[],
  from: number,
  step: 1 | -1,
  wanted: (tagged: TaggedToken | undefined) => boolean,
): TaggedToken[] {
  const found: TaggedToken[] = [];
  for (let at = from + step; wanted(line[at]); at += step) {
    if (step === 1) found.push(line[at]!);
    else found.unshift(line[at]!);
  }
  return found;
}

/** A label that stands above the column of a price, with nothing but prices between. */
function columnHead(
  price: TaggedToken,
  segments: readonly Segment[],
  bySegment: TaggedPrint['bySegment'],
): string | undefined {
  const { box } = price.token;
  let nearest: { label: string; y: number } | undefined;
  for (const segment of segments) {
    if (segment.page !== price.segment.page || bottom(segment.box) > box.y || (nearest && segment.box.y < nearest.y))
      continue;
    for (const tagged of bySegment.get(segment)!) {
      if (
        !isSizeLabel(bare(tagged.token.text)) ||
        tagged.role === ROLE.name ||
        tagged.role === ROLE.nameMore ||
        tagged.role === ROLE.description
      )
        continue;
      if (
        Math.abs(centreX(tagged.token.box) - centreX(box)) < 1.6 * segment.size &&
        !isParted(segment, price, segments, bySegment)
      )
        nearest = { label: bare(tagged.token.text), y: segment.box.y };
    }
  }
  return nearest?.label;
}

/** Whether another section begins between the head of a column and a price. */
function isParted(
  head: Segment,
  price: TaggedToken,
  segments: readonly Segment[],
  bySegment: TaggedPrint['bySegment'],
): boolean {
  return segments.some(
    (segment) =>
      segment !== head &&
      segment.page === head.page &&
      segment.box.y > bottom(head.box) &&
      bottom(segment.box) < price.token.box.y &&
      bySegment.get(segment)!.some(({ role }) => role === ROLE.heading) &&
      segment.box.x < right(price.token.box),
  );
}

/** Gives descriptions, extras and marks to the items whose they are. */
function addTexts(
  { print, bySegment }: TaggedPrint,
  items: ReadonlyMap<Part, ItemDraft>,
): ReadonlyMap<Segment, ItemDraft> {
  const ownerOf = new Map<Segment, ItemDraft>();
  const nameAt = new Map<TaggedToken, ItemDraft>();
  for (const item of items.values()) for (const tagged of item.part.tokens) nameAt.set(tagged, item);
  for (const segment of print.segments) {
    const line = bySegment.get(segment)!;
    let owner: ItemDraft | undefined;
    const extra: TaggedToken[] = [];
    for (const tagged of line) {
      const named = nameAt.get(tagged);
      if (named) owner = named;
      else if (tagged.role === ROLE.description || tagged.role === ROLE.addOn) {
        owner ??= ownerAbove(segment, ownerOf) ?? nextNamed(line, tagged, nameAt);
        if (tagged.role === ROLE.description) owner?.descriptionTokens.push(tagged);
        else extra.push(tagged);
      } else if (tagged.role === ROLE.other) (owner ?? nextNamed(line, tagged, nameAt))?.aside.push(tagged);
    }
    if (owner) ownerOf.set(segment, owner);
    if (owner && extra.length > 0) addExtras(owner, extra);
  }
  addBadges(print.segments, bySegment, ownerOf);
  for (const item of items.values())
    item.description = [...item.descriptionTokens.map(({ token }) => token.text), ...item.besides].join(' ');
  return ownerOf;
}

/** Badges and marks that stand by themselves beside or below a name are its own. */
function addBadges(
  segments: readonly Segment[],
  bySegment: TaggedPrint['bySegment'],
  ownerOf: ReadonlyMap<Segment, ItemDraft>,
): void {
  for (const segment of segments) {
    const line = bySegment.get(segment)!;
    if (ownerOf.has(segment) || line.length > LONGEST_BADGE || !line.every(({ role }) => role === ROLE.other)) continue;
    const owner = (segment.left && ownerOf.get(segment.left)) ?? (segment.up && ownerOf.get(segment.up));
    if (owner && printedMarks(line.map(({ token }) => token.text).join(' ')).dietary.length > 0)
      owner.aside.push(...line);
  }
}

/** A note stands no further below (type sizes) what it is a note to, and has so many words. */
const NOTE_REACH = 3.2;
const WORDS_OF_NOTE = 3;

/** Sentences between dishes that are nobody's are notes of the section that they stand in. */
function addNotes(
  { print, bySegment }: TaggedPrint,
  categories: readonly CategoryDraft[],
  ownerOf: ReadonlyMap<Segment, ItemDraft>,
): void {
  const sectionOf = new Map<Segment, CategoryDraft>();
  for (const category of categories) {
    for (const segment of category.heading?.segments ?? []) sectionOf.set(segment, category);
    for (const item of category.items) for (const segment of item.part.segments) sectionOf.set(segment, category);
  }
  for (const [segment, item] of ownerOf) {
    const section = categories.find((category) => category.items.includes(item));
    if (section) sectionOf.set(segment, section);
  }
  for (const segment of print.segments) {
    const line = bySegment.get(segment)!;
    const section = besideHeading(segment, categories) ?? sectionAbove(segment, sectionOf);
    if (sectionOf.has(segment) || !section) continue;
    const text = line.filter(({ role }) => role === ROLE.other || role === ROLE.description);
    if (
      text.length < line.length ||
      text.filter(({ token }) => /\p{L}{2}/u.test(token.text)).length < WORDS_OF_NOTE ||
      isAboutTheHouse(line.map(({ token }) => token.text).join(' '))
    )
      continue;
    section.notes.push(text);
    sectionOf.set(segment, section);
  }
}

/** Whose the line above is, past lines that are nobody's. */
function ownerAbove(segment: Segment, ownerOf: ReadonlyMap<Segment, ItemDraft>): ItemDraft | undefined {
  const above = segment.up;
  if (
    above &&
    ownerOf.has(above) &&
    centreY(segment.box) - centreY(above.box) < DESCRIPTION_REACH * Math.max(segment.size, above.size)
  )
    return ownerOf.get(above);
  const beside = segment.left;
  if (beside && ownerOf.has(beside) && segment.box.x - right(beside.box) < 12 * segment.size)
    return ownerOf.get(beside);
  const further = above?.up;
  return further &&
    ownerOf.has(further) &&
    centreY(segment.box) - centreY(further.box) < 2 * DESCRIPTION_REACH * segment.size
    ? ownerOf.get(further)
    : undefined;
}

function nextNamed(
  line: readonly TaggedToken[],
  tagged: TaggedToken,
  nameAt: ReadonlyMap<TaggedToken, ItemDraft>,
): ItemDraft | undefined {
  return line
    .slice(tagged.at)
    .map((other) => nameAt.get(other))
    .find((item) => item !== undefined);
}

function addExtras(item: ItemDraft, tokens: readonly TaggedToken[]): void {
  const text = tokens.map(({ token }) => token.text).join(' ');
  const { rest, addOns } = takeAddOns(text);
  const words = wordsOf(tokens);
  item.extraTokens.push(...tokens);
  item.addOns.push(...addOns.map((addOn) => ({ ...addOn, words })));
  // What names no extra with an amount is part of the description.
  if (addOns.length === 0) item.descriptionTokens.push(...tokens);
  else if (/\p{L}{3}/u.test(rest)) item.besides.push(rest.replace(/\s+/g, ' ').trim());
}

/** The section whose heading stands left of a line. */
function besideHeading(segment: Segment, categories: readonly CategoryDraft[]): CategoryDraft | undefined {
  return segment.left && categories.find(({ heading }) => heading?.segments.includes(segment.left!));
}

function sectionAbove(segment: Segment, sectionOf: ReadonlyMap<Segment, CategoryDraft>): CategoryDraft | undefined {
  const above = segment.up;
  return above && centreY(segment.box) - centreY(above.box) <= NOTE_REACH * segment.size
    ? sectionOf.get(above)
    : undefined;
}

/** Items by the heading that they stand under, in reading order. */
function byHeading(items: readonly ItemDraft[], { headings }: MenuParts): CategoryDraft[] {
  const order = new Map(inOrder([...items.map(({ part }) => part), ...headings]).map((part, index) => [part, index]));
  const place = (part: Part): number => order.get(part)!;
  const groups = new Map<Part | undefined, ItemDraft[]>();
  let above: Part | undefined;
  for (const item of [...items].sort((a, b) => place(a.part) - place(b.part))) {
    // What stands under no heading of its own goes on with the section before it, also over the end of a page.
    const heading = item.heading?.heading ?? above;
    above = heading;
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  return [...groups]
    .map(([heading, own]): CategoryDraft => ({
      name: heading ? textOfPart(heading) : '',
      ...(heading ? { heading } : {}),
      items: own,
      notes: [],
      prices: [],
    }))
    .sort((a, b) => firstPlace(a, place) - firstPlace(b, place));
}

const firstPlace = ({ heading, items }: CategoryDraft, place: (part: Part) => number): number =>
  Math.min(heading ? place(heading) : Infinity, ...items.map(({ part }) => place(part)));

/** Names and headings in reading order, page by page. */
function inOrder(parts: readonly Part[]): Part[] {
  const pages = [...new Set(parts.map(({ page }) => page))].sort((a: Page, b: Page) => a.number - b.number);
  return pages.flatMap((page) => {
    const own = parts.filter((part) => part.page === page);
    return readingOrder(own, median(own.map(({ size }) => size)));
  });
}

/** A price that stands at a heading holds for the items below it that have none of their own. */
function sharePrices(categories: readonly CategoryDraft[], { tagged, sections }: Links): void {
  for (const category of categories) {
    const { heading, items } = category;
    const own = [...sections].filter(([, section]) => section.heading === heading);
    if (!heading || own.length === 0) continue;
    category.prices = own.map(([price]) => price);
    const printed = printedPrices(
      own.map(([price, { probability }]) => ({ price, probability, rival: 0 })),
      tagged,
    );
    for (const item of items)
      if (item.prices.length === 0)
        Object.assign(item, { prices: printed, sharedPrice: true, pricePage: heading.page.number });
  }
}
