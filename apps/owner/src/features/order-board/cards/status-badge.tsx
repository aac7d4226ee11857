import type { OrderStatus } from '@chalkboard/contracts/order-lifecycle';
import { Badge, type BadgeState } from '@chalkboard/ui';
import { texts } from '../../../texts';

const BADGES: Readonly<Record<OrderStatus, BadgeState>> = {
  placed: 'placed',
  accepted: 'accepted',
  preparing: 'accepted',
  ready: 'ready',
  out_for_delivery: 'ready',
  completed: 'ready',
  rejected: 'failed',
  cancelled: 'failed',
};

export function StatusBadge({ status }: { readonly status: OrderStatus }) {
  return <Badge state={BADGES[status]}>{texts.board.status[status]}</Badge>;
}
