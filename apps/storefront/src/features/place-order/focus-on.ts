import type { Refusal, RefusedField } from '../../shared/checkout/checkout-rules';

/** Where each of them is put right, the first that is there. */
const PLACES: Readonly<Record<RefusedField, readonly string[]>> = {
  name: ['customer-name'],
  phone: ['customer-phone'],
  email: ['customer-email'],
  address: ['customer-address'],
  type: ['order-type'],
  postcode: ['customer-postcode', 'customer-location', 'customer-address'],
  location: ['customer-location', 'customer-address'],
  time: ['order-time', 'order-when'],
  lines: ['order-lines'],
  payment: ['order-payment'],
  tip: ['order-tip'],
};

/** Goes where something lacks, if the order was refused for it. */
export function focusOn(refusal: Refusal | undefined): void {
  const [field] = refusal?.fields ?? [];
  if (!field) return;
  const place = PLACES[field].map((id) => document.getElementById(id)).find((found) => found !== null);
  place?.focus();
}
