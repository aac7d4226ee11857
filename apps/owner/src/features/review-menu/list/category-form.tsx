import type { MenuCategory } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { texts } from '../../../texts';
import { changeCategory, deleteCategory, joinCategory, moveCategoryBy } from '../draft/category-edits';
import { useReview } from '../review-context';

const t = texts.review.categories;

/** Name and note of a category, and what can be done with it as a whole. */
export function CategoryForm({ category, onDone }: { readonly category: MenuCategory; onDone(): void }) {
  const review = useReview();
  const [name, setName] = useState(category.name);
  const [note, setNote] = useState(category.note ?? '');
  const draft = review.draft();

  const takeOver = () => {
    if (name.trim()) review.perform(changeCategory(review.draft(), category.id, { name: name.trim(), note: note.trim() || undefined }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    takeOver();
    onDone();
  };

  return (
    <form
      aria-label={t.edit(category.name)}
      noValidate
      onSubmit={submit}
      onBlur={takeOver}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        takeOver();
        onDone();
      }}
      className="grid gap-4 rounded-card border border-hairline bg-surface p-4"
    >
      <Field label={t.name} required error={name.trim() ? undefined : t.nameMissing}>
        <TextInput autoFocus required maxLength={200} value={name} onChange={({ target }) => setName(target.value)} onFocus={({ target }) => target.select()} />
      </Field>
      <Field label={t.note} optional>
        <TextInput maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" disabled={category.id === draft[0]?.id} onClick={() => review.perform(moveCategoryBy(review.draft(), category.id, -1))}>
          <ArrowUp aria-hidden />
          {t.up}
        </Button>
        <Button variant="quiet" disabled={category.id === draft.at(-1)?.id} onClick={() => review.perform(moveCategoryBy(review.draft(), category.id, 1))}>
          <ArrowDown aria-hidden />
          {t.down}
        </Button>
        <Button variant="quiet" onClick={() => review.perform(deleteCategory(review.draft(), category.id))}>
          <Trash2 aria-hidden />
          {t.delete(category.items.length)}
        </Button>
        <Button type="submit" variant="primary" className="ml-auto">
          {t.done}
        </Button>
      </div>
    </form>
  );
}
