import { texts } from '../../../texts';
import { confirmItems, dishOfPrint, headingOfPrint } from '../questions/answers';
import type { ReviewActions } from '../review-context';
import type { DeskParts } from './desk-parts';

const t = texts.review;

type PrintActions = Pick<ReviewActions, 'confirmRest' | 'placePrint' | 'addFromSourceImage' | 'dismissPrint'>;

/** What becomes of print that the reading gave no place. */
export function deskPrint({ view, steps, history, forms, offerUndo }: DeskParts): PrintActions {
  const { session, shown } = view;
  return {
    confirmRest: (ids, print, name) => {
      const edit = confirmItems(session.current().draft, ids, name);
      history.perform(edit);
      if (edit) view.placed.current.set(edit, print);
      view.setSettled(print, true);
      view.setWorked(true);
      steps.goOn(shown.find((id) => !ids.includes(id) && !print.includes(id)));
      view.setAnnouncement(t.told.restConfirmed);
      offerUndo(t.told.restConfirmed, edit ? undefined : () => view.setSettled(print, false));
    },
    placePrint: (id, edit, write) => {
      const next = steps.after(id);
      history.perform(edit);
      if (edit) view.placed.current.set(edit, [id]);
      view.setSettled([id], true);
      view.setWorked(true);
      if (write === undefined) return steps.goOn(next);
      forms.startEditing(write);
      view.checkNext.current = { id: next };
    },
    addFromSourceImage: (kind, source) => {
      const now = session.current().draft;
      const dish = kind === 'dish' ? dishOfPrint(now, { source }, t.row.newItem) : undefined;
      const heading = dish ? undefined : headingOfPrint(now, { source }, t.categories.new);
      history.perform(dish?.edit ?? heading?.edit);
      view.setWorked(true);
      if (dish) forms.startEditing(dish.itemId);
      if (heading) forms.nameCategory(heading.categoryId);
    },
    dismissPrint: (ids, what) => {
      // Print stands last: with all of it gone, what stood before it is next.
      const next = ids.length === 1 ? steps.after(ids[0]!) : shown.findLast((id) => !ids.includes(id));
      view.setSettled(ids, true);
      view.setWorked(true);
      steps.goOn(next);
      offerUndo(what, () => view.setSettled(ids, false));
    },
  };
}
