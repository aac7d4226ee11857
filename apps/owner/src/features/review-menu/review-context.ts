import type { SourcePage } from '@chalkboard/contracts';
import { createContext, use } from 'react';
import type { Draft, ItemPlace } from './draft/menu-draft';
import type { Edit } from './draft/menu-edits';

/** What the parts of the page may do. Always the same functions, so that a row is drawn again only when it changed itself. */
export interface ReviewActions {
  /** The menu as it is at this moment. */
  draft(): Draft;
  perform(edit: Edit | undefined): void;
  /** Looks at an entry; the paper follows. */
  select(id: string): void;
  startEditing(id: string): void;
  /** Closes the form; the focus goes back to the entry. */
  stopEditing(): void;
  /** The owner finds a doubtful item right. */
  confirm(id: string): void;
  remove(id: string): void;
  /** Opens the form of a new item for this place. */
  startAdding(place: ItemPlace): void;
  stopAdding(): void;
  /** A price without a dish has become part of the menu, by this edit. */
  placePrice(id: string, edit: Edit | undefined): void;
  /** A price without a dish is none of the menu. */
  dismissPrice(id: string, text: string): void;
  /** Shows the whole paper, where it does not stand beside the menu. */
  openPaper(): void;
}

export const ReviewContext = createContext<ReviewActions | null>(null);

export function useReview(): ReviewActions {
  const actions = use(ReviewContext);
  if (!actions) throw new Error('useReview: there is no review around this');
  return actions;
}

/** The pages to cut strips from, on screens where the paper does not stand beside the menu. */
export const StripPages = createContext<readonly SourcePage[]>([]);
