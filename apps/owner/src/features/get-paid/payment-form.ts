import type { PaymentSettings } from '@chalkboard/contracts';
import { TIP } from '@chalkboard/contracts/tip-limits';
import { checkPaymentLink, type CheckedPaymentLink } from '@chalkboard/menu-rules/payment-link';
import { texts } from '../../texts';

const t = texts.payment;

/** How a restaurant is paid, as its owner types it. */
export interface PaymentForm {
  readonly hasLink: boolean;
  readonly link: string;
  readonly hasTips: boolean;
  /** Percentages with commas. */
  readonly shares: string;
}

export function toForm({ link, tips }: PaymentSettings): PaymentForm {
  return {
    hasLink: link !== undefined,
    link: link ?? '',
    hasTips: tips !== undefined,
    shares: (tips?.shares ?? TIP.usualShares).join(', '),
  };
}

/** What is to be saved; undefined: something in the form is not right. */
export function toSettings({ hasLink, link, hasTips, shares }: PaymentForm): PaymentSettings | undefined {
  const checked = hasLink ? checkPaymentLink(link) : undefined;
  const tips = hasTips ? sharesOf(shares) : undefined;
  if ((checked && 'fault' in checked) || (hasTips && !tips)) return undefined;
  return { ...(checked && { link: checked.template }), ...(tips && { tips: { shares: tips } }) };
}

/** Shares as people type them: "10, 15, 20 %". Undefined: they are none. */
export function sharesOf(typed: string): number[] | undefined {
  const words = typed.split(/[\s,;%]+/).filter(Boolean);
  const shares = words.map(Number).toSorted((one, other) => one - other);
  const isEachOne = words.every((word) => /^\d{1,2}$/.test(word));
  const isInBounds = shares.every((share) => share >= 1 && share <= TIP.maxShare);
  return isEachOne && isInBounds && shares.length <= TIP.maxShares && new Set(shares).size === shares.length
    ? shares
    : undefined;
}

/** A host that is written in other letters than Latin shows as the code of them. */
export function isDisguised(checked: CheckedPaymentLink): boolean {
  return 'host' in checked && checked.host.split('.').some((label) => label.startsWith('xn--'));
}

/** What holds, in few words. */
export function summaryOf({ link, tips }: PaymentSettings): string {
  const checked = link === undefined ? undefined : checkPaymentLink(link);
  const parts = [...(checked && 'host' in checked ? [checked.host] : []), ...(tips ? [t.tips.state] : [])];
  return parts.join(', ') || t.off;
}
