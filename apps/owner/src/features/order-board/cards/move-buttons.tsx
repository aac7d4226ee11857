import type { BoardOrder } from '@chalkboard/contracts';
import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';
import { Button } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../../texts';
import { rankedMoves } from '../live/move-result';

const t = texts.board;

/**
 * What can be done to an order in work by the server's word: the next step filled, the one after it beside it, and the
 * others when they are asked for.
 */
export function MoveButtons({
  order,
  disabled,
  onMove,
}: {
  readonly order: BoardOrder;
  readonly disabled: boolean;
  onMove(move: OrderMove): void;
}) {
  const [open, setOpen] = useState(false);
  const { next, beside, others } = rankedMoves(order);
  if (!next && others.length === 0) return null;
  const word = (move: OrderMove) =>
    move === 'complete' ? (order.table ? texts.tables.board.served : t.completeBy[order.orderType]) : t.moves[move];
  const button = (move: OrderMove, filled: boolean) => (
    <Button
      key={move}
      variant={filled ? 'primary' : 'secondary'}
      className={clsx('grow px-2!', !filled && 'min-w-max')}
      disabled={disabled}
      aria-label={t.moveOf({ move: word(move), number: order.orderNumber })}
      onClick={() => onMove(move)}
    >
      {word(move)}
    </Button>
  );
  return (
    <div className="grid gap-1">
      <div className="flex gap-1">
        {next && button(next, true)}
        {beside && button(beside, false)}
        {others.length > 0 && (
          <Button
            variant="quiet"
            className="w-11 shrink-0 px-0!"
            aria-expanded={open}
            aria-label={t.card.moreMoves({ number: order.orderNumber })}
            title={t.tools.more}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown aria-hidden className={open ? 'rotate-180' : undefined} />
          </Button>
        )}
      </div>
      {open && <div className="flex flex-wrap gap-1">{others.map((move) => button(move, false))}</div>}
    </div>
  );
}
