import type { TrackedOrder } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { Check, Circle, CircleDot, X } from 'lucide-react';
import { trackingTexts as t } from '../../texts';
import { momentText, statusText, stepsOf } from './order-words';

/** The way of an order, step by step: what was, what is, what is ahead. */
export function Timeline({ order, now }: { readonly order: TrackedOrder; readonly now: number }) {
  return (
    <ol aria-label={t.progress} className="grid">
      {stepsOf(order).map(({ status, at, current }) => {
        const refused = status === 'rejected' || status === 'cancelled';
        const Icon = refused ? X : current && status !== 'completed' ? CircleDot : at ? Check : Circle;
        return (
          <li
            key={`${status}${at ?? ''}`}
            aria-current={current ? 'step' : undefined}
            className="group grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-3"
          >
            <span className="flex h-full flex-col items-center">
              <Icon
                aria-hidden
                className={clsx('size-5 shrink-0', refused ? 'text-failed' : at ? 'text-ready' : 'text-control')}
              />
              <span
                aria-hidden
                className={clsx('my-1 w-px flex-1 group-last:hidden', at ? 'bg-ready' : 'bg-hairline')}
              />
            </span>
            <span className={clsx('pb-4 group-last:pb-0', current ? 'font-semibold' : !at && 'text-quiet')}>
              {statusText(order, status)}
              {!at && <span className="sr-only">, {t.ahead}</span>}
            </span>
            {at && (
              <time dateTime={at} className="tabular text-small text-quiet">
                {momentText(at, order.timeZone, now)}
              </time>
            )}
          </li>
        );
      })}
    </ol>
  );
}
