import type { ReviewActions } from '../review-context';
import type { DeskSteps } from './desk-steps';
import type { DeskView } from './use-desk-view';

type FormActions = Pick<
  ReviewActions,
  | 'select'
  | 'startEditing'
  | 'stopEditing'
  | 'startAdding'
  | 'stopAdding'
  | 'writeNew'
  | 'nameCategory'
  | 'openSourceImage'
>;

/** What is opened and closed for writing. */
export function deskForms(view: DeskView, { look, goOn }: DeskSteps): FormActions {
  const categoryOf = (id: string) => view.session.current().draft.find((category) => category.id === id);
  const nameCategory = (id: string | undefined) => {
    if (id === undefined) return view.setNaming(undefined);
    const region = categoryOf(id)?.source;
    view.setNaming({ id, target: region && { region, lineHeight: region.height } });
    view.setEditing(undefined);
    view.setSearch('');
    view.setMode('all');
  };
  return {
    select: (id) => (categoryOf(id) ? nameCategory(id) : look(id)),
    startEditing: (id) => {
      look(id);
      view.setEditing(id);
    },
    stopEditing: () => {
      const next = view.checkNext.current;
      view.setEditing(undefined);
      view.focusNext.current = view.selected;
      if (!next) return;
      view.setMode('check');
      goOn(next.id);
    },
    startAdding: (place) => {
      view.setEditing(undefined);
      view.setMode('all');
      view.setAdding(place);
    },
    stopAdding: () => {
      view.setAdding(undefined);
      view.focusNext.current = view.selected;
    },
    writeNew: view.setNewItem,
    nameCategory,
    openSourceImage: () => view.setSourceImageOpen(true),
  };
}
