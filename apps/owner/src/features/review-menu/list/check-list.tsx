import { memo } from 'react';
import { texts } from '../../../texts';
import type { CheckEntry } from '../draft/check-queue';
import { ItemRow } from './item-row';
import { UnplacedPriceRow } from './unplaced-price-row';

const t = texts.review.check;

interface CheckListProps {
  readonly queue: readonly CheckEntry[];
  readonly current: string | undefined;
  readonly editing: string | undefined;
}

/** What is to check, the least certain first, with how much is left. */
export const CheckList = memo(function CheckList({ queue, current, editing }: CheckListProps) {
  const tabStop = queue.some(({ id }) => id === current) ? current : queue[0]?.id;
  return (
    <div>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="tabular font-serif text-title font-medium">{t.left(queue.length)}</span>
        <span className="text-small text-quiet">{t.hint}</span>
      </p>
      <ul className="grid gap-1">
        {queue.map((entry) =>
          entry.kind === 'item' ? (
            <ItemRow key={entry.id} item={entry.item} category={entry.category} current={entry.id === current} editing={entry.id === editing} tabStop={entry.id === tabStop} sortable={false} />
          ) : (
            <UnplacedPriceRow key={entry.id} id={entry.id} price={entry.price} current={entry.id === current} tabStop={entry.id === tabStop} />
          ),
        )}
      </ul>
    </div>
  );
});
