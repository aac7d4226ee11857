import type { OrderStatus } from '@chalkboard/contracts/order-lifecycle';
import { Badge, STATE_OF_ORDER } from '@chalkboard/ui';
import { texts } from '../../../texts';

/** A status in words: at a table the last one is that it was served. */
export function statusAt(isAtTable: boolean, status: OrderStatus): string {
  return isAtTable && status === 'completed' ? texts.tables.board.served : texts.board.status[status];
}

export function StatusBadge({
  status,
  isAtTable = false,
}: {
  readonly status: OrderStatus;
  readonly isAtTable?: boolean;
}) {
  return <Badge state={STATE_OF_ORDER[status]}>{statusAt(isAtTable, status)}</Badge>;
}
