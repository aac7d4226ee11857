import type { MenuItem, SourceRegion } from '@chalkboard/contracts';
import type { Draft } from './menu-draft';

/** A reading with its place on the paper. */
export interface PlacedReading {
  /** Of the item; of a heading the category's, and it is a name. */
  readonly itemId: string;
  /** `print`: it has no place in the menu. */
  readonly part: 'name' | 'price' | 'print';
  readonly region: SourceRegion;
  readonly uncertain: boolean;
}

/** Every reading of the menu that has a place: names, prices, prices of sizes and extras. */
export function placedReadings(draft: Draft): PlacedReading[] {
  return draft
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      regionsOf(item).map(({ part, region }) => ({
        itemId: item.id,
        part,
        region,
        uncertain: Boolean(item.uncertain),
      })),
    );
}

/** Where the names of categories stand. */
export function placedHeadings(draft: Draft): PlacedReading[] {
  return draft.flatMap(({ id, source }) =>
    source ? [{ itemId: id, part: 'name', region: source, uncertain: false }] : [],
  );
}

function regionsOf({
  source,
  variants = [],
  addOns = [],
}: MenuItem): { part: 'name' | 'price'; region: SourceRegion }[] {
  const sizes = variants.flatMap((variant) => variant.source ?? []);
  // Of an item with sizes the price is all of theirs together.
  const own = sizes.length > 0 ? sizes : (source?.price ?? []);
  const prices = [own, addOns.flatMap((addOn) => addOn.source ?? [])].flat();
  return [
    ...(source?.name ? [{ part: 'name' as const, region: source.name }] : []),
    ...prices.filter(isFirst).map((region) => ({ part: 'price' as const, region })),
  ];
}

/** Prices that the reader could not part ("7/8/9") share a place. */
function isFirst(region: SourceRegion, index: number, all: readonly SourceRegion[]): boolean {
  return (
    all.findIndex(
      ({ page, x, y, width, height }) =>
        page === region.page && x === region.x && y === region.y && width === region.width && height === region.height,
    ) === index
  );
}

/** How high a line of its text is, in fractions of the page. */
export function lineHeightOf({ source }: MenuItem): number | undefined {
  return source?.price?.height ?? source?.name?.height;
}

/** Where its name and its prices stand. */
export function placesOf(item: MenuItem): SourceRegion[] {
  return regionsOf(item).map(({ region }) => region);
}

/** Where an item stands: all of it that is on one page, as one region. Undefined when the reader kept no place. */
export function placeOnSourceImage(item: MenuItem): SourceRegion | undefined {
  const regions = placesOf(item);
  const first = regions[0];
  return first && regions.filter(({ page }) => page === first.page).reduce(union);
}

/** The strip across the page in which a region lies. */
export function wholeLine(region: SourceRegion): SourceRegion {
  return { ...region, x: 0, width: 1 };
}

function union(one: SourceRegion, other: SourceRegion): SourceRegion {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    page: one.page,
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** What was tapped: the smallest reading under the point (fractions of the page), or the nearest one within `reach`. */
export function readingAt(
  readings: readonly PlacedReading[],
  point: { readonly page: number; readonly x: number; readonly y: number },
  reach: { readonly x: number; readonly y: number },
): PlacedReading | undefined {
  let best: { reading: PlacedReading; distance: number; area: number } | undefined;
  for (const reading of readings) {
    const { page, x, y, width, height } = reading.region;
    if (page !== point.page) continue;
    const dx = Math.max(x - point.x, 0, point.x - x - width) / reach.x;
    const dy = Math.max(y - point.y, 0, point.y - y - height) / reach.y;
    const distance = Math.hypot(dx, dy);
    const area = width * height;
    if (distance <= 1 && (!best || distance < best.distance || (distance === best.distance && area < best.area)))
      best = { reading, distance, area };
  }
  return best?.reading;
}

/**
 * The item a price without a dish most likely stands by: the one on its line, else the nearest above or below.
 * A step down the page counts more than one along the line, since prices stand far to the right of their names.
 */
export function nearestItem(draft: Draft, { page, x, y, height }: SourceRegion): string | undefined {
  const DOWN = 6;
  let best: { id: string; distance: number } | undefined;
  for (const { itemId, region } of placedReadings(draft)) {
    if (region.page !== page) continue;
    const down = Math.abs(region.y + region.height / 2 - (y + height / 2)) * DOWN;
    const along = Math.max(region.x - x, 0, x - region.x - region.width);
    const distance = Math.hypot(down, along);
    if (!best || distance < best.distance) best = { id: itemId, distance };
  }
  return best?.id;
}
