import type { BoardOrder } from '@chalkboard/contracts';
import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';
import { Button } from '@chalkboard/ui';
import { texts } from '../../../texts';
import { rankedMoves } from '../live/move-result';

const t = texts.board;

/** What can be done to an order by the server's word: the next step filled and wide, the others beside it. */
export function MoveButtons({
  order,
  disabled,
  onMove,
}: {
  readonly order: BoardOrder;
  readonly disabled: boolean;
  onMove(move: OrderMove): void;
}) {
  const { next, others } = rankedMoves(order);
  if (!next && others.length === 0) return null;
  const word = (move: OrderMove) =>
    move === 'complete' ? (order.table ? texts.tables.board.served : t.completeBy[order.orderType]) : t.moves[move];
  const button = (move: OrderMove, filled: boolean) => (
    <Button
      key={move}
      variant={filled ? 'primary' : 'secondary'}
      size={filled ? 'large' : 'medium'}
      block={filled}
      className={filled ? undefined : 'grow px-3'}
      disabled={disabled}
      aria-label={t.moveOf({ move: word(move), number: order.orderNumber })}
      onClick={() => onMove(move)}
    >
      {word(move)}
    </Button>
  );
  return (
    <div className="grid gap-2">
      {next && button(next, true)}
      {others.length > 0 && <div className="flex flex-wrap gap-2">{others.map((move) => button(move, false))}</div>}
    </div>
  );
}
