import type { CustomerInfo } from '@chalkboard/contracts';
import { hasFields, parseJson, sessionStore } from '@chalkboard/web-kit';
import type { OrderType, PaymentMethod } from './checkout-rules';
import type { ChosenTip } from './chosen-tip';

/**
 * What was filled in at the checkout; lives as long as the tab, so that a reload loses nothing and the order keeps its
 * key.
 */
export interface CheckoutDraft {
  readonly customer: CustomerInfo;
  readonly orderType: OrderType;
  readonly paymentMethod: PaymentMethod;
  readonly allergyConfirmed?: boolean | undefined;
  readonly textUpdates?: boolean | undefined;
  readonly scheduledFor?: string | undefined;
  readonly tip?: ChosenTip | undefined;
}

const keyOf = (shareId: string) => `checkout_${shareId}`;

export function keepDraft(shareId: string, draft: CheckoutDraft): void {
  sessionStore.write(keyOf(shareId), JSON.stringify(draft));
}

export function deleteDraft(shareId: string): void {
  sessionStore.remove(keyOf(shareId));
}

/** What was filled in before, if anything. */
export function keptDraft(shareId: string): CheckoutDraft | undefined {
  const draft = parseJson(sessionStore.read(keyOf(shareId)));
  return isDraft(draft) ? draft : undefined;
}

function isDraft(value: unknown): value is CheckoutDraft {
  return (
    hasFields(value) &&
    hasFields(value.customer) &&
    typeof value.customer.name === 'string' &&
    (value.orderType === 'pickup' || value.orderType === 'delivery') &&
    (value.paymentMethod === 'card' || value.paymentMethod === 'cash')
  );
}
