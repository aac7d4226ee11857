import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../../texts';
import { areNames, isUnnamedSize, nameSizes } from '../draft/size-names';
import type { QuestionGroup } from '../questions/questions';
import { useReview } from '../review-context';

const t = texts.review.groups;

/**
 * Names the sizes of all dishes of a group at once, or of all dishes of the menu that are printed alike: a column of
 * prices often goes through the whole paper.
 */
export function SizeNamesAnswer({ group: { questions, sizes } }: { readonly group: QuestionGroup }) {
  const review = useReview();
  const { labels, alike } = sizes ?? { labels: [], alike: [] };
  const [names, setNames] = useState(() => labels.map((label) => (isUnnamedSize(label) ? '' : label)));
  const [first] = questions;
  const prices = first?.kind === 'item' ? (first.item.variants ?? []) : [];
  const own = questions.map(({ id }) => id);
  const written = names.map((name) => name.trim());
  const give = (ids: readonly string[]) => review.answer(ids, nameSizes(review.draft(), ids, written));
  if (alike.length < 2) return null;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (areNames(written)) give(own.length > 1 ? own : alike);
      }}
    >
      <div className="grid gap-2 sm:grid-cols-3">
        {names.map((name, index) => (
          <Field key={index} label={t.sizeName({ price: prices[index]?.price ?? '' })}>
            <TextInput
              value={name}
              maxLength={LETTERS.name}
              enterKeyHint="done"
              onChange={({ target }) => setNames(names.with(index, target.value))}
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {own.length > 1 && (
          <Button type="submit" disabled={!areNames(written)}>
            {t.nameThese({ count: own.length })}
          </Button>
        )}
        {alike.length > own.length && (
          <Button
            type={own.length > 1 ? 'button' : 'submit'}
            disabled={!areNames(written)}
            onClick={own.length > 1 ? () => give(alike) : undefined}
          >
            <CopyCheck aria-hidden />
            {t.nameAll({ count: alike.length })}
          </Button>
        )}
      </div>
    </form>
  );
}
