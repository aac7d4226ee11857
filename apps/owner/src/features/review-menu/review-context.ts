import type { SourcePage, SourceRegion } from '@chalkboard/contracts';
import { createContext, use } from 'react';
import type { Draft, ItemPlace } from './draft/menu-draft';
import type { Edit } from './draft/menu-edits';
import { NEW_ITEM, type ItemValues } from './list/item-values';

/**
 * What the parts of the page may do. Always the same functions, so that a row is drawn again only when it changed
 * itself.
 */
export interface ReviewActions {
  /** The menu as it is at this moment. */
  draft(): Draft;
  perform(edit: Edit | undefined): void;
  /** Looks at an entry; the paper follows. */
  select(id: string): void;
  startEditing(id: string): void;
  /** Closes the form; the focus goes back to the entry, or to what is to check next. */
  stopEditing(): void;
  /** The owner finds a doubtful item right. */
  confirm(id: string): void;
  remove(id: string): void;
  /** An edit that answers these questions; what is to check next is looked at. */
  answer(ids: readonly string[], edit: Edit | undefined): void;
  /** Finds dishes right as they stand; `name`: what they are, in words. */
  confirmAll(ids: readonly string[], name: string): void;
  /** Finds dishes right as they stand, and lets go of print, both at once. */
  confirmRest(ids: readonly string[], print: readonly string[], name: string): void;
  /** Opens the form of a new item for this place. */
  startAdding(place: ItemPlace): void;
  stopAdding(): void;
  /**
   * What stands in the form of a new item; it is kept while the page shows something else, until the item is added or
   * given up.
   */
  writeNew(values: ItemValues): void;
  /** Opens the name of a category for writing; without one, closes it. */
  nameCategory(id: string | undefined): void;
  /**
   * Print without a place has become part of the menu, by this edit; `write`: the item that is opened for it. Closing
   * that leads on to what is to check next.
   */
  placePrint(id: string, edit: Edit | undefined, write?: string): void;
  /** Makes a dish or a heading where the paper shows one that was not read, and opens it for writing. */
  addFromSourceImage(kind: 'dish' | 'heading', source: SourceRegion): void;
  /** Print without a place does not belong to the menu; `what` it is, in words. */
  dismissPrint(ids: readonly string[], what: string): void;
  /** Shows the whole paper, where it does not stand beside the menu. */
  openSourceImage(): void;
}

/** What was written of a new item. */
export const NewItem = createContext<ItemValues>(NEW_ITEM);

export const ReviewContext = createContext<ReviewActions | null>(null);

export function useReview(): ReviewActions {
  const actions = use(ReviewContext);
  if (!actions) throw new Error('useReview: there is no review around this');
  return actions;
}

/** The pages to cut strips from, on screens where the paper does not stand beside the menu. */
export const StripPages = createContext<readonly SourcePage[]>([]);
