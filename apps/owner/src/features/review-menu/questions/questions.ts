import type { DoubtKind, MenuItem, ReadingFacts, SourceRegion } from '@chalkboard/contracts';
import { typedPrice } from '@chalkboard/menu-rules/typed-price';
import { parseJson, textsIn } from '@chalkboard/web-kit';
import type { Draft } from '../draft/menu-draft';
import { lacksSizeNames, sizeShape } from '../draft/size-names';

export type UnplacedPrice = ReadingFacts['prices']['unplaced'][number];
export type UnplacedPrint = NonNullable<ReadingFacts['print']>['unplaced'][number];

/** A dish that its owner is asked about. */
export interface ItemQuestion {
  readonly kind: 'item';
  readonly id: string;
  readonly item: MenuItem;
  readonly asks: DoubtKind;
  /** How the paper names its sizes. */
  readonly sizes: string;
  readonly category: string;
  readonly categoryId: string;
}

/**
 * Print that stands on the paper and has no place in the menu; without text where it could not be read. `price`: the
 * amount on it that belongs to no dish.
 */
export interface PrintQuestion {
  readonly kind: 'print';
  readonly id: string;
  readonly source?: SourceRegion;
  readonly text?: string;
  readonly price?: UnplacedPrice;
}

/** Something a person should look at. */
export type Question = ItemQuestion | PrintQuestion;

/** Questions that are shown together; some of them can be answered together. */
export interface QuestionGroup {
  readonly id: string;
  /**
   * Dishes of a category without a price; dishes that may have one of two; dishes whose sizes have no names; dishes to
   * be compared with the paper; print without a place.
   */
  readonly kind: 'unpriced' | 'choices' | 'sizes' | 'compare' | 'print';
  /** Where all of them are of one category. */
  readonly category?: string;
  /** Where all of them have the same one price. */
  readonly samePrice?: string;
  /**
   * Where the paper names the sizes of all of them alike: what it says, size by size, and the ids of all such dishes of
   * the menu.
   */
  readonly sizes?: { readonly labels: readonly string[]; readonly alike: readonly string[] };
  readonly questions: readonly Question[];
}

/** What the questions are worked out from: how the menu was read, and the ids of print that was dealt with. */
export interface QuestionGround {
  readonly draft: Draft;
  /** ISO 4217, of the menu. */
  readonly currency: string;
  readonly reading: Pick<ReadingFacts, 'prices' | 'print'> | undefined;
  readonly settled: ReadonlySet<string>;
  /** A dish that is being written keeps its question until it is closed, and with it its place. */
  readonly writing?: Pick<ItemQuestion, 'id' | 'asks' | 'sizes'>;
}

/**
 * Everything that is to check, hardest first: what cannot be sold as it is, then what may be wrong, then what may be
 * missing.
 */
export function questionGroups({ draft, currency, reading, settled, writing }: QuestionGround): QuestionGroup[] {
  const items = draft.flatMap(({ id: categoryId, name: category, items: all }) =>
    all
      .filter(({ uncertain }) => uncertain)
      .map((item): ItemQuestion => ({
        kind: 'item',
        item,
        ...(item.id === writing?.id ? writing : { id: item.id, asks: asksOf(item, currency), sizes: sizeShape(item) }),
        category,
        categoryId,
      })),
  );
  const asking = (...kinds: DoubtKind[]) =>
    items
      .filter(({ asks }) => kinds.includes(asks))
      .toSorted((one, other) => certaintyOf(one.item) - certaintyOf(other.item));
  const print = printQuestions(reading).filter(({ id }) => !settled.has(id));
  return [
    ...byCategory('unpriced', asking('no-price')),
    ...bySizes(asking('unnamed-sizes')),
    ...grouped('choices', asking('two-readings', 'lost-point')),
    ...byCategory('compare', asking('price-beside', 'far-price', 'price', 'name')),
    ...grouped('print', print),
  ];
}

/** The questions in the order in which they are shown. */
export function questionsIn(groups: readonly QuestionGroup[]): Question[] {
  return groups.flatMap(({ questions }) => questions);
}

