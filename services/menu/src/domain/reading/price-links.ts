import { logistic, scoresOfAll, type BoostedTrees } from './boosted-trees';
import { centreX, centreY, right, sharedWidth } from './box';
import type { MenuParts, Part } from './menu-parts';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** A price and a name that it may belong to. */
export interface PricePair {
  readonly price: TaggedToken;
  readonly name: Part;
  readonly features: Float32Array;
}

/**
 * A name looked at further away than this (type sizes up or down), or behind so many nearer ones, is not the price's.
 */
const REACH = 14;
const MAX_NAMES = 8;

/** The names that each price may belong to, with what speaks for and against. */
export function pricePairs({ names, prices, headings }: MenuParts, { bySegment }: TaggedPrint): PricePair[] {
  const pages = new Map<Part['page'], OnPage>();
  for (const page of new Set([...names, ...headings].map((part) => part.page))) {
    const own = {
      names: names.filter((part) => part.page === page),
      headings: headings.filter((part) => part.page === page),
      prices: prices.filter((price) => price.segment.page === page),
    };
    pages.set(page, { ...own, use: useOf(own.names, own.prices) });
  }
  return prices.flatMap((price) => {
    const own = pages.get(price.segment.page);
    if (!own) return [];
    const candidates = own.names
      .map((name) => ({ name, distance: distanceOf(price, name) }))
      .filter(({ distance }) => distance < REACH + 30)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MAX_NAMES);
    return candidates.map(({ name }, rank) => ({
      price,
      name,
      features: Float32Array.from([rank, ...features(price, name, own, bySegment), ...own.use]),
    }));
  });
}

/** How far a price stands from a name: along the row is near, above is far. */
function distanceOf(price: TaggedToken, name: Part): number {
  const box = price.token.box;
  const size = Math.max(1, name.size);
  const middle = centreY(box);
  const [top, low] = [name.box.y, name.box.y + name.box.height];
  const down = middle > low ? (middle - low) / size : middle < top ? (1.6 * (top - middle)) / size : 0;
  const apart = Math.max(0, box.x - right(name.box), name.box.x - right(box)) / size;
  return down + 0.05 * apart + (right(box) <= name.box.x ? 1 : 0);
}

interface OnPage {
  readonly names: readonly Part[];
  readonly prices: readonly TaggedToken[];
  readonly headings: readonly Part[];
  readonly use: readonly number[];
}

