import { PLANS } from '@chalkboard/contracts';
import type { KnownBusiness } from './businesses';
import { MenuError } from './menu.errors';

export { addressKey } from '@chalkboard/service-kit/domain';

/** Who a conversion is counted for: a business, or a device and the network address behind it. */
export type Payer =
  | { readonly businessId: string }
  | { readonly visitor: string; /** As `addressKey` gives it. */ readonly address: string };

/** A conversion that is to be counted. */
export interface Conversion {
  readonly payer: Payer;
  /** As `monthOf` gives it. */
  readonly month: string;
  /** The most in that month; null: without limit. */
  readonly limit: number | null;
}

export interface Usage {
  readonly used: number;
  /** Of all devices behind the address; of a business the same as `used`. */
  readonly usedBehindAddress: number;
}

/**
 * A network address has as many times the conversions of a device: an office, or a street behind one telephone company,
 * shares it. A cookie that is thrown away gets no further than that.
 */
const DEVICES_OF_ADDRESS = 10;

/**
 * So many failed readings a month do not count: a picture was not sharp. Whoever sends more of what cannot be read
 * takes the readers' time from others.
 */
const FAILURES_GIVEN_BACK = 3;

/** May one more failed reading not count? @param before those given back so far this month */
export function isGivenBack(before: Usage, payer: Payer): boolean {
  return conversionsLeft(FAILURES_GIVEN_BACK, before, payer) !== 0;
}

/** Conversions counted by month: a port. Counting itself is a part of queuing a job. */
export abstract class Conversions {
  abstract used(payer: Payer, month: string): Promise<Usage>;
  /** Forgets the counts of months before this one. @returns how many */
  abstract removeBefore(month: string): Promise<number>;
}

/** The calendar month of an instant, UTC: "2026-03". */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** The beginning of the next one. */
export function renewalOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/**
 * @param business undefined: a device, or a business that nothing is known of
 * @param free conversions of who has no paid plan
 * @returns null: without limit
 */
export function conversionLimit(business: KnownBusiness | undefined, free: number): number | null {
  if (!business?.plan || business.plan === 'free') return free;
  return PLANS[business.plan].entitlements.conversionsPerMonth;
}

/** How many more there may be; null: without limit. */
export function conversionsLeft(limit: number | null, { used, usedBehindAddress }: Usage, payer: Payer): number | null {
  if (limit === null) return null;
  const own = limit - used;
  return Math.max(0, 'businessId' in payer ? own : Math.min(own, limit * DEVICES_OF_ADDRESS - usedBehindAddress));
}

/** @throws MenuError `menu.quota_used_up` when there may be no more */
export function assertConversionLeft({ limit, payer }: Conversion, usage: Usage, now: Date): void {
  if (limit === null || conversionsLeft(limit, usage, payer) !== 0) return;
  const renewsAt = renewalOf(now);
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(renewsAt);
  const whose =
    usage.used >= limit
      ? `You have used this month’s ${limit} free menu conversion${limit === 1 ? '' : 's'}.`
      : 'This month’s free menu conversions of your network are used up.';
  throw new MenuError(
    'menu.quota_used_up',
    `${whose} There will be new ones on ${day}; plans without a limit are at /pricing. Nothing of this upload was kept.`,
    {
      used: usage.used,
      limit,
      renewsAt: renewsAt.toISOString(),
      pricing: '/pricing',
    },
  );
}
