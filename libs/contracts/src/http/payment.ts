import { z } from 'zod';
import { TIP } from '../tip-limits';

/** Tips that a restaurant takes: shares of the dishes that are proposed, beside an amount of the guest's own. */
export const TipRules = z.object({
  /** Percent, the smallest first; none: only an amount of the guest's own. */
  shares: z
    .array(
      z
        .number('has to be a number')
        .int('has to be a whole percentage')
        .min(1, `is from 1 to ${TIP.maxShare}`)
        .max(TIP.maxShare, `is from 1 to ${TIP.maxShare}`),
    )
    .max(TIP.maxShares, `are at most ${TIP.maxShares}`)
    .refine((shares) => shares.every((share, at) => at === 0 || share > shares[at - 1]!), {
      error: 'have to differ, the smallest first',
    }),
});
export type TipRules = z.infer<typeof TipRules>;

/** How a restaurant wants to be paid, beside card and cash. Absent: off. */
export const PaymentSettings = z.object({
  /** An https address with placeholders where its provider takes an amount; `checkPaymentLink` judges it. */
  link: z.string().trim().optional(),
  tips: TipRules.optional(),
});
export type PaymentSettings = z.infer<typeof PaymentSettings>;

/** `GET`, `PUT /api/orders/board/{shareId}/payment`; the body of `PUT` is `PaymentSettings`. */
export const PaymentSetUp = PaymentSettings.extend({
  /** Guests are shown the link: the menu belongs to a business that the platform has approved. */
  linkShown: z.boolean(),
});
export type PaymentSetUp = z.infer<typeof PaymentSetUp>;

/** Where an order can be paid. */
export const OrderPayment = z.object({
  /** Whose page it is, in ASCII. */
  host: z.string(),
  /** With the amount of the order, where the provider takes one. */
  url: z.url(),
  /** The amount is in the link; false: the guest types it. */
  withAmount: z.boolean(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** `PUT /api/orders/board/{shareId}/orders/{orderId}/paid`: the same again does nothing. */
export const MarkPaidRequest = z.object({ paid: z.boolean() });
export type MarkPaidRequest = z.infer<typeof MarkPaidRequest>;
