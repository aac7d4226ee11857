import { texts } from '../../../texts';
import { findItem } from '../draft/menu-draft';
import type { Edit } from '../draft/menu-edits';
import { editName } from '../edit-name';
import type { DeskSteps } from './desk-steps';
import type { DeskView } from './use-desk-view';

const t = texts.review.told;

/** Edits as they are done, undone and done again, each said to who cannot see it. */
export function deskHistory(view: DeskView, { look }: DeskSteps) {
  const { session } = view;
  const restore = (edit: Edit | undefined, direction: 'undone' | 'redone') => {
    view.setEditing(undefined);
    if (!edit) return view.setAnnouncement(t.cannotUndo);
    const print = view.placed.current.get(edit);
    if (print) view.setSettled(print, direction === 'redone');
    view.setAnnouncement(t[direction]({ what: editName(edit) }));
    const touched = edit.operations
      .flatMap((operation) => ('itemId' in operation ? operation.itemId : 'item' in operation ? operation.item.id : []))
      .find((id) => findItem(session.current().draft, id));
    if (touched) look(touched);
  };
  return {
    perform: (edit: Edit | undefined) => {
      session.perform(edit);
      const moved = edit?.operations.find((operation) => operation.kind === 'move-item');
      const found = moved && findItem(session.current().draft, moved.itemId);
      if (found)
        view.setAnnouncement(
          t.moved({
            name: found.item.name,
            position: found.index + 1,
            of: found.category.items.length,
            category: found.category.name,
          }),
        );
    },
    undo: () => {
      if (view.state.history.done.length > 0) restore(session.undo(), 'undone');
    },
    redo: () => {
      if (view.state.history.undone.length > 0) restore(session.redo(), 'redone');
    },
  };
}
