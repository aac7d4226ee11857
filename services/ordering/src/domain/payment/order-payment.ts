import type { OrderPayment } from '@chalkboard/contracts';
import { checkPaymentLink, paymentAddress } from '@chalkboard/menu-rules/payment-link';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import type { Order } from '../order';
import { paidSince } from './paid-marks';

/**
 * Where a guest can pay an order by the restaurant's own link. Nothing before the restaurant has accepted it, once it
 * has ended without being made, once it is paid, and at a table, where the tab is paid.
 * @param link of a restaurant whose link may be shown; undefined: there is none
 */
export function orderPayment(order: Order, link: string | undefined): OrderPayment | undefined {
  const { status, table, currency, number: orderNumber } = order;
  const isAwaited = status !== 'placed' && status !== 'rejected' && status !== 'cancelled';
  const toPay = toPayOf(order);
  if (link === undefined || !isAwaited || table || toPay === 0 || paidSince(order)) return undefined;
  const checked = checkPaymentLink(link);
  // What rules of before took is not shown when those of now would refuse it.
  if ('fault' in checked) return undefined;
  return {
    host: checked.host,
    url: paymentAddress(checked.template, { toPay, currency, orderNumber }),
    withAmount: checked.takesAmount,
  };
}
