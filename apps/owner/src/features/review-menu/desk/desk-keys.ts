import { findItem } from '../draft/menu-draft';
import { moveItemBy } from '../draft/menu-edits';
import type { ReviewActions } from '../review-context';
import type { Shortcuts } from '../use-shortcuts';
import type { DeskView } from './use-desk-view';

/** Keys of the list, by `KeyboardEvent.key`. */
export function deskKeys(view: DeskView, actions: ReviewActions & { step(by: -1 | 1): void }): Shortcuts['keys'] {
  const { selected, mode, state } = view;
  const { draft } = state;
  const onSelected = (act: (id: string) => void) => () => {
    if (selected === undefined) return false;
    act(selected);
  };
  const move = (by: -1 | 1) => () => {
    if (mode !== 'all' || selected === undefined) return false;
    view.focusNext.current = selected;
    actions.perform(moveItemBy(draft, selected, by));
  };
  return {
    j: () => actions.step(1),
    ArrowDown: () => actions.step(1),
    k: () => actions.step(-1),
    ArrowUp: () => actions.step(-1),
    Enter: onSelected(actions.startEditing),
    c: onSelected(actions.confirm),
    ' ': onSelected(actions.confirm),
    Delete: onSelected(actions.remove),
    'Alt+ArrowUp': move(-1),
    'Alt+ArrowDown': move(1),
    n: () => {
      const found = selected === undefined ? undefined : findItem(draft, selected);
      const category = found?.category ?? draft.at(-1);
      if (category)
        actions.startAdding({ categoryId: category.id, after: found?.item.id ?? category.items.at(-1)?.id });
    },
  };
}
