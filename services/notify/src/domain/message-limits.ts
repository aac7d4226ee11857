import type { MessagePurpose } from '@chalkboard/contracts';
import type { Audience } from './notification';

/** The most messages a day (UTC), whatever the menu, restaurant or visitor behind them. */
export const DAILY_LIMITS = {
  /** To a restaurant's number that nobody confirmed: anybody can print anybody's number on a menu. */
  unconfirmedNumber: 5,
  confirmedNumber: 1000,
  /** To a customer's number: anybody can type anybody's number at the checkout. */
  customerNumber: 20,
  /** To an owner's own number: as often as people sign in, on several devices. */
  ownerNumber: 20,
  emailAddress: 20,
  /**
   * Codes by which a guest proves a number or an address, beside the messages above: who asks for somebody's codes
   * keeps no news of an order away.
   */
  codesToGuest: 10,
  /** Tickets on a printer. */
  printer: 2000,
  /** Tests, beside the messages above: they shall not use up what orders need. */
  testsToUnconfirmedNumber: 3,
  testsToConfirmedNumber: 10,
  testsOnPrinter: 30,
  testsOfMenu: 40,
  /** Answers to texts that are not understood, so that two machines do not talk to each other all day. */
  answersToTheUnknown: 3,
} as const;

export const OPTED_OUT = 'This number has asked to get no more messages.';

interface Counted {
  readonly channel: string;
  readonly audience: Audience;
  readonly purpose?: MessagePurpose;
  readonly confirmed: boolean;
}

/**
 * How many messages a destination gets today.
 * @param raisedTo for runs in which nothing reaches people: every limit is at least this
 */
export function dailyLimit({ raisedTo = 0, ...message }: Counted & { raisedTo?: number }): number {
  return Math.max(raisedTo, productLimit(message));
}

function productLimit({ channel, audience, purpose, confirmed }: Counted): number {
  if (purpose === 'test')
    return channel === 'print'
      ? DAILY_LIMITS.testsOnPrinter
      : confirmed
        ? DAILY_LIMITS.testsToConfirmedNumber
        : DAILY_LIMITS.testsToUnconfirmedNumber;
  if (purpose === 'privacy') return DAILY_LIMITS.codesToGuest;
  if (channel === 'email') return DAILY_LIMITS.emailAddress;
  if (channel === 'print') return DAILY_LIMITS.printer;
  if (audience === 'customer') return DAILY_LIMITS.customerNumber;
  if (audience === 'owner') return DAILY_LIMITS.ownerNumber;
  return confirmed ? DAILY_LIMITS.confirmedNumber : DAILY_LIMITS.unconfirmedNumber;
}

/** Why a message above the limit is not sent, in words for the owner. */
export function overLimit({ channel, audience, purpose, confirmed, limit }: Counted & { limit: number }): string {
  if (purpose === 'test')
    return `${channel === 'print' ? 'This printer' : 'This number'} gets at most ${limit} tests a day. Try again tomorrow.`;
  if (channel === 'print') return `This printer gets at most ${limit} tickets a day.`;
  if (channel === 'email') return `This address gets at most ${limit} messages a day.`;
  if (audience === 'restaurant' && !confirmed) {
    return `This number gets at most ${limit} messages a day until it is confirmed: answer an order by replying to its message, or by the link in it.`;
  }
  return `This number gets at most ${limit} messages a day.`;
}

/** Why a menu gets no more tests today. */
export function overMenuLimit(limit: number): string {
  return `A menu gets at most ${limit} tests a day. Try again tomorrow.`;
}

/** Why a test is not sent. */
export interface TestRefusal {
  /** The number has asked to get nothing; else it, or the menu, has had enough for today. */
  readonly isStopped: boolean;
  /** In words for the owner. */
  readonly reason: string;
}
