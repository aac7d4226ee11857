import type { FreshPrices, PlaceOrderRequest, PlaceOrderResponse } from '@chalkboard/contracts';
import { placeOrderRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { ApiError, call, describeError, hasStatus, UnreadableAnswerError } from '@chalkboard/web-kit';
import { checkoutTexts } from '../../texts';
import { emptyCart, storedCart } from '../cart/use-cart';
import { keepOrder } from '../orders/kept-orders';
import { oneAtATime } from './one-at-a-time';
import { deleteOrderKey, orderKeyFor } from './order-key';

/** Timeout of the call. The idempotency key makes a retry safe. */
const PATIENCE_MS = 30_000;

/** An order as text, by which it is known again: the same with the token of another quote. */
export function contentOf({ held: _held, ...order }: PlaceOrderRequest): string {
  return JSON.stringify(order);
}

/** The server answered with success but without an order. */
class OrderNotTaken extends Error {}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof UnreadableAnswerError &&
    typeof error.answer === 'object' &&
    error.answer !== null &&
    'success' in error.answer &&
    error.answer.success === false
  );
}

/** Sends an order under its key and stores the path of its tracking page. @throws ApiError */
export async function sendOrder(body: PlaceOrderRequest, key: string): Promise<PlaceOrderResponse> {
  const answer = await call(placeOrderRoute, {
    body,
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    // A rejection may come without an error status: then nothing was ordered and the cart stays.
    throw isRefusal(error) ? new OrderNotTaken() : error;
  });
  if (answer.trackingUrl) keepOrder(body.shareId, { path: answer.trackingUrl, number: answer.orderNumber });
  return answer;
}

/**
 * Places the order of a cart under a key of its content and empties the cart. A repeat returns the first answer.
 * @returns undefined when another tab has ordered this cart meanwhile
 */
export function placeOrder(body: PlaceOrderRequest): Promise<PlaceOrderResponse | undefined> {
  const { shareId } = body;
  return oneAtATime(shareId, async () => {
    // Read the key before the cart: another tab deletes the cart first, so a missing key implies a missing cart.
    const key = orderKeyFor(shareId, contentOf(body));
    if (storedCart(shareId).length === 0) return undefined;
    const answer = await sendOrder(body, key);
    emptyCart(shareId);
    deleteOrderKey(shareId);
    return answer;
  });
}

/** The channels that carried the order, in words; undefined if none of them is known here. */
export function notificationChannel({ notifications }: Pick<PlaceOrderResponse, 'notifications'>): string | undefined {
  const { and, ...names } = checkoutTexts.toldBy;
  const channels = notifications.flatMap((channel) => (names as Readonly<Record<string, string>>)[channel] ?? []);
  return (
    [...(channels.length > 1 ? [channels.slice(0, -1).join(', ')] : []), ...channels.slice(-1)].join(and) || undefined
  );
}

/**
 * The failure of an unconfirmed order, and whether a retry is allowed. A lost answer may have been a success.
 */
export function failureOf(error: unknown): string {
  const { notTaken, unknown } = checkoutTexts.lost;
  if (error instanceof OrderNotTaken) return notTaken;
  return error instanceof ApiError && error.status >= 400 && error.status < 500
    ? describeError(error, notTaken)
    : unknown;
}

/** The current prices, when the server rejected the order because prices had changed. */
export function freshPricesOf(error: unknown): FreshPrices | undefined {
  if (!hasStatus(error, 409) || error.problem?.code !== 'ordering.total_mismatch') return undefined;
  const { extensions } = error.problem;
  return [extensions, ...Object.values(extensions)].find(isFreshPrices);
}

function isFreshPrices(value: unknown): value is FreshPrices {
  const prices = value as Partial<FreshPrices> | null | undefined;
  return Array.isArray(prices?.lines) && typeof prices.subtotal === 'number' && typeof prices.total === 'number';
}
