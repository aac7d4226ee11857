import type { MenuItem } from '@chalkboard/contracts';
import type { Operation } from '../draft/edit-operations';
import type { Draft } from '../draft/menu-draft';

/** In the order in which they are made: a number or a mark that is gone no longer hides capitals or sizes. */
export const TIDY_KINDS = ['numbers', 'marks', 'separators', 'capitals', 'sizes'] as const;
export type TidyKind = (typeof TIDY_KINDS)[number];

/** One change that would make a menu tidier, as it is shown and as it is made. */
export interface TidyStep {
  /** The same for as long as the menu has the parts that it is about. */
  readonly id: string;
  readonly kind: TidyKind;
  /** The dish or heading it belongs to, where `before` does not say so. */
  readonly of?: string;
  readonly before: readonly string[];
  /** Empty: nothing is left of it. */
  readonly after: string;
  /** Dietary marks that the dish has from then on. */
  readonly marks?: readonly string[];
  readonly operations: readonly Operation[];
}

/** Finds what one kind would change. `language`: BCP 47, of what is printed. */
export type Tidier = (draft: Draft, language: string) => TidyStep[];

/** A text of an item written in another way. */
export function rewritten(
  kind: TidyKind,
  { id, ...item }: MenuItem,
  field: 'name' | 'description',
  to: string,
): TidyStep {
  const from = item[field];
  return {
    id: `${kind} ${id} ${field}`,
    kind,
    ...(field === 'description' && { of: item.name }),
    before: [from ?? ''],
    after: to,
    operations: [{ kind: 'set-item', itemId: id, field, from, to: to || undefined } as Operation],
  };
}
