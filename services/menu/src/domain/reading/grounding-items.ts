import { printedAllergens, type AllergenLegend } from './allergens';
import { takeDietaryMarks, type DietaryLegend } from './dietary';
import { textOfPieces, type PageLines, type Piece } from './grounding-lines';
import type { CheckedItem, CheckedPrice } from './grounding-selection';
import { tidyText } from './item-names';
import type { ItemReading, PriceReading, ReadingSignals, VariantReading } from './menu-reading';
import type { Page } from './page';
import { regionOf } from './source-region';

/** The highest confidence (0 to 1) in what the two readings disagree on, and in what only the model selects. */
export const DISPUTED = 0.5;
/** A local name of at least this confidence is shown when the two readings disagree on it. */
const SURE_NAME = 0.94;
/** Letters of a name that a reason quotes at most. */
const QUOTED = 60;

/** Signals say how the local reading decided; a selection has none. */
const NO_SIGNALS = Object.freeze({}) as ReadingSignals;

const NO_PRICE = 'We found no price for this item.';
const ONLY_MODEL = 'Only the AI reader found this item.';
const ONLY_MODEL_PRICE = 'Only the AI reader found a price for this item.';
const REFUSED_PRICE = 'The AI reader named a price that cannot belong to this item.';
const OTHERS_PRICE = 'The AI reader named a price that belongs to another item.';

/** What is known of a menu besides the item. */
export interface ItemContext {
  readonly lines: PageLines;
  readonly legend: DietaryLegend;
  readonly allergenLegend: AllergenLegend;
  /** Whether no other item of either reading has this price. */
  readonly isFree: (price: CheckedPrice) => boolean;
}

/** An item of the local reading with its places among the pieces of a page. */
export interface LocalItem {
  readonly item: ItemReading;
  readonly name: ReadonlySet<Piece>;
  /** The amounts of its price or its sizes. */
  readonly prices: ReadonlySet<Piece>;
  /** The amounts of its extras. */
  readonly extras: ReadonlySet<Piece>;
}

/**
 * An item that both readings have. The local reading stays where the two agree, and where the model selects nothing;
 * where they differ, the item is uncertain.
 */
export function itemOfBoth(local: LocalItem, selected: CheckedItem, context: ItemContext): ItemReading {
  const { doubt: asked, ...item } = local.item;
  const name = nameOfBoth(local, selected, context);
  const pricing = pricingOfBoth(local, selected, context);
  const doubts = [name.doubt, pricing.doubt].filter((doubt) => doubt !== undefined);
  if (doubts.length === 0 && !item.uncertain) return local.item;
  const described = describe(selected);
  const description = name.isSelected
    ? (described ?? item.description)
    : name.doubt
      ? item.description
      : (item.description ?? described);
  return {
    ...item,
    ...name.parts,
    ...(description ? { description } : {}),
    ...pricing.parts,
    confidence: {
      ...item.confidence,
      name: name.doubt ? Math.min(item.confidence.name, DISPUTED) : item.confidence.name,
      price: pricing.doubt ? Math.min(item.confidence.price, DISPUTED) : item.confidence.price,
    },
    source: { ...item.source, ...name.source, ...pricing.source },
    uncertain: true,
    // What one reading alone would ask is not what both would.
    ...(asked && doubts.length === 0 && !pricing.isReplaced ? { doubt: asked } : {}),
    ...reasons(pricing.isReplaced ? undefined : item.uncertainReason, ...doubts),
  };
}

/** An item that only the model selects: printed words, always uncertain. */
export function itemOfModel(selected: CheckedItem, context: ItemContext): ItemReading {
  const { lines, legend, allergenLegend, isFree } = context;
  const words = selected.name.map((piece) => piece.word);
  const marks = takeDietaryMarks(textOfPieces(selected.name), legend);
  const allergens = printedAllergens({ letters: marks.letters, description: '', legend: allergenLegend });
  const description = describe(selected);
  const isPriced = selected.prices.length > 0 && selected.prices.every(isFree);
  const unpriced: SelectedPricing = { parts: { price: { text: '', minor: null } }, source: {} };
  const pricing = isPriced ? selectedPricing(selected.prices, lines.page) : unpriced;
  const source = regionOf(words, lines.page);
  const least = Math.min(...words.map((word) => word.confidence));
  const refusal =
    selected.prices.length > 0 && !isPriced ? OTHERS_PRICE : selected.isRefused ? REFUSED_PRICE : undefined;
  return {
    name: shownName(selected.name, legend),
    ...(description ? { description } : {}),
    ...pricing.parts,
    ...(marks.dietary.length > 0 ? { dietary: marks.dietary } : {}),
    ...(allergens.length > 0 ? { allergens } : {}),
    confidence: {
      name: Math.min(least, DISPUTED),
      price: isPriced ? Math.min(least, DISPUTED) : 0,
      category: DISPUTED,
    },
    source: { ...(source ? { name: source } : {}), ...pricing.source },
    uncertain: true,
    ...reasons(ONLY_MODEL, refusal ?? (isPriced ? undefined : NO_PRICE)),
    signals: NO_SIGNALS,
  };
}

