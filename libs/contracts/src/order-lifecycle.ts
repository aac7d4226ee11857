/** The life of an order, for servers and screens alike. */

export const ORDER_STATUSES = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'rejected',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Nothing follows these. */
export const FINAL_STATUSES: readonly OrderStatus[] = ['completed', 'rejected', 'cancelled'];

/** What can be done to an order. `delay` moves the promised time and leaves the status. */
export const ORDER_MOVES = ['accept', 'start', 'delay', 'ready', 'dispatch', 'complete', 'reject', 'cancel'] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

/** Who did it; `system`: a deadline passed. */
export const ORDER_ACTORS = ['customer', 'restaurant', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** By what means: the checkout, the tracking page, the owner's board, the signed link, a reply by SMS, a deadline. */
export const ORDER_MEANS = ['checkout', 'tracking', 'board', 'link', 'sms', 'deadline'] as const;
export type OrderMeans = (typeof ORDER_MEANS)[number];

/** Escalation steps when nobody answers, in order. */
export const ESCALATION_STEPS = ['second_message', 'backup', 'tell_customer', 'auto_reject'] as const;
export type EscalationStep = (typeof ESCALATION_STEPS)[number];

/**
 * What became of the automatic call about an order: it is being made, was picked up, a key said that somebody has seen
 * the order, or it reached nobody.
 */
export const CALL_STATES = ['calling', 'answered', 'seen', 'failed'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** Reasons offered for turning an order down; a text of one's own is taken as well. */
export const REJECT_REASONS = [
  'We are too busy right now.',
  'Something you ordered has run out.',
  'We are closing.',
  'We do not deliver to this address.',
] as const;

/** How a restaurant works its orders until it says otherwise. Minutes. */
export const ORDERING_DEFAULTS = {
  prepMinutes: 25,
  busyExtraMinutes: 0,
  escalateAfter: { secondMessage: 3, backup: 6, tellCustomer: 9 },
  /** Offered where the restaurant wants unanswered orders to be turned down; off by default. */
  autoRejectMinutes: 12,
  callAfterMinutes: 4,
} as const;

/** A restaurant that answers a message with a 2 takes so much longer than usual. */
export const REPLY_LATER_MINUTES = 15;
/** More than so many minutes beyond the usual time are no answer to a message. */
export const REPLY_MAX_MINUTES = 120;

/** Times a customer can choose: every so many minutes, so many days ahead. */
export const SCHEDULING = { stepMinutes: 15, daysAhead: 7, mostSlots: 400 } as const;

/** As `pausedUntil`: no orders until somebody says otherwise. */
export const PAUSED_UNTIL_REOPENED = '9999-12-31T00:00:00Z';
