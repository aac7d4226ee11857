import { Button } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { CircleHelp, Heading, Plus, X } from 'lucide-react';
import { memo, use } from 'react';
import { PaperStrip } from '../../../shared/source-image/source-image-strip';
import { texts } from '../../../texts';
import { findItem } from '../draft/menu-draft';
import { changeItem } from '../draft/menu-edits';
import { nearestItem } from '../draft/source-places';
import { dishOfPrint, headingOfPrint } from '../questions/answers';
import type { PrintQuestion } from '../questions/questions';
import { StripPages, useReview } from '../review-context';

const t = texts.review;

/** Print that has no place in the menu: it becomes a dish, a heading, the price of a dish that has none, or nothing. */
export const PrintRow = memo(function PrintRow({
  question,
  current,
  tabStop,
}: {
  readonly question: PrintQuestion;
  readonly current: boolean;
  readonly tabStop: boolean;
}) {
  const review = useReview();
  const { id, source, text, price } = question;
  const page = use(StripPages).find((one) => one.page === source?.page);
  const draft = review.draft();
  const nearId = price?.source && nearestItem(draft, price.source);
  const near = nearId === undefined ? undefined : findItem(draft, nearId);
  const unpriced =
    text === undefined && near && !near.item.price && !near.item.variants?.length ? near.item : undefined;
  const words = text ?? (price ? (price.beside ? `${price.beside} ${price.text}` : price.text) : undefined);

  const give = () =>
    unpriced && price && review.placePrint(id, changeItem(review.draft(), unpriced.id, { price: price.text }));
  const make = () => {
    const made = dishOfPrint(review.draft(), question, t.row.newItem);
    if (made) review.placePrint(id, made.edit, made.itemId);
  };
  const head = () => {
    const made = headingOfPrint(review.draft(), question, t.categories.new);
    review.placePrint(id, made.edit);
    if (text === undefined) review.nameCategory(made.categoryId);
  };

  return (
    <li
      data-entry={id}
      data-current-entry={current || undefined}
      className={clsx(
        'relative scroll-mt-24 scroll-mb-8 rounded-card border before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-uncertain',
        current ? 'border-hairline bg-surface shadow-float' : 'border-transparent hover:bg-surface',
      )}
    >
      {source && page && (
        <div className="p-2 pb-0">
          <PaperStrip
            page={page}
            content={{
              region: source,
              lineHeight: source.height,
              known: price && text === undefined ? 'price' : 'both',
            }}
            marks={[source]}
            label={t.row.onPaper({ name: words ?? t.unplaced.unread })}
            onOpen={review.openSourceImage}
          />
        </div>
      )}
      <button
        type="button"
        data-entry-button
        tabIndex={tabStop ? 0 : -1}
        aria-current={current || undefined}
        onClick={() => review.select(id)}
        className="flex min-h-11 w-full items-start gap-2 rounded-card px-4 py-2.5 text-left -outline-offset-2"
      >
        <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-uncertain" />
        <span className="min-w-0">
          <span className="block text-body font-semibold wrap-anywhere">
            {words === undefined ? t.unplaced.unreadOn({ page: source?.page ?? 1 }) : t.unplaced.title({ text: words })}
          </span>
          <span className="block text-small text-quiet">
            {words === undefined ? t.unplaced.unreadText : price ? t.unplaced.text : t.unplaced.lineText}
          </span>
        </span>
      </button>
      {current && (
        <div className="flex flex-wrap gap-2 px-4 pb-3">
          {unpriced && (
            <Button variant="primary" onClick={give}>
              {t.unplaced.give({ name: unpriced.name })}
            </Button>
          )}
          <Button variant={unpriced ? 'secondary' : 'primary'} disabled={draft.length === 0} onClick={make}>
            <Plus aria-hidden />
            {t.unplaced.make}
          </Button>
          {(text !== undefined || price === undefined) && (
            <Button onClick={head}>
              <Heading aria-hidden />
              {t.unplaced.heading}
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() =>
              review.dismissPrint(
                [id],
                words === undefined
                  ? t.told.dismissedUnread
                  : price && text === undefined
                    ? t.told.dismissed({ text: price.text })
                    : t.told.dismissedLine({ text: words }),
              )
            }
          >
            <X aria-hidden />
            {price && text === undefined ? t.unplaced.dismiss : t.unplaced.nothing}
          </Button>
        </div>
      )}
    </li>
  );
});
