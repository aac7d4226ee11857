import type { Audience } from './notification';

/** The most messages a day (UTC), whatever the menu, restaurant or visitor behind them. */
export const DAILY_LIMITS = {
  /** To a restaurant's number that nobody confirmed: anybody can print anybody's number on a menu. */
  unconfirmedNumber: 5,
  confirmedNumber: 1000,
  /** To a customer's number: anybody can type anybody's number at the checkout. */
  customerNumber: 20,
  emailAddress: 20,
  /** Answers to texts that are not understood, so that two machines do not talk to each other all day. */
  answersToTheUnknown: 3,
} as const;

/** How long (ms) number, address and text of a message are kept after it was written; its bare record stays as long as the order. */
export const KEEP_CONTENT_MS = 30 * 86_400_000;

export const OPTED_OUT = 'This number has asked to get no more messages.';

/**
 * How many messages a destination gets today.
 * @param raisedTo for runs in which nothing reaches people: every limit is at least this
 */
export function dailyLimit({ channel, audience, confirmed, raisedTo = 0 }: { channel: string; audience: Audience; confirmed: boolean; raisedTo?: number }): number {
  return Math.max(raisedTo, productLimit(channel, audience, confirmed));
}

function productLimit(channel: string, audience: Audience, confirmed: boolean): number {
  if (channel === 'email') return DAILY_LIMITS.emailAddress;
  if (audience === 'customer') return DAILY_LIMITS.customerNumber;
  return confirmed ? DAILY_LIMITS.confirmedNumber : DAILY_LIMITS.unconfirmedNumber;
}

/** Why a message above the limit is not sent, in words for the owner. */
export function overLimit({ channel, audience, confirmed, limit }: { channel: string; audience: Audience; confirmed: boolean; limit: number }): string {
  if (channel === 'email') return `This address gets at most ${limit} messages a day.`;
  if (audience === 'restaurant' && !confirmed) {
    return `This number gets at most ${limit} messages a day until it is confirmed: answer an order by replying to its message, or by the link in it.`;
  }
  return `This number gets at most ${limit} messages a day.`;
}
