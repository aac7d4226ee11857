import type { BoardOrder } from '@chalkboard/contracts';
import { TestBadge } from '@chalkboard/ui';
import { Bike, Ellipsis, ShoppingBag, Utensils } from 'lucide-react';
import { texts } from '../../../texts';
import { Age } from './age';
import type { AnswerLimits } from './age-edge';

const t = texts.board;

/** The first row of a ticket: how it leaves, its number, how old it is, and what leads to everything about it. */
export function TicketHead({
  order,
  limits,
  onDetails,
}: {
  readonly order: BoardOrder;
  /** Of an order that nobody has answered; undefined: somebody has. */
  readonly limits: AnswerLimits | undefined;
  onDetails(): void;
}) {
  const { orderType, table, orderNumber: number } = order;
  const Icon = table ? Utensils : orderType === 'delivery' ? Bike : ShoppingBag;
  return (
    <div className="-my-1.5 flex items-center gap-2">
      <Icon aria-hidden className="size-5 shrink-0 text-quiet" />
      <span className="sr-only">{table ? texts.tables.board.at : t.card.types[orderType]}</span>
      <h3 className="tabular min-w-0 font-sans text-title leading-none font-semibold">
        <span className="sr-only">{t.card.order({ number: '' })}</span>
        {number}
      </h3>
      {order.test && <TestBadge>{t.card.test}</TestBadge>}
      <span className="ml-auto" />
      <Age placedAt={order.placedAt} limits={limits} />
      <button
        type="button"
        className="tap -mr-2.5 inline-flex shrink-0 items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
        aria-label={t.card.details({ number })}
        title={t.card.detailsShort}
        onClick={onDetails}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
    </div>
  );
}
