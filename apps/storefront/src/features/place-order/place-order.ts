import { minorToDecimal, type CartLine, type CustomerInfo, type FreshPrices, type PlaceOrderRequest, type PlaceOrderResponse } from '@chalkboard/contracts';
import { api, hasStatus } from '@chalkboard/web-kit';
import type { OrderType, PaymentMethod } from './checkout-rules';
import { forgetOrderKey, orderKeyFor } from './order-key';

export interface OrderDraft {
  readonly shareId: string;
  readonly currency: string;
  readonly customer: Required<CustomerInfo>;
  readonly orderType: OrderType;
  readonly paymentMethod: PaymentMethod;
  readonly lines: readonly CartLine[];
  /** Minor units. */
  readonly subtotalMinor: number;
  readonly feeMinor: number;
  /** Undefined when there was nothing to confirm. */
  readonly allergyConfirmed: boolean | undefined;
}

/** Places an order under a key of its content: a repeat gives the first order's answer. */
export async function placeOrder({ shareId, currency, customer, orderType, paymentMethod, lines, subtotalMinor, feeMinor, allergyConfirmed }: OrderDraft): Promise<PlaceOrderResponse> {
  const body: PlaceOrderRequest = {
    shareId,
    customerInfo: customer,
    orderType,
    paymentMethod,
    cart: [...lines],
    subtotal: minorToDecimal(subtotalMinor, currency),
    deliveryFee: minorToDecimal(feeMinor, currency),
    total: minorToDecimal(subtotalMinor + feeMinor, currency),
    ...(allergyConfirmed === undefined ? {} : { allergyConfirmed }),
  };
  const answer = await api<PlaceOrderResponse>('/api/orders', { method: 'POST', body, headers: { 'idempotency-key': orderKeyFor(shareId, JSON.stringify(body)) } });
  forgetOrderKey(shareId);
  return answer;
}

/** What the server would charge, when it refused the order because prices had changed. */
export function freshPricesOf(error: unknown): FreshPrices | undefined {
  if (!hasStatus(error, 409) || error.problem?.code !== 'ordering.total_mismatch') return undefined;
  const { extensions } = error.problem;
  return [extensions, ...Object.values(extensions)].find(isFreshPrices);
}

function isFreshPrices(value: unknown): value is FreshPrices {
  const prices = value as Partial<FreshPrices> | null | undefined;
  return Array.isArray(prices?.lines) && typeof prices.subtotal === 'number' && typeof prices.total === 'number';
}
