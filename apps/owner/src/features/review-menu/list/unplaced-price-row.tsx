import { LETTERS } from '@chalkboard/contracts/limits';
import { Button } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { CircleHelp, Plus, X } from 'lucide-react';
import { memo, use } from 'react';
import { texts } from '../../../texts';
import { PaperStrip } from '../../paper-strip/paper-strip';
import type { UnplacedPrice } from '../draft/check-queue';
import { findItem } from '../draft/menu-draft';
import { addItem, changeItem } from '../draft/menu-edits';
import { nearestItem } from '../draft/source-places';
import { StripPages, useReview } from '../review-context';

const t = texts.review;

interface UnplacedPriceRowProps {
  readonly id: string;
  readonly price: UnplacedPrice;
  readonly current: boolean;
  readonly tabStop: boolean;
}

/** A price on the paper that no dish has: it becomes one, or the price of one without, or is let go. */
export const UnplacedPriceRow = memo(function UnplacedPriceRow({ id, price, current, tabStop }: UnplacedPriceRowProps) {
  const review = useReview();
  const { source, text, beside } = price;
  const page = use(StripPages).find((one) => one.page === source?.page);
  const draft = review.draft();
  const nearId = source && nearestItem(draft, source);
  const near = nearId === undefined ? undefined : findItem(draft, nearId);
  const unpriced = near && !near.item.price && !near.item.variants?.length ? near.item : undefined;

  const give = () => unpriced && review.placePrice(id, changeItem(review.draft(), unpriced.id, { price: text }));
  const make = () => {
    const categoryId = near?.category.id ?? draft.at(-1)?.id;
    if (categoryId === undefined) return;
    const { edit, itemId } = addItem({ categoryId, after: near?.item.id ?? draft.at(-1)?.items.at(-1)?.id }, { name: (beside ?? t.row.newItem).slice(0, LETTERS.name), price: text, ...(source ? { source: { price: source } } : {}) });
    review.placePrice(id, edit, itemId);
  };

  return (
    <li
      data-entry={id}
      data-current-entry={current || undefined}
      className={clsx('relative scroll-mt-24 scroll-mb-8 rounded-card border before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-uncertain', current ? 'border-hairline bg-surface shadow-float' : 'border-transparent hover:bg-surface')}
    >
      {current && source && page && (
        <div className="p-2 pb-0">
          <PaperStrip page={page} content={{ region: source, lineHeight: source.height, known: 'price' }} marks={[source]} label={t.row.onPaper(text)} onOpen={review.openPaper} />
        </div>
      )}
      <button type="button" data-entry-button tabIndex={tabStop ? 0 : -1} aria-current={current || undefined} onClick={() => review.select(id)} className="flex min-h-11 w-full items-start gap-2 rounded-card px-4 py-2.5 text-left -outline-offset-2">
        <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-uncertain" />
        <span>
          <span className="block text-body font-semibold">{t.unplaced.title(beside ? `${beside} ${text}` : text)}</span>
          <span className="block text-small text-quiet">{t.unplaced.text}</span>
        </span>
      </button>
      {current && (
        <div className="flex flex-wrap gap-2 px-4 pb-3">
          {unpriced && (
            <Button variant="primary" onClick={give}>
              {t.unplaced.give(unpriced.name)}
            </Button>
          )}
          <Button variant={unpriced ? 'secondary' : 'primary'} onClick={make}>
            <Plus aria-hidden />
            {t.unplaced.make}
          </Button>
          <Button variant="quiet" onClick={() => review.dismissPrices([id], t.told.dismissed(text))}>
            <X aria-hidden />
            {t.unplaced.dismiss}
          </Button>
        </div>
      )}
    </li>
  );
});
