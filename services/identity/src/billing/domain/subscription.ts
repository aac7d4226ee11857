import {
  COLLECTS_MONEY,
  PLANS,
  type LedgerCollection,
  type LedgerKind,
  type PlanId,
  type PlanState,
  type RegistrationStatus,
} from '@chalkboard/contracts';
import { BusinessPausedError } from './billing.errors';
import { addDays, dayIn, dayOfMonth, monthAfter, sameTimeAfterDays, startOfDay, type Day } from './days';
import { priceOfRest, type Month } from './proration';

export interface Trial {
  readonly startedAt: Date;
  readonly endsAt: Date;
}

/** The plan of a business, and how far it is charged. */
export interface Subscription {
  /** As it was chosen. */
  readonly plan: PlanId;
  /** The business was approved once: from then on the plan counts. */
  readonly hasBegun: boolean;
  /** It is not approved now. */
  readonly isHeld: boolean;
  /** Its account is being closed. */
  readonly isClosing: boolean;
  /** A business has one in its life. */
  readonly trial?: Trial;
  /** The month that runs and was charged. */
  readonly month?: Month & {
    /** Day of the month on which months begin. */
    readonly anchor: number;
  };
}

/** When something happens, and where: the clock on the wall of the business decides the day. */
export interface Moment {
  readonly now: Date;
  readonly zone: string;
}

/** What a charge (above 0) or a credit (below 0) is for. */
export interface LedgerDraft {
  readonly kind: LedgerKind;
  readonly plan: PlanId;
  readonly from: Day;
  readonly until: Day;
  readonly amountMinor: number;
}

/** What becomes of every amount that is written now. */
export const COLLECTION: LedgerCollection = COLLECTS_MONEY ? 'due' : 'beta';

export interface Change {
  readonly subscription: Subscription;
  readonly entries: readonly LedgerDraft[];
}

/** A business that signed up, and waits for its approval. */
export function opened(plan: PlanId): Subscription {
  return { plan, hasBegun: false, isHeld: false, isClosing: false };
}

/** A business that was there before its plan was kept here: a trial that it was told of goes on. */
export function adopted(
  {
    plan,
    status,
    isClosing,
    trial,
  }: {
    readonly plan: PlanId;
    readonly status: RegistrationStatus;
    readonly isClosing: boolean;
    readonly trial?: Trial;
  },
  at: Moment,
): Subscription {
  const known = { ...opened(plan), isClosing, trial };
  if (status !== 'approved') return { ...known, hasBegun: trial !== undefined, isHeld: trial !== undefined };
  return begun(known, at);
}

export function stateOf({ plan, hasBegun, isHeld, isClosing, trial }: Subscription, now: Date): PlanState {
  if (isClosing || (hasBegun && isHeld)) return 'paused';
  if (!hasBegun) return 'waiting';
  if (plan === 'free') return 'free';
  return trial && now < trial.endsAt ? 'trial' : 'active';
}

/** The plan whose entitlements hold. */
export function planInForce(subscription: Subscription, now: Date): PlanId {
  const state = stateOf(subscription, now);
  return state === 'trial' || state === 'active' ? subscription.plan : 'free';
}

/** When something is to be charged next, and how much, unless the plan changes. */
export function nextCharge(
  subscription: Subscription,
  { now, zone }: Moment,
): { readonly on: Day; readonly at: Date; readonly minor: number } | undefined {
  const { plan, trial, month } = subscription;
  const currentState = stateOf(subscription, now);
  if (currentState !== 'trial' && currentState !== 'active') return undefined;
  const minor = PLANS[plan].monthlyPriceMinor;
  if (month) return { on: month.until, at: startOfDay(month.until, zone), minor };
  return trial && { on: dayIn(zone, trial.endsAt), at: trial.endsAt, minor };
}

/** Charges the months that have begun until now, however long nobody looked. */
export function settled(subscription: Subscription, at: Moment): Change {
  const entries: LedgerDraft[] = [];
  let current = subscription;
  for (let due = nextCharge(current, at); due && due.at <= at.now; due = nextCharge(current, at)) {
    const next = monthFrom(current, due.on, current.month?.anchor ?? dayOfMonth(due.on));
    current = next.subscription;
    entries.push(...next.entries);
  }
  return { subscription: current, entries };
}

/**
 * Another plan, at once, up and down alike. Of a month that runs, the plan before it is credited for the days that are
 * left and the new one charged for them; during the trial nothing is.
 * @throws BusinessPausedError
 */
export function withPlan(subscription: Subscription, plan: PlanId, at: Moment): Change {
  if (stateOf(subscription, at.now) === 'paused') throw new BusinessPausedError();
  const { subscription: before, entries } = settled(subscription, at);
  if (before.plan === plan) return { subscription: before, entries };
  const after = { ...before, plan };
  if (!before.hasBegun) return { subscription: after, entries };
  if (!before.month) return joined(entries, running(after, at));
  if (plan === 'free') return joined(entries, stopped(before, at, after));
  return { subscription: after, entries: [...entries, ...unused(before, at), ...rest(before, plan, at)] };
}

