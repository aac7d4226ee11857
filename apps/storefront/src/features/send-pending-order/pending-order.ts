import type { PlaceOrderRequest, PlaceOrderResponse } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { ApiError, describeError, hasFields, localStore, parseJson } from '@chalkboard/web-kit';
import { putBack, takeOut } from '../../shared/cart/cart';
import { changeCart, emptyCart } from '../../shared/cart/use-cart';
import { oneAtATime, unlessAnotherDoes } from '../../shared/checkout/one-at-a-time';
import { deleteOrderKey, orderKeyFor } from '../../shared/checkout/order-key';
import { applyFreshPrices, type PriceChange } from '../../shared/checkout/price-changes';
import { contentOf, freshPricesOf, sendOrder } from '../../shared/checkout/send-order';
import { pendingKeyOf, storedPending } from './stored-pending';

/** An order that was placed without a network, kept under its key until it can be sent. */
export interface PendingOrder {
  readonly key: string;
  readonly body: PlaceOrderRequest;
  readonly currency: string;
  /** ISO 8601 */
  readonly since: string;
  /** It was not sent, and the customer is asked: what the server said, or that it has become old. */
  readonly asks?: { readonly tooOld?: true; readonly detail?: string; readonly changes?: readonly PriceChange[] };
}

/** Who comes back later than this is asked before the order is sent: it may no longer be wanted. */
const SENT_UNASKED_MS = 30 * 60 * 1000;

/** What was stored, if it is an order. */
export function parsePending(stored: string | null): PendingOrder | undefined {
  const order = parseJson(stored);
  return isPending(order) ? order : undefined;
}

function isPending(value: unknown): value is PendingOrder {
  return (
    hasFields(value) &&
    typeof value.key === 'string' &&
    hasFields(value.body) &&
    Array.isArray(value.body.cart) &&
    typeof value.currency === 'string'
  );
}

function write(shareId: string, order: PendingOrder): void {
  localStore.write(pendingKeyOf(shareId), JSON.stringify(order));
}

/**
 * Lets an order wait instead of its cart. @returns false, with nothing changed, when another one waits already: it is
 * not to be lost
 */
export function letWait(body: PlaceOrderRequest, currency: string): boolean {
  if (parsePending(storedPending(body.shareId))) return false;
  write(body.shareId, {
    key: orderKeyFor(body.shareId, contentOf(body)),
    body,
    currency,
    since: new Date().toISOString(),
  });
  emptyCart(body.shareId);
  return true;
}

/**
 * Takes the waiting order back into the cart, once no tab is sending it any more. The key stays: the same order placed
 * again is still one.
 * @returns undefined when it does not wait any more: it was sent meanwhile, or another tab took it back
 */
export function takeBack(shareId: string): Promise<PendingOrder | undefined> {
  return oneAtATime(shareId, async () => {
    const order = parsePending(storedPending(shareId));
    if (!order) return undefined;
    localStore.remove(pendingKeyOf(shareId));
    changeCart(shareId, (now) => putBack(now, order.body.cart, order.currency));
    return order;
  });
}

/** The customer agrees to send it although it has waited for long. */
export function agreeToSend(shareId: string): void {
  const order = parsePending(storedPending(shareId));
  if (order) write(shareId, { ...order, since: new Date().toISOString(), asks: undefined });
}

/**
 * Whether this very order is still kept: while an answer was awaited it may have been taken back, and another one wait.
 */
function stillWaits(shareId: string, { key }: PendingOrder): boolean {
  return parsePending(storedPending(shareId))?.key === key;
}

export type Sent =
  | { readonly outcome: 'placed'; readonly answer: PlaceOrderResponse }
  | { readonly outcome: 'asks' | 'unreachable' | 'nothing' };

/**
 * Sends the waiting order, by one tab only. What the server refuses, and what has waited for long, is asked about and
 * not sent again by itself.
 * @param now milliseconds since the epoch
 */
export function sendPending(shareId: string, now: number): Promise<Sent> {
  const send = async (): Promise<Sent> => {
    const order = parsePending(storedPending(shareId));
    if (!order) return { outcome: 'nothing' };
    if (order.asks) return { outcome: 'asks' };
    if (now - Date.parse(order.since) > SENT_UNASKED_MS) {
      write(shareId, { ...order, asks: { tooOld: true } });
      return { outcome: 'asks' };
    }
    try {
      const answer = await sendOrder(order.body, order.key);
      if (stillWaits(shareId, order)) {
        localStore.remove(pendingKeyOf(shareId));
        deleteOrderKey(shareId);
      } else {
        // Taken back where the browser has no locks, but too late: its lines are ordered, not in the cart.
        changeCart(shareId, (now) => takeOut(now, order.body.cart, order.currency));
      }
      return { outcome: 'placed', answer };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500)
        return { outcome: 'unreachable' };
      if (!stillWaits(shareId, order)) return { outcome: 'nothing' };
      const fresh = freshPricesOf(error);
      const { changes = [] } = fresh
        ? applyFreshPrices(
            order.body.cart,
            fresh.lines.map(({ unitPrice }) => decimalToMinor(unitPrice, order.currency)),
            order.currency,
          )
        : {};
      write(shareId, { ...order, asks: { detail: describeError(error, ''), changes } });
      return { outcome: 'asks' };
    }
  };
  return unlessAnotherDoes<Sent>(shareId, send, { outcome: 'nothing' });
}
