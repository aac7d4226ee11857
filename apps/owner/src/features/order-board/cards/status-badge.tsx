import { STATUS_LOOKS, type OrderStatus } from '@chalkboard/contracts/order-lifecycle';
import { Badge } from '@chalkboard/ui';
import { texts } from '../../../texts';

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  return <Badge state={STATUS_LOOKS[status]}>{texts.board.status[status]}</Badge>;
}
