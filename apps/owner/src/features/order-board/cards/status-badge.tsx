import type { OrderStatus } from '@chalkboard/contracts/order-lifecycle';
import { Badge, STATE_OF_ORDER } from '@chalkboard/ui';
import { texts } from '../../../texts';

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  return <Badge state={STATE_OF_ORDER[status]}>{texts.board.status[status]}</Badge>;
}