/** Marks an item whose print the model selected for another item. */
export function withDoubt({ doubt: _asked, ...item }: ItemReading, doubt: string): ItemReading {
  const confidence = { ...item.confidence, price: Math.min(item.confidence.price, DISPUTED) };
  return { ...item, confidence, uncertain: true, ...reasons(item.uncertainReason, doubt) };
}

export const priceOfAnother = (name: string): string => `This price could also belong to “${quoted(name)}”.`;
export const partOfAnother = (name: string): string => `This could be a part of “${quoted(name)}”.`;

/** The letters and figures of a text, without case and accents. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** The prices of an item: its variants', or its one, or none. */
export function pricesOf(item: ItemReading): PriceReading[] {
  if (item.variants) return item.variants.map((variant) => variant.price);
  return item.price.text === '' ? [] : [item.price];
}

/** Whether a selected price is one that an item of the local reading has: the same print, or the same amount. */
export function hasPrice({ item, prices }: LocalItem, selected: CheckedPrice): boolean {
  if (selected.pieces.some((piece) => prices.has(piece))) return true;
  return pricesOf(item).some(({ text, minor }) =>
    minor === null ? text === selected.reading.text : minor === selected.reading.minor,
  );
}

interface Part<K extends keyof ItemReading> {
  readonly parts?: Partial<Pick<ItemReading, K>>;
  readonly source?: ItemReading['source'];
  readonly doubt?: string;
}

function nameOfBoth(
  local: LocalItem,
  selected: CheckedItem,
  { lines, legend }: ItemContext,
): Part<'name'> & { isSelected?: boolean } {
  const { item } = local;
  const name = shownName(selected.name, legend);
  if (isSameName(item.name, name) || isSamePrint(local.name, selected.name)) return {};
  const doubt = `We read this name as “${quoted(item.name)}” and as “${quoted(name)}”.`;
  if (item.confidence.name >= SURE_NAME) return { doubt };
  const source = regionOf(
    selected.name.map((piece) => piece.word),
    lines.page,
  );
  return { parts: { name }, ...(source ? { source: { name: source } } : {}), doubt, isSelected: true };
}

/** Item numbers and marks make no other name. */
function isSameName(a: string, b: string): boolean {
  const [one, other] = [lettersOf(a), lettersOf(b)];
  const [bareOne, bareOther] = [one, other].map((letters) => letters.replace(/\p{N}/gu, ''));
  return one === other || (bareOne === bareOther && bareOne!.length > 2);
}

function isSamePrint(local: ReadonlySet<Piece>, selected: readonly Piece[]): boolean {
  const lettered = [...local].filter((piece) => /\p{L}/u.test(piece.text));
  return (
    lettered.length > 0 &&
    lettered.every((piece) => selected.includes(piece)) &&
    selected.every((piece) => local.has(piece))
  );
}

function pricingOfBoth(
  local: LocalItem,
  selected: CheckedItem,
  { lines, isFree }: ItemContext,
): Part<'price' | 'variants'> & { isReplaced?: boolean } {
  const { item } = local;
  const known = pricesOf(item);
  const refused = selected.isRefused ? { doubt: REFUSED_PRICE } : {};
  if (selected.prices.length === 0) return refused;
  if (known.length === 0) {
    if (!selected.prices.every(isFree)) return { doubt: OTHERS_PRICE };
    return { ...selectedPricing(selected.prices, lines.page), doubt: ONLY_MODEL_PRICE, isReplaced: true };
  }
  if (selected.prices.every((price) => hasPrice(local, price))) return refused;
  const shown = [known, selected.prices.map((price) => price.reading)].map((prices) =>
    prices.map(({ text }) => text).join(' / '),
  );
  return { doubt: `We read ${shown[0]} and ${shown[1]} for this item.` };
}

interface SelectedPricing {
  readonly parts: Pick<ItemReading, 'price' | 'variants'>;
  readonly source: ItemReading['source'];
}

function selectedPricing(prices: readonly CheckedPrice[], page: Page): SelectedPricing {
  const place = regionOf(
    prices.flatMap(({ pieces }) => pieces.map((piece) => piece.word)),
    page,
  );
  const source = place ? { price: place } : {};
  if (prices.length === 1) return { parts: { price: prices[0]!.reading }, source };
  const variants = prices.map(({ label, pieces, reading }, index): VariantReading => {
    const region = regionOf(
      pieces.map((piece) => piece.word),
      page,
    );
    const text = tidyText(textOfPieces(label));
    return { label: text || `Price ${index + 1}`, price: reading, ...(region ? { source: region } : {}) };
  });
  return { parts: { price: { text: '', minor: null }, variants }, source };
}

function describe({ description }: CheckedItem): string | undefined {
  return tidyText(textOfPieces(description)) || undefined;
}

export function shownName(pieces: readonly Piece[], legend: DietaryLegend): string {
  const text = textOfPieces(pieces);
  return tidyText(takeDietaryMarks(text, legend).text) || text;
}

function reasons(...given: readonly (string | undefined)[]): Pick<ItemReading, 'uncertainReason'> {
  const text = [...new Set(given.filter((reason) => reason !== undefined))].join(' ');
  return text ? { uncertainReason: text } : {};
}

const quoted = (name: string): string => (name.length > QUOTED ? `${name.slice(0, QUOTED)}…` : name);
