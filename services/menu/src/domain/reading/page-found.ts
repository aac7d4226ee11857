import type { FoundDish, ReadingFound } from '@chalkboard/contracts/http/live-reading';
import { LIVE_READING } from '@chalkboard/contracts/limits';
import type { Box } from './box';
import type { ItemReading, MenuReading } from './menu-reading';
import type { Page } from './page';
import type { PagePicture } from './reading-outcome';
import { segmentsOf } from './segments';
import { regionOfBox } from './source-region';

/** What is told of one page while a menu is read: what was found on it, or that its picture is written. */
export type PageFound = Omit<ReadingFound, 'picture'> | { readonly picture: PagePicture };

/**
 * Lines as they are shown on a page. @param boxes in fractions of the upright page, in the order in which they are read
 */
export function foundLines(boxes: readonly Box[]): NonNullable<ReadingFound['lines']> {
  return boxes
    .slice(0, LIVE_READING.lines)
    .map(({ x, y, width, height }) => [
      share(x),
      share(y),
      share(Math.min(width, 1 - x)),
      share(Math.min(height, 1 - y)),
    ]);
}

/** A page of a text layer is read as soon as its lines are known. */
export function foundLayer(page: Page): ReadingFound {
  const lines = foundLines(segmentsOf(page).map(({ box }) => regionOfBox(box, page)));
  return { page: page.number, turned: 0, shape: page.width / page.height, lines, read: lines.length };
}

/** The dishes that a reading found, by page, in reading order. */
export function foundDishes(reading: Pick<MenuReading, 'categories'>): Map<number, FoundDish[]> {
  const pages = new Map<number, FoundDish[]>();
  for (const { name, source, items } of reading.categories) {
    for (const item of items) {
      const page = (item.source.name ?? item.source.price)?.page;
      const dish = foundDish(item, source && name);
      if (page === undefined || dish.name === '') continue;
      const dishes = pages.get(page) ?? [];
      if (dishes.length < LIVE_READING.dishes) pages.set(page, [...dishes, dish]);
    }
  }
  return pages;
}

function foundDish({ name, price, variants }: ItemReading, heading: string | undefined): FoundDish {
  const text =
    price.text ||
    (variants
      ?.map((variant) => variant.price.text)
      .filter(Boolean)
      .slice(0, 3)
      .join(' / ') ??
      '');
  return {
    name: short(name),
    price: text.slice(0, LIVE_READING.priceLetters),
    ...(heading && { heading: short(heading) }),
  };
}

const short = (text: string): string => text.trim().slice(0, LIVE_READING.letters);
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
