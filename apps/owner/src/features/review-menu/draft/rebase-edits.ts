import type { MenuCategory, MenuItem } from '@chalkboard/contracts';
import { apply, type Operation } from './edit-operations';
import {
  findItem,
  placeOf,
  sameItem,
  sameValue,
  type CategoryField,
  type Draft,
  type ItemField,
  type ItemPlace,
} from './menu-draft';

type FieldOperation = Extract<Operation, { kind: 'set-item' | 'set-category' }>;

/** Two editors meant different things; the menu holds what the other one saved until the owner has chosen. */
export type Conflict = { readonly id: string; readonly name: string } & (
  | {
      readonly kind: 'field';
      readonly field: ItemField | CategoryField;
      readonly mine: FieldOperation;
      readonly theirs: unknown;
    }
  /** The other one deleted what was changed here. */
  | { readonly kind: 'gone'; readonly item: MenuItem; readonly place: ItemPlace }
  /** The other one changed what was deleted here. */
  | { readonly kind: 'kept'; readonly removal: Operation }
);

export interface Rebased {
  readonly draft: Draft;
  /** What is still to be saved, on the fresh menu. */
  readonly operations: readonly Operation[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Makes an owner's unsaved operations again on a menu that changed meanwhile. What is there already is not made twice;
 * where the other editor changed the same thing, theirs stays and the difference is given back.
 * @param known the menu on which the operations were made
 * @param fresh the menu as it is now
 */
export function rebase(known: Draft, fresh: Draft, operations: readonly Operation[]): Rebased {
  const run = new Rebase(known, fresh);
  for (const operation of operations) run.take(operation);
  return { draft: run.draft, operations: run.kept, conflicts: [...run.conflicts.values()] };
}

class Rebase {
  readonly kept: Operation[] = [];
  readonly conflicts = new Map<string, Conflict>();
  /** The menu as the owner would have it without the other editor: what conflicts show as "mine". */
  private mine: Draft;

  constructor(
    known: Draft,
    public draft: Draft,
  ) {
    this.mine = known;
  }

  take(operation: Operation): void {
    this.mine = apply(this.mine, operation);
    switch (operation.kind) {
      case 'set-item':
        return this.setItem(operation);
      case 'set-category':
        return this.setField(
          operation,
          this.draft.find(({ id }) => id === operation.categoryId),
          operation.categoryId,
        );
      case 'remove-item':
        return this.remove(operation, operation.item, findItem(this.draft, operation.item.id)?.item);
      case 'remove-category':
        return this.removeCategory(operation);
      case 'add-item':
        this.ensureCategory(operation.place.categoryId);
        return this.keep(operation);
      case 'move-item':
        this.ensureCategory(operation.to.categoryId);
        return this.keep(operation);
      default:
        return this.keep(operation);
    }
  }

  private keep(operation: Operation): void {
    const next = apply(this.draft, operation);
    if (next === this.draft) return;
    this.draft = next;
    this.kept.push(operation);
  }

  private setItem(operation: Extract<Operation, { kind: 'set-item' }>): void {
    const { itemId } = operation;
    const now = findItem(this.draft, itemId)?.item;
    if (now) return this.setField(operation, now, itemId);
    const item = findItem(this.mine, itemId)?.item;
    const place = placeOf(this.mine, itemId);
    if (item && place) this.conflicts.set(itemId, { id: itemId, kind: 'gone', name: item.name, item, place });
  }

  private setField(operation: FieldOperation, now: MenuItem | MenuCategory | undefined, targetId: string): void {
    if (!now) return;
    const { field } = operation;
    const id = `${targetId} ${field}`;
    const theirs = now[field as keyof typeof now] as unknown;
    const open = this.conflicts.get(id);
    if (open?.kind === 'field') {
      // One wish, however many steps it took; none if the last step took the first one back.
      if (sameValue(field, operation.to, open.mine.from) || sameValue(field, operation.to, theirs))
        this.conflicts.delete(id);
      else this.conflicts.set(id, { ...open, mine: { ...open.mine, to: operation.to } as FieldOperation });
    } else if (sameValue(field, theirs, operation.to)) {
      return;
    } else if (sameValue(field, theirs, operation.from)) {
      this.keep(operation);
    } else {
      this.conflicts.set(id, { id, kind: 'field', name: now.name, field, mine: operation, theirs });
    }
  }

  private remove(operation: Operation, known: MenuItem, now: MenuItem | undefined): void {
    if (!now) {
      this.conflicts.delete(known.id);
      return;
    }
    // What was changed here first and then deleted counts as known.
    if (sameItem(known, now) || this.kept.some((one) => one.kind === 'set-item' && one.itemId === known.id))
      this.keep(operation);
    else this.conflicts.set(known.id, { id: known.id, kind: 'kept', name: now.name, removal: operation });
  }

  private removeCategory(operation: Extract<Operation, { kind: 'remove-category' }>): void {
    const known = operation.category;
    const now = this.draft.find(({ id }) => id === known.id);
    if (!now) return;
    const knows = (item: MenuItem) => known.items.some((one) => one.id === item.id && sameItem(one, item));
    if (sameValue('name', known.name, now.name) && now.items.every(knows)) this.keep(operation);
    else this.conflicts.set(known.id, { id: known.id, kind: 'kept', name: now.name, removal: operation });
  }

  /** A category that the other editor deleted comes back, empty, for what is put into it here. */
  private ensureCategory(categoryId: string): void {
    if (this.draft.some(({ id }) => id === categoryId)) return;
    const index = this.mine.findIndex(({ id }) => id === categoryId);
    const category = this.mine[index];
    if (category)
      this.keep({ kind: 'add-category', category: { ...category, items: [] }, after: this.mine[index - 1]?.id });
  }
}
