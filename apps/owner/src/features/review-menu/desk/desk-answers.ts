import { texts } from '../../../texts';
import { findItem } from '../draft/menu-draft';
import { confirmItem, deleteItem } from '../draft/menu-edits';
import { lacksSizeNames } from '../draft/size-names';
import { sentenceOf } from '../edit-name';
import { confirmItems } from '../questions/answers';
import { lacksPrice } from '../questions/questions';
import type { ReviewActions } from '../review-context';
import type { DeskParts } from './desk-parts';

const t = texts.review;

type AnswerActions = Pick<ReviewActions, 'confirm' | 'remove' | 'answer' | 'confirmAll'>;

/** Answers to what is asked of dishes. */
export function deskAnswers({ view, steps, history, forms, offerUndo }: DeskParts): AnswerActions {
  const { session, state, left, mode } = view;
  const confirmed = (name: string, answered: number) =>
    view.setAnnouncement(t.told.confirmed({ name, left: left - answered }));
  const answer: ReviewActions['answer'] = (ids, edit) => {
    if (!edit) return;
    const next = ids.length === 1 ? steps.after(ids[0]!) : steps.afterAll(ids);
    view.setEditing(undefined);
    history.perform(edit);
    view.setWorked(true);
    // Sizes that have names are still to be compared.
    if (edit.kind === 'name-sizes') view.setAnnouncement(sentenceOf(edit));
    else confirmed(edit.name, ids.length);
    steps.goOn(next ?? (edit.kind === 'name-sizes' ? ids[0] : undefined));
    if (ids.length > 1) offerUndo(sentenceOf(edit));
  };
  return {
    confirm: (id) => {
      const item = findItem(session.current().draft, id)?.item;
      // Sizes that nobody named, and a price that is none, are looked at first; whoever finds them right as they are
      // says so there.
      if (item?.uncertain && (lacksSizeNames(item) || lacksPrice(item, state.currency)) && view.editing !== id)
        return forms.startEditing(id);
      const edit = confirmItem(session.current().draft, id);
      const next = mode === 'check' ? steps.after(id) : id;
      view.setEditing(undefined);
      if (!edit) return;
      history.perform(edit);
      view.setWorked(true);
      confirmed(edit.name, 1);
      steps.goOn(next);
    },
    remove: (id) => {
      const edit = deleteItem(session.current().draft, id);
      const next = steps.after(id);
      if (!edit) return;
      history.perform(edit);
      steps.goOn(next);
      offerUndo(t.told.deleted({ name: edit.name }));
    },
    answer,
    confirmAll: (ids, name) => answer(ids, confirmItems(session.current().draft, ids, name)),
  };
}
