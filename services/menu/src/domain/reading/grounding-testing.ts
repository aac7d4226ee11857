import { linesOfPages, textOfPieces, type PageLines, type Piece } from './grounding-lines';
import type { CategoryReading, ItemReading, MenuReading, ReadingSignals, SourceRegion } from './menu-reading';
import type { Page } from './page';
import { minorOf } from './price-text';
import { regionOf } from './source-region';

/** An item of a local reading: its name and price are found among the words of the page. */
export interface KnownItem {
  readonly name: string;
  readonly price?: string;
  readonly variants?: readonly (readonly [label: string, price: string])[];
  readonly uncertainReason?: string;
  /** Of its name. */
  readonly confidence?: number;
}

/** Printed words that follow each other on one line, for tests. @param nth 1 for the second place with these words */
export function printedPieces(text: string, { lines }: PageLines, nth = 0): readonly Piece[] {
  const places = lines.flatMap(({ pieces }) =>
    pieces.flatMap((_, from) => {
      const to = pieces.findIndex((__, index) => index >= from && textOfPieces(pieces.slice(from, index + 1)) === text);
      return to < 0 ? [] : [pieces.slice(from, to + 1)];
    }),
  );
  const place = places[nth];
  if (!place) throw new Error(`“${text}” is not on the page`);
  return place;
}

/** A local reading of one page, for tests that do not depend on how pages are read. */
export function knownReading(
  page: Page,
  ...sections: (readonly [heading: string, ...items: KnownItem[]])[]
): MenuReading {
  const [lines] = linesOfPages([page]);
  const region = (text: string): SourceRegion =>
    regionOf(
      printedPieces(text, lines!).map((piece) => piece.word),
      page,
    )!;
  const categories = sections.map(([heading, ...items]): CategoryReading => ({
    name: heading,
    source: region(heading),
    items: items.map((item) => itemOf(item, region)),
  }));
  const items = categories.flatMap((category) => category.items);
  const prices = items.reduce((count, { variants, price }) => count + (variants?.length ?? (price.text ? 1 : 0)), 0);
  return {
    currency: 'USD',
    language: 'en',
    categories,
    prices: { seen: prices, placed: prices, unplaced: [] },
    print: { placed: 1, unplaced: [] },
  };
}

function itemOf(
  { name, price, variants, uncertainReason, confidence = 0.97 }: KnownItem,
  region: (text: string) => SourceRegion,
): ItemReading {
  const priceOf = (text: string) => ({ text, minor: minorOf(text, 'USD') });
  return {
    name,
    price: price ? priceOf(price) : { text: '', minor: null },
    ...(variants
      ? { variants: variants.map(([label, text]) => ({ label, price: priceOf(text), source: region(text) })) }
      : {}),
    confidence: { name: confidence, price: 0.97, category: 0.9 },
    source: { name: region(name), ...(price ? { price: region(price) } : {}) },
    uncertain: uncertainReason !== undefined,
    ...(uncertainReason ? { uncertainReason } : {}),
    signals: {} as ReadingSignals,
  };
}
