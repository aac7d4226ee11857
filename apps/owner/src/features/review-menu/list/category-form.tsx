import type { MenuCategory } from '@chalkboard/contracts';
import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { ArrowDown, ArrowUp, ListPlus, Trash2 } from 'lucide-react';
import { use, useState, type SubmitEvent } from 'react';
import { PaperStrip } from '../../../shared/source-image/source-image-strip';
import { texts } from '../../../texts';
import { changeCategory, deleteCategory, joinCategory, moveCategoryBy } from '../draft/category-edits';
import { StripPages, useReview } from '../review-context';
import { useLastWords } from './use-last-words';

const t = texts.review.categories;

/** Name and note of a category, and what can be done with it as a whole. */
export function CategoryForm({ category, onDone }: { readonly category: MenuCategory; onDone(): void }) {
  const review = useReview();
  const [name, setName] = useState(category.name);
  const [note, setNote] = useState(category.note ?? '');
  const draft = review.draft();
  const above = draft[draft.findIndex(({ id }) => id === category.id) - 1];
  const { source } = category;
  const page = use(StripPages).find((one) => one.page === source?.page);

  const takeOver = () => {
    if (name.trim())
      review.perform(
        changeCategory(review.draft(), category.id, { name: name.trim(), note: note.trim() || undefined }),
      );
  };
  useLastWords(takeOver);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    takeOver();
    onDone();
  };

  return (
    <form
      aria-label={t.edit({ name: category.name })}
      data-current-heading
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
      {source && page && (
        <PaperStrip
          page={page}
          content={{ region: source, lineHeight: source.height, known: 'both' }}
          marks={[source]}
          label={texts.review.row.onPaper({ name: category.name })}
          onOpen={review.openSourceImage}
        />
      )}
      <Field label={t.name} required error={name.trim() ? undefined : t.nameMissing}>
        <TextInput
          autoFocus
          required
          maxLength={LETTERS.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Field label={t.note} optional>
        <TextInput maxLength={LETTERS.categoryNote} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          disabled={category.id === draft[0]?.id}
          onClick={() => review.perform(moveCategoryBy(review.draft(), category.id, -1))}
        >
          <ArrowUp aria-hidden />
          {t.up}
        </Button>
        <Button
          variant="quiet"
          disabled={category.id === draft.at(-1)?.id}
          onClick={() => review.perform(moveCategoryBy(review.draft(), category.id, 1))}
        >
          <ArrowDown aria-hidden />
          {t.down}
        </Button>
        {above && (
          <Button
            variant="quiet"
            onClick={() => {
              review.perform(joinCategory(review.draft(), category.id));
              onDone();
            }}
          >
            <ListPlus aria-hidden />
            {t.join({ name: above.name })}
          </Button>
        )}
        <Button variant="quiet" onClick={() => review.perform(deleteCategory(review.draft(), category.id))}>
          <Trash2 aria-hidden />
          {t.delete({ count: category.items.length })}
        </Button>
        <Button type="submit" variant="primary" className="ml-auto">
          {t.done}
        </Button>
      </div>
    </form>
  );
}
