import type { Menu } from '@chalkboard/contracts';
import { acceptedPayments, type OrderType, type PaymentMethod } from '../../shared/checkout/checkout-rules';

export interface OrderWay {
  readonly type: OrderType;
  /** How it can be paid, at the counter or at the door; at least one. */
  readonly payments: readonly PaymentMethod[];
}

/** The kinds of order that a restaurant takes: those for which it accepts some payment, and delivery unless
 * that is switched off. */
export function orderWaysOf(menu: Menu): OrderWay[] {
  return (['pickup', 'delivery'] as const)
    .map((type) => ({ type, payments: acceptedPayments(menu, type) }))
    .filter(
      ({ type, payments }) => payments.length > 0 && (type === 'pickup' || menu.rules?.delivery?.offered !== false),
    );
}