function features(
  price: TaggedToken,
  name: Part,
  { names, prices, headings }: OnPage,
  bySegment: TaggedPrint['bySegment'],
): number[] {
  const box = price.token.box;
  const size = Math.max(1, name.size);
  const segment = price.segment;
  const first = name.segments[0]!;
  const last = name.segments.at(-1)!;
  const inSame = name.segments.includes(segment);
  const lastToken = name.tokens.at(-1)!;
  const firstToken = name.tokens[0]!;
  const onRow = overlapOfRows(box, last.box) > 0.4 || overlapOfRows(box, first.box) > 0.4;
  const [x0, x1] = [Math.min(right(name.box), right(box)), Math.max(name.box.x, box.x)];
  const rowBetween = (other: { x: number; width: number; y: number; height: number }): boolean =>
    overlapOfRows(other, box) > 0.4 && centreX(other) > Math.min(x0, x1) && centreX(other) < Math.max(x0, x1);
  const [y0, y1] = [Math.min(centreY(name.box), centreY(box)), Math.max(centreY(name.box), centreY(box))];
  const column = {
    x: Math.min(name.box.x, box.x),
    width: Math.max(right(name.box), right(box)) - Math.min(name.box.x, box.x),
    y: 0,
    height: 0,
  };
  const between = (other: typeof box): boolean =>
    centreY(other) > y0 + 0.3 * size && centreY(other) < y1 - 0.3 * size && sharedWidth(other, column) > 0;
  const line = bySegment.get(segment)!;
  const share = (role: number): number => line.filter((token) => token.role === role).length / line.length;
  const nearer = names.filter((other) => other !== name && distanceOf(price, other) < distanceOf(price, name)).length;
  const rivals = prices.filter((other) => other !== price && distanceOf(other, name) < distanceOf(price, name));
  const amount = price.token.amount!;
  return [
    bit(inSame),
    inSame ? price.at - lastToken.at : 0,
    inSame && price.at < firstToken.at && segment === first ? 1 : 0,
    bit(onRow),
    clamp((box.x - right(name.box)) / size),
    clamp((name.box.x - right(box)) / size),
    clamp((box.x - name.box.x) / size),
    clamp((centreX(box) - centreX(name.box)) / size),
    clamp((centreY(box) - centreY(first.box)) / size),
    clamp((centreY(box) - centreY(last.box)) / size),
    clamp((box.x - right(last.box)) / size),
    names.filter((other) => other !== name && rowBetween(other.box)).length,
    prices.filter((other) => other !== price && rowBetween(other.token.box)).length,
    names.filter((other) => other !== name && between(other.box)).length,
    prices.filter((other) => other !== price && between(other.token.box)).length,
    headings.filter((other) => between(other.box)).length,
    nearer,
    rivals.length,
    rivals.filter((other) => overlapOfRows(other.token.box, last.box) > 0.4 && other.token.box.x > name.box.x).length,
    names.filter(
      (other) =>
        other !== name && overlapOfRows(other.box, box) > 0.4 && other.box.x < box.x && other.box.x > name.box.x,
    ).length,
    names.some(
      (other) => other !== name && overlapOfRows(other.segments[0]!.box, box) > 0.4 && right(other.box) < box.x + size,
    )
      ? 1
      : 0,
    price.probabilities[ROLE.price]!,
    firstToken.probabilities[ROLE.name]!,
    amount.kind === 'single' ? amount.decimals : amount.kind === 'range' ? 4 : 5,
    amount.value === undefined ? -1 : Math.log1p(amount.value),
    bit(amount.hasSign),
    line.length,
    share(ROLE.description),
    share(ROLE.name) + share(ROLE.nameMore),
    share(ROLE.price),
    share(ROLE.heading),
    share(ROLE.addOn),
    price.at,
    line.length - 1 - price.at,
    roleAt(line, price.at - 1),
    roleAt(line, price.at + 1),
    segment.left ? roleAt(bySegment.get(segment.left)!, bySegment.get(segment.left)!.length - 1) : -1,
    segment.up ? roleAt(bySegment.get(segment.up)!, 0) : -1,
    segment.down ? roleAt(bySegment.get(segment.down)!, 0) : -1,
    name.tokens.length,
    Math.log(segment.size / size),
    name.segments.length,
    bit(sharedWidth(box, name.box) > 0),
  ];
}

const bit = (value: boolean): number => (value ? 1 : 0);
const clamp = (value: number): number => Math.max(-60, Math.min(60, value));
const roleAt = (line: readonly TaggedToken[], at: number): number => line[at]?.role ?? -1;

function overlapOfRows(a: { y: number; height: number }, b: { y: number; height: number }): number {
  return (Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)) / Math.max(1e-6, Math.min(a.height, b.height));
}

/** Where the prices of a page stand: in the lines of names, on their rows, or elsewhere. */
function useOf(names: readonly Part[], prices: readonly TaggedToken[]): number[] {
  const count = Math.max(1, names.length);
  const lines = new Set(prices.map(({ segment }) => segment));
  const inLine = names.filter(({ segments }) => segments.some((segment) => lines.has(segment))).length;
  const onRow = names.filter(({ segments }) =>
    prices.some(
      ({ token, segment }) =>
        !segments.includes(segment) &&
        overlapOfRows(token.box, segments.at(-1)!.box) > 0.4 &&
        token.box.x > segments.at(-1)!.box.x,
    ),
  ).length;
  return [inLine / count, onRow / count, prices.length / count, Math.log1p(names.length)];
}

/** Which name a price belongs to, how likely that is, and how likely the next best is. */
export interface PriceLink {
  readonly price: TaggedToken;
  readonly name: Part;
  readonly probability: number;
  readonly rival: number;
}

/** Less likely than this, a price stands for no name that was found. */
const LEAST_LIKELY = 0.35;
const LEAST_AT_ALL = 0.03;