/** Which question an uncertain item is: the one that the reader asks, as far as it still can be asked. */
export function asksOf(item: MenuItem, currency: string): DoubtKind {
  if (lacksPrice(item, currency)) return 'no-price';
  if (lacksSizeNames(item)) return 'unnamed-sizes';
  const { kind = 'price', otherPrice } = item.doubt ?? {};
  if (kind === 'no-price' || kind === 'unnamed-sizes') return 'price';
  return (kind === 'two-readings' || kind === 'lost-point') && !otherPrice ? 'price' : kind;
}

/**
 * Whether a dish has nothing that somebody could pay: no price, or figures that are no amount ("€.24.00"). Words in
 * place of a price, and a range, are one.
 */
export function lacksPrice({ price, priceMinor, variants = [] }: MenuItem, currency: string): boolean {
  const lacks = (text: string, minor: number | undefined) =>
    minor === undefined && ['nothing', 'fault'].includes(typedPrice(text, currency).kind);
  return variants.length > 0
    ? variants.every((variant) => lacks(variant.price, variant.priceMinor))
    : lacks(price, priceMinor);
}

/** The least certain part of an item, 0 to 1; an item of which nothing is known counts as half. */
function certaintyOf({ confidence }: MenuItem): number {
  return confidence ? Math.min(confidence.name, confidence.price, confidence.category ?? 1) : 0.5;
}

function grouped(kind: QuestionGroup['kind'], questions: readonly Question[]): QuestionGroup[] {
  return questions.length > 0 ? [{ id: kind, kind, questions }] : [];
}

/** One group a category, the one with the least certain dish first. */
function byCategory(kind: QuestionGroup['kind'], questions: readonly ItemQuestion[]): QuestionGroup[] {
  const ids = [...new Set(questions.map(({ categoryId }) => categoryId))];
  return ids.map((categoryId) => {
    const own = questions.filter((question) => question.categoryId === categoryId);
    const [first] = own;
    const samePrice =
      own.length > 1 && first!.item.price !== '' && own.every(({ item }) => item.price === first!.item.price)
        ? first!.item.price
        : undefined;
    return {
      id: `${kind} ${categoryId}`,
      kind,
      category: first!.category,
      ...(samePrice !== undefined && { samePrice }),
      questions: own,
    };
  });
}

/** Dishes of a category whose sizes want the same names; the same columns may go through the whole menu. */
function bySizes(questions: readonly ItemQuestion[]): QuestionGroup[] {
  const shapes = [...new Set(questions.map(({ sizes }) => sizes))];
  const groups = shapes.flatMap((shape) => {
    const own = questions.filter(({ sizes }) => sizes === shape);
    const sizes = { labels: textsIn(parseJson(shape)), alike: own.map(({ id }) => id) };
    return byCategory('sizes', own).map((group) => ({ ...group, id: `${group.id} ${shape}`, sizes }));
  });
  const first = ({ questions: [one] }: QuestionGroup) => questions.indexOf(one as ItemQuestion);
  return groups.toSorted((one, other) => first(one) - first(other));
}

/** Print without a place: a price without a dish on a line that has none either is asked about with it. */
function printQuestions(reading: QuestionGround['reading']): PrintQuestion[] {
  const prices = reading?.prices.unplaced ?? [];
  const print = reading?.print?.unplaced ?? [];
  const taken = new Set<UnplacedPrice>();
  const lines = print.map(({ text, source }): PrintQuestion => {
    const price = prices.find((one) => !taken.has(one) && one.source !== undefined && isWithin(one.source, source));
    if (price) taken.add(price);
    return {
      kind: 'print',
      id: printId(text, source),
      source,
      ...(text !== undefined && { text }),
      ...(price && { price }),
    };
  });
  const alone = prices
    .filter((price) => !taken.has(price))
    .map((price): PrintQuestion => ({
      kind: 'print',
      id: printId(price.text, price.source),
      ...(price.source && { source: price.source }),
      price,
    }));
  return [...lines, ...alone];
}

/** Whether the middle of a region lies in another one. */
function isWithin(inner: SourceRegion, outer: SourceRegion): boolean {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return (
    inner.page === outer.page &&
    x >= outer.x &&
    x <= outer.x + outer.width &&
    y >= outer.y &&
    y <= outer.y + outer.height
  );
}

/** Names print by where it stands, which stays the same from one visit to the next. */
export function printId(text = '', source?: SourceRegion): string {
  return `price ${text} ${source ? `${source.page} ${source.x.toFixed(4)} ${source.y.toFixed(4)}` : ''}`;
}
