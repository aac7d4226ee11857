import type { Menu, MenuCategory, MenuItem, MenuVariant } from '@chalkboard/contracts';

/** A price as it is now, beside the usual one where that differs. */
export interface TimedPrice {
  readonly usual?: string;
}

/** A dish as it is at an instant: its price is that of now, and sold out says whether it is sold out now. */
export interface TimedItem extends MenuItem, TimedPrice {
  readonly variants?: (MenuVariant & TimedPrice)[];
  /** "from 17:00", "Happy hour until 18:00". */
  readonly timeNote?: string;
}

export interface TimedCategory extends MenuCategory {
  readonly items: TimedItem[];
  /** What holds for all of its dishes. */
  readonly timeNote?: string;
}

/** Whether what a menu shows depends on the time; most do not. */
export function dependsOnTime({ rules, categories }: Pick<Menu, 'rules' | 'categories'>): boolean {
  return Boolean(
    rules?.servingTimes ??
    rules?.happyHours ??
    categories.some(({ items }) => items.some(({ soldOutUntil }) => soldOutUntil)),
  );
}
