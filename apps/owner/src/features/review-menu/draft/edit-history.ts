import { apply, inverse, type Operation } from './edit-operations';
import { findItem, sameValue, type Draft } from './menu-draft';
import type { Edit } from './menu-edits';

/** What was done and what was undone, the last one last. */
export interface EditHistory {
  readonly done: readonly Edit[];
  readonly undone: readonly Edit[];
}

export const NO_HISTORY: EditHistory = { done: [], undone: [] };

/** Steps that are remembered. */
const LONGEST = 200;

export function afterEdit({ done }: EditHistory, edit: Edit): EditHistory {
  return { done: [...done, edit].slice(-LONGEST), undone: [] };
}

export function afterUndo({ done, undone }: EditHistory): EditHistory {
  return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
}

export function afterRedo({ done, undone }: EditHistory): EditHistory {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}

/** Can these operations still be made without going over what somebody else has changed meanwhile? */
export function stillFits(draft: Draft, operations: readonly Operation[]): boolean {
  let now = draft;
  for (const operation of operations) {
    if (operation.kind === 'set-item') {
      const item = findItem(now, operation.itemId)?.item;
      if (!item || !sameValue(operation.field, item[operation.field], operation.from)) return false;
    }
    if (operation.kind === 'set-category') {
      const category = now.find(({ id }) => id === operation.categoryId);
      if (!category || !sameValue(operation.field, category[operation.field], operation.from)) return false;
    }
    now = apply(now, operation);
  }
  return true;
}

/** What takes an edit back, as operations. */
export function undoOf(edit: Edit): Operation[] {
  return edit.operations.map(inverse).reverse();
}