/** Staff has decided about the business. The first approval begins the trial; what takes it back pauses the plan. */
export function withStatus(subscription: Subscription, status: RegistrationStatus, at: Moment): Change {
  if (status === 'approved')
    return subscription.hasBegun
      ? taken(subscription, { isHeld: false }, at)
      : { subscription: begun(subscription, at), entries: [] };
  return subscription.hasBegun ? taken(subscription, { isHeld: true }, at) : { subscription, entries: [] };
}

/** The account of the business is being closed, or not any more. */
export function withClosing(subscription: Subscription, isClosing: boolean, at: Moment): Change {
  return taken(subscription, { isClosing }, at);
}

/**
 * The credit with which a business begins that was referred; none as long as its plan waits for the approval or is
 * paused. Whoever asks sees to it that it is given once.
 */
export function withReferralCredit(subscription: Subscription, creditMinor: number, { now, zone }: Moment): Change {
  const state = stateOf(subscription, now);
  if (state === 'waiting' || state === 'paused') return { subscription, entries: [] };
  const today = dayIn(zone, now);
  return {
    subscription,
    entries: drafts({
      kind: 'referral_credit',
      plan: subscription.plan,
      from: today,
      until: addDays(today, 1),
      amountMinor: -creditMinor,
    }),
  };
}

/** Pauses and takes up: what is left of a month is credited, and with the end of the pause a new one begins. */
function taken(
  subscription: Subscription,
  why: Partial<Pick<Subscription, 'isHeld' | 'isClosing'>>,
  at: Moment,
): Change {
  const { subscription: before, entries } = settled(subscription, at);
  const after = { ...before, ...why };
  const [was, is] = [stateOf(before, at.now) === 'paused', stateOf(after, at.now) === 'paused'];
  if (was === is) return { subscription: after, entries };
  return joined(entries, is ? stopped(before, at, after) : running(after, at));
}

function begun(subscription: Subscription, at: Moment): Subscription {
  const approved = { ...subscription, hasBegun: true, isHeld: false };
  return startsTrial(approved) ? { ...approved, trial: trialFrom(approved.plan, at) } : approved;
}

function startsTrial({ plan, trial }: Subscription): boolean {
  return !trial && PLANS[plan].trialDays > 0;
}

/** With its trial where it has had none, with a new month where that is over. */
function running(subscription: Subscription, at: Moment): Change {
  if (startsTrial(subscription))
    return { subscription: { ...subscription, trial: trialFrom(subscription.plan, at) }, entries: [] };
  if (stateOf(subscription, at.now) !== 'active' || subscription.month) return { subscription, entries: [] };
  const today = dayIn(at.zone, at.now);
  return monthFrom(subscription, today, dayOfMonth(today));
}

/** A trial lasts so many days by the calendar of the business, to the same time of the day. */
function trialFrom(plan: PlanId, { now, zone }: Moment): Trial {
  return { startedAt: now, endsAt: sameTimeAfterDays(now, PLANS[plan].trialDays, zone) };
}

function stopped(before: Subscription, at: Moment, after: Subscription): Change {
  return { subscription: { ...after, month: undefined }, entries: unused(before, at) };
}

function monthFrom(subscription: Subscription, from: Day, anchor: number): Change {
  const { plan } = subscription;
  const month = { from, until: monthAfter(from, anchor), anchor };
  return {
    subscription: { ...subscription, month },
    entries: drafts({ kind: 'month', plan, from, until: month.until, amountMinor: PLANS[plan].monthlyPriceMinor }),
  };
}

function unused({ plan, month }: Subscription, at: Moment): LedgerDraft[] {
  if (!month) return [];
  const from = dayWithin(month, at);
  return drafts({
    kind: 'unused',
    plan,
    from,
    until: month.until,
    amountMinor: -priceOfRest(PLANS[plan].monthlyPriceMinor, month, from),
  });
}

function rest({ plan: before, month }: Subscription, plan: PlanId, at: Moment): LedgerDraft[] {
  if (!month) return [];
  const from = dayWithin(month, at);
  const priceMinor = PLANS[plan].monthlyPriceMinor;
  const kind = priceMinor > PLANS[before].monthlyPriceMinor ? 'upgrade' : 'downgrade';
  return drafts({ kind, plan, from, until: month.until, amountMinor: priceOfRest(priceMinor, month, from) });
}

/** Today; the first day of the month where the business has moved to a zone in which that has not begun. */
function dayWithin(month: Month, { now, zone }: Moment): Day {
  const today = dayIn(zone, now);
  return today < month.from ? month.from : today;
}

/** An entry of nothing is none. */
function drafts(draft: LedgerDraft): LedgerDraft[] {
  return draft.amountMinor === 0 ? [] : [draft];
}

function joined(entries: readonly LedgerDraft[], next: Change): Change {
  return { subscription: next.subscription, entries: [...entries, ...next.entries] };
}
