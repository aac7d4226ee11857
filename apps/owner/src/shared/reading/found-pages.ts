import type { FoundDish, ReadingFound } from '@chalkboard/contracts';
import type { Turn } from '../pages/crop-box';

/** What is known of a page while its menu is read. */
export interface FoundPage {
  /** From 1. */
  readonly number: number;
  /** How the page that was sent has to be turned to stand upright; undefined until its lines are found. */
  readonly turned?: Turn;
  /** Its width, in its heights. */
  readonly shape?: number;
  readonly lines: NonNullable<ReadingFound['lines']>;
  /** How many of the lines have been read. */
  readonly read: number;
  /** Undefined until the page is finished. */
  readonly dishes?: readonly FoundDish[];
  /** The server shows its picture. */
  readonly picture: boolean;
}

/** The pages of which something is known, in their order. */
export type FoundPages = readonly FoundPage[];

/** The same events lead to the same pages, however often each comes; nothing that is shown is taken back. */
export function afterFound(
  before: FoundPages,
  { page, turned, shape, lines, read = 0, dishes, picture }: ReadingFound,
): FoundPages {
  const known = before.find(({ number }) => number === page) ?? { number: page, lines: [], read: 0, picture: false };
  const found =
    lines && known.turned === undefined ? { lines, turned: turned ?? 0, ...(shape !== undefined && { shape }) } : {};
  const next: FoundPage = {
    ...known,
    ...found,
    read: Math.max(known.read, read),
    picture: known.picture || picture === true,
    ...(dishes && !known.dishes && { dishes }),
  };
  return [...before.filter(({ number }) => number !== page), next].sort((a, b) => a.number - b.number);
}

/** All dishes so far, in the order of the pages. */
export function dishesOf(pages: FoundPages): readonly FoundDish[] {
  return pages.flatMap(({ dishes }) => dishes ?? []);
}
