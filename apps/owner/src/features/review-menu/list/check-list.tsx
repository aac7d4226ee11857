import { Button } from '@chalkboard/ui';
import { X } from 'lucide-react';
import { Fragment, memo } from 'react';
import { texts } from '../../../texts';
import type { CheckEntry } from '../draft/check-queue';
import { useReview } from '../review-context';
import { ItemRow } from './item-row';
import { UnplacedPriceRow } from './unplaced-price-row';

const t = texts.review.check;
/** From so many on they can be let go together: where a reader takes ornaments for prices, it does so often. */
const SEVERAL = 3;

interface CheckListProps {
  readonly queue: readonly CheckEntry[];
  /** How much is to check, what stands above the list with it. */
  readonly left: number;
  readonly current: string | undefined;
  readonly editing: string | undefined;
}

/** What is to check, the least certain first, with how much is left. */
export const CheckList = memo(function CheckList({ queue, left, current, editing }: CheckListProps) {
  const prices = queue.filter(({ kind }) => kind === 'price').map(({ id }) => id);
  const tabStop = queue.some(({ id }) => id === current) ? current : queue[0]?.id;
  return (
    <div>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="tabular font-serif text-title font-medium">{t.left(left)}</span>
        <span className="text-small text-quiet max-sm:sr-only">{queue.length > 0 ? t.hint : t.onlyAbove}</span>
      </p>
      <ul className="grid gap-1">
        {queue.map((entry) =>
          entry.kind === 'item' ? (
            <ItemRow key={entry.id} item={entry.item} category={entry.category} current={entry.id === current} editing={entry.id === editing} tabStop={entry.id === tabStop} sortable={false} />
          ) : (
            <Fragment key={entry.id}>
              {entry.id === prices[0] && prices.length >= SEVERAL && <SeveralPrices ids={prices} />}
              <UnplacedPriceRow id={entry.id} price={entry.price} current={entry.id === current} tabStop={entry.id === tabStop} />
            </Fragment>
          ),
        )}
      </ul>
    </div>
  );
});

function SeveralPrices({ ids }: { readonly ids: readonly string[] }) {
  const review = useReview();
  const { unplaced, told } = texts.review;
  return (
    <li className="mt-4 flex flex-wrap items-center justify-between gap-x-4 pl-4">
      <span className="tabular text-small font-medium">{unplaced.several(ids.length)}</span>
      <Button variant="quiet" className="px-3" onClick={() => review.dismissPrices(ids, told.dismissedAll(ids.length))}>
        <X aria-hidden />
        {unplaced.dismissAll}
      </Button>
    </li>
  );
}
