/** A restaurant's own payment link: an https address, with placeholders where its provider takes an amount. */
export const PAYMENT_LINK = {
  letters: 500,
  /** `{amount}`: "23.40"; `{minor}`: 2340, the smallest unit; `{currency}`: "USD"; `{order}`: its number. */
  placeholders: ['amount', 'minor', 'currency', 'order'],
} as const;
export type PaymentLinkPlaceholder = (typeof PAYMENT_LINK.placeholders)[number];
