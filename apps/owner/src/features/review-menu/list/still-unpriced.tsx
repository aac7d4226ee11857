import { Button } from '@chalkboard/ui';
import { X } from 'lucide-react';
import { texts } from '../../../texts';
import { deleteItems } from '../questions/answers';
import { questionsIn, type QuestionGroup } from '../questions/questions';
import { useReview } from '../review-context';

const t = texts.review.groups.stillUnpriced;

/**
 * What has no price in several categories, by name: once the dishes among it have theirs, the rest is left out
 * together.
 */
export function StillUnpriced({ groups }: { readonly groups: readonly QuestionGroup[] }) {
  const review = useReview();
  const items = questionsIn(groups).flatMap((question) => (question.kind === 'item' ? [question.item] : []));
  const ids = items.map(({ id }) => id);
  return (
    <section
      aria-label={t.title({ count: ids.length })}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-body font-medium">{t.title({ count: ids.length })}</h2>
        <p className="text-small wrap-break-word text-quiet">
          {t.text({ names: items.map(({ name }) => name).join(', ') })}
        </p>
      </div>
      <Button
        className="max-sm:w-full"
        onClick={() =>
          review.answer(ids, deleteItems(review.draft(), ids, texts.review.check.dishes({ count: ids.length })))
        }
      >
        <X aria-hidden />
        {t.action({ count: ids.length })}
      </Button>
    </section>
  );
}
