import {
  FINAL_STATUSES,
  ORDER_MOVES,
  type OrderActor,
  type OrderMeans,
  type OrderMove,
  type OrderStatus,
} from '@chalkboard/contracts';
import type { Order, OrderChange } from './order';
import { OrderError } from './order.errors';

type OrderType = Order['orderType'];

interface Rule {
  readonly from: readonly OrderStatus[];
  /** Absent: the status stays. */
  readonly to?: OrderStatus;
  readonly by: readonly OrderActor[];
  /** Absent: for both. */
  readonly orderType?: OrderType;
  readonly needsReason?: true;
}

const UNDER_WAY: readonly OrderStatus[] = ['accepted', 'preparing', 'ready', 'out_for_delivery'];

/** The whole lifecycle: what can be done to an order, when, and by whom. A move may have several rules. */
const RULES: Readonly<Record<OrderMove, readonly Rule[]>> = {
  accept: [{ from: ['placed'], to: 'accepted', by: ['restaurant'] }],
  start: [{ from: ['accepted'], to: 'preparing', by: ['restaurant'] }],
  delay: [{ from: ['accepted', 'preparing'], by: ['restaurant'] }],
  ready: [{ from: ['accepted', 'preparing'], to: 'ready', by: ['restaurant'], orderType: 'pickup' }],
  dispatch: [{ from: ['accepted', 'preparing'], to: 'out_for_delivery', by: ['restaurant'], orderType: 'delivery' }],
  complete: [
    { from: ['accepted', 'preparing', 'ready'], to: 'completed', by: ['restaurant'], orderType: 'pickup' },
    { from: ['out_for_delivery'], to: 'completed', by: ['restaurant'], orderType: 'delivery' },
  ],
  reject: [{ from: ['placed'], to: 'rejected', by: ['restaurant', 'system'], needsReason: true }],
  cancel: [
    { from: ['placed'], to: 'cancelled', by: ['customer'] },
    { from: UNDER_WAY, to: 'cancelled', by: ['restaurant'], needsReason: true },
  ],
};

/** Something that is to be done to an order. */
export interface MoveRequest {
  readonly move: OrderMove;
  readonly by: OrderActor;
  readonly means: OrderMeans;
  /** By a link: the order that it was sent with. */
  readonly linkOrderId?: string;
  readonly at: Date;
  readonly reason?: string;
  /** When it will be ready, for `accept` and `delay`. */
  readonly promisedAt?: Date;
  /** By what the request is known again. */
  readonly request?: string;
}

/** What this actor can do to the order now, in the order of the lifecycle. */
export function movesOf(order: Pick<Order, 'status' | 'orderType'>, by: OrderActor): OrderMove[] {
  return ORDER_MOVES.filter((move) => ruleFor(order, move, by) !== undefined);
}

/** Whether nothing will change any more. */
export function isFinal({ status }: Pick<Order, 'status'>): boolean {
  return FINAL_STATUSES.includes(status);
}

/**
 * The order after a move.
 * @throws OrderError `ordering.move_not_allowed` when its status, its type or the actor does not allow it;
 * `ordering.reason_needed`
 */
export function moved(
  order: Order,
  { move, by, means, linkOrderId, at, reason, promisedAt, request }: MoveRequest,
): Order {
  const rule = ruleFor(order, move, by);
  if (!rule) throw new OrderError('ordering.move_not_allowed', refusalOf(order, move), { status: order.status, move });
  if (rule.needsReason && !reason)
    throw new OrderError('ordering.reason_needed', 'Please say why: the customer reads it.');
  const status = rule.to ?? order.status;
  const version = order.version + 1;
  const change: OrderChange = {
    version,
    status,
    move,
    by,
    means,
    at,
    ...(linkOrderId !== undefined && { linkOrderId }),
    ...(reason !== undefined && { reason }),
    ...(promisedAt && { promisedAt }),
    ...(request !== undefined && { request }),
  };
  return {
    ...order,
    version,
    status,
    ...(promisedAt && { promisedAt }),
    ...(reason !== undefined && (status === 'rejected' || status === 'cancelled') && { reason }),
    // Who acts on an order has seen it.
    ...(by === 'restaurant' && !order.seenAt && { seenAt: at }),
    history: [...order.history, change],
  };
}

function ruleFor(
  { status, orderType }: Pick<Order, 'status' | 'orderType'>,
  move: OrderMove,
  by: OrderActor,
): Rule | undefined {
  return RULES[move].find(
    (rule) =>
      rule.from.includes(status) &&
      rule.by.includes(by) &&
      (rule.orderType === undefined || rule.orderType === orderType),
  );
}

const SAID: Readonly<Record<OrderStatus, string>> = {
  placed: 'has not been accepted yet',
  accepted: 'was accepted already',
  preparing: 'is being prepared',
  ready: 'is ready',
  out_for_delivery: 'is on its way',
  completed: 'is completed',
  rejected: 'was turned down',
  cancelled: 'was cancelled',
};

function refusalOf({ number, status }: Order, move: OrderMove): string {
  const instead = move === 'cancel' && !FINAL_STATUSES.includes(status) ? ' Please call the restaurant.' : '';
  return `Order ${number} ${SAID[status]}.${instead}`;
}
