import { findItem } from '../draft/menu-draft';
import type { DeskView } from './use-desk-view';

/** How one gets from entry to entry. */
export type DeskSteps = ReturnType<typeof deskSteps>;

/** @param view as it is now */
export function deskSteps(view: DeskView) {
  const { session, queue, shown } = view;
  const isToCheck = (id: string) =>
    findItem(session.current().draft, id)?.item.uncertain ?? queue.some((entry) => entry.id === id);
  const look = (id: string) => {
    view.checkNext.current = undefined;
    view.focusNext.current = id;
    view.setSelection({ id, target: view.targetOf(id) });
    view.setEditing(undefined);
    view.setNaming(undefined);
    if (view.mode === 'check' && !isToCheck(id)) view.setMode('all');
  };
  return {
    look,
    /** To an entry, or to none. */
    goOn: (id: string | undefined) => (id === undefined ? view.setSelection(undefined) : look(id)),
    /** The entry that takes the place of one which leaves the list. */
    after: (id: string) => shown[shown.indexOf(id) + 1] ?? shown[shown.indexOf(id) - 1],
    /** The entry that is looked at when all of these have left the list. */
    afterAll: (ids: readonly string[]) =>
      shown.slice(shown.indexOf(ids.at(-1)!) + 1).find((id) => !ids.includes(id)) ??
      shown.find((id) => !ids.includes(id)),
    step: (by: -1 | 1) => {
      const at = view.selected === undefined ? -1 : shown.indexOf(view.selected);
      const next = at < 0 ? shown[0] : shown[at + by];
      if (next !== undefined) look(next);
    },
  };
}
