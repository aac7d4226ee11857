import { formatShare } from '@chalkboard/web-kit';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { texts } from '../../texts';
import { changeSince } from './sales-period';

const t = texts.sales.compared;

/** How a figure stands against the one of the weeks before. @param days which those were, in words */
export function Compared({
  now,
  before,
  days,
}: {
  readonly now: number;
  readonly before: number;
  readonly days: string;
}) {
  const change = changeSince(before, now);
  if (change === undefined) return now > 0 ? t.first({ days }) : null;
  const share = formatShare(Math.abs(change));
  if (share === formatShare(0)) return t.same({ days });
  const Icon = change > 0 ? TrendingUp : TrendingDown;
  return (
    <span className="inline-flex items-baseline gap-1">
      <Icon aria-hidden className="size-3.5 shrink-0 self-center" />
      {(change > 0 ? t.more : t.less)({ share, days })}
    </span>
  );
}