/** Links prices with names by fitted weights. */
export function linkPrices(pairs: readonly PricePair[], first: BoostedTrees, second: BoostedTrees): PriceLink[] {
  const likely = scoresOfAll(
    first,
    pairs.map(({ features: row }) => row),
  ).map(([score]) => logistic(score!));
  const again = scoresOfAll(second, rivalFeatures(pairs, likely)).map(([score]) => logistic(score!));
  const byPrice = new Map<TaggedToken, { name: Part; probability: number }[]>();
  pairs.forEach(({ price, name }, index) =>
    byPrice.set(price, [...(byPrice.get(price) ?? []), { name, probability: again[index]! }]),
  );
  const best = [...byPrice].flatMap(([price, options]): PriceLink[] => {
    const [closest, next] = options.sort((a, b) => b.probability - a.probability);
    return closest
      ? [{ price, name: closest.name, probability: closest.probability, rival: next?.probability ?? 0 }]
      : [];
  });
  const links = best.filter(({ probability }) => probability >= LEAST_LIKELY);
  const priced = new Set(links.map(({ name }) => name));
  // A menu that is laid out as none before: a name and a price that have nobody else take each other, and the owner is
  // asked.
  const left = best.filter(({ name, probability }) => probability >= LEAST_AT_ALL && !priced.has(name));
  const nearest = new Map<Part, PriceLink>();
  for (const link of left)
    if (!nearest.has(link.name) || nearest.get(link.name)!.probability < link.probability) nearest.set(link.name, link);
  const beside = (link: PriceLink): boolean =>
    link === nearest.get(link.name) ||
    (link.price.segment === nearest.get(link.name)!.price.segment &&
      link.probability > 0.5 * nearest.get(link.name)!.probability);
  return [...links, ...left.filter(beside)];
}

/**
 * The features of pairs with what a first pass found for their rivals: other names of the price, other prices of the
 * name, and where links of the page point.
 */
export function rivalFeatures(pairs: readonly PricePair[], likely: readonly number[]): Float32Array[] {
  const ofPrice = new Map<TaggedToken, number[]>();
  const ofName = new Map<Part, number[]>();
  pairs.forEach(({ price, name }, index) => {
    ofPrice.set(price, [...(ofPrice.get(price) ?? []), index]);
    ofName.set(name, [...(ofName.get(name) ?? []), index]);
  });
  const sure = new Map<Part['page'], { dx: number; dy: number }[]>();
  pairs.forEach(({ price, name }, index) => {
    if (likely[index]! > 0.6) sure.set(name.page, [...(sure.get(name.page) ?? []), offset(price, name)]);
  });
  const highest = (indices: readonly number[], besides: number): number =>
    Math.max(0, ...indices.filter((index) => index !== besides).map((index) => likely[index]!));
  return pairs.map(({ price, name, features: row }, index) => {
    const own = ofPrice.get(price)!;
    const others = ofName.get(name)!;
    const here = offset(price, name);
    const known = sure.get(name.page) ?? [];
    const alike = known.filter(({ dx, dy }) => Math.abs(dy - here.dy) < 0.5 && Math.abs(dx - here.dx) < 2).length;
    const onLine = known.filter(({ dy }) => Math.abs(dy - here.dy) < 0.5).length;
    const rightEdge = known.length;
    return Float32Array.from([
      ...row,
      likely[index]!,
      highest(own, index),
      highest(others, index),
      others.filter((other) => likely[other]! > 0.5).length,
      own.filter((other) => likely[other]! > 0.5).length,
      alike / Math.max(1, rightEdge),
      onLine / Math.max(1, rightEdge),
      Math.log1p(rightEdge),
    ]);
  });
}

function offset(price: TaggedToken, name: Part): { dx: number; dy: number } {
  const size = Math.max(1, name.size);
  return {
    dx: (price.token.box.x - name.box.x) / size,
    dy: (centreY(price.token.box) - centreY(name.segments[0]!.box)) / size,
  };
}

/**
 * The links without figures that are no second price of their name: beside a price with its sign they have none, and
 * are written otherwise ("Capri 2.0 13.90€", "Crudo 14.00€ (7,12)").
 */
export function withoutStrayFigures(links: readonly PriceLink[]): PriceLink[] {
  const signed = new Map<Part, Set<string>>();
  for (const { name, price } of links)
    if (price.token.amount!.hasSign) signed.set(name, (signed.get(name) ?? new Set()).add(formOf(price)));
  return links.filter(
    ({ name, price }) => price.token.amount!.hasSign || (signed.get(name)?.has(formOf(price)) ?? true),
  );
}

/** How many decimals an amount has, and what stands before them. */
function formOf({ token: { amount } }: TaggedToken): string {
  return `${amount!.decimals}${/[.,](?=\d{1,2}\D*$)/.exec(amount!.text)?.[0] ?? ''}`;
}
