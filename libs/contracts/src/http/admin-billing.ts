import { z } from 'zod';
import { PLAN_IDS } from '../plans';
import { adminList, AdminListQuery } from './admin-list';

/*
 * Plans, trials, the ledger and the payouts of the referral programme. Service: identity; the routes are defined in
 * `api/identity/billing.routes.ts`.
 *
 * Amounts are US cents (`PLAN_CURRENCY`). Days ("2026-11-21") are those of the business's time zone. Nothing is
 * collected while the product is in beta (`COLLECTS_MONEY`): each entry says so by its `collection`, and screens say it
 * too.
 */

export const PLAN_STATES = ['waiting', 'free', 'trial', 'active', 'paused'] as const;
/**
 * `waiting`: chosen, and counts from the approval on · `free` · `trial` · `active`: a month is running that was charged
 * · `paused`: the business is rejected or being closed, and nothing is charged. While `waiting` or `paused` the
 * business has what Free gives.
 */
export type PlanState = (typeof PLAN_STATES)[number];

export const LEDGER_KINDS = ['month', 'upgrade', 'downgrade', 'unused', 'referral_credit'] as const;
/**
 * `month`: charge of a month that begins · `upgrade`, `downgrade`: charge of the new plan for the days that are left of
 * a month · `unused`: credit of the plan before it for those days · `referral_credit`: credit with which a business
 * begins that was referred, once, when it is approved and has published its first menu; it stands on that one day.
 */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

export const LEDGER_COLLECTIONS = ['beta', 'due'] as const;
/** `beta`: written down in beta, and never collected · `due`: to be collected. */
export type LedgerCollection = (typeof LEDGER_COLLECTIONS)[number];

const day = z.iso.date();
const minor = z.number().int();

export const BusinessPlan = z.object({
  businessId: z.string(),
  /** As it was chosen. */
  plan: z.enum(PLAN_IDS),
  /** Whose entitlements hold now. */
  inForce: z.enum(PLAN_IDS),
  standing: z.enum(PLAN_STATES),
  monthlyPriceMinor: minor,
  /**
   * A business has one trial. `daysLeft` counts days that have begun; null where it is over. Null: it has not begun.
   */
  trial: z
    .object({ startedAt: z.iso.datetime(), endsAt: z.iso.datetime(), daysLeft: z.number().int().nullable() })
    .nullable(),
  /** The month that runs: `until` is the first day of the next one. Null while nothing is charged. */
  month: z.object({ from: day, until: day }).nullable(),
  /** What will be charged next, unless the plan changes. */
  nextCharge: z.object({ on: day, minor }).nullable(),
  /** Charges less credits since the beginning; below 0 it is in credit. */
  balanceMinor: minor,
  currency: z.string(),
  timeZone: z.string(),
  collection: z.enum(LEDGER_COLLECTIONS),
});
export type BusinessPlan = z.infer<typeof BusinessPlan>;

/** The same plan again changes nothing. */
export const ChangePlanRequest = z.object({ plan: z.enum(PLAN_IDS) });
export type ChangePlanRequest = z.infer<typeof ChangePlanRequest>;

/** What a change would write down now. */
export const PlanPreview = z.object({
  plan: z.enum(PLAN_IDS),
  standing: z.enum(PLAN_STATES),
  creditMinor: minor,
  chargeMinor: minor,
  /** `chargeMinor` less `creditMinor`. */
  netMinor: minor,
  trialEndsAt: z.iso.datetime().nullable(),
  nextCharge: z.object({ on: day, minor }).nullable(),
});
export type PlanPreview = z.infer<typeof PlanPreview>;

/** A charge (above 0) or a credit (below 0). Entries are added and never changed. */
export const LedgerEntry = z.object({
  id: z.string(),
  businessId: z.string(),
  /** Null where the business is gone. */
  businessName: z.string().nullable(),
  /** Counts the entries of the business, from 1. */
  number: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(LEDGER_KINDS),
  plan: z.enum(PLAN_IDS),
  /** The days that it is for: `until` is the first one that it is not for. */
  from: day,
  until: day,
  amountMinor: minor,
  /** Of the business, after this entry. */
  balanceMinor: minor,
  collection: z.enum(LEDGER_COLLECTIONS),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** Newest first. */
export const BusinessLedger = adminList(LedgerEntry);
export type BusinessLedger = z.infer<typeof BusinessLedger>;

export const AdminBusinessPlan = BusinessPlan.extend({ businessName: z.string() });
export type AdminBusinessPlan = z.infer<typeof AdminBusinessPlan>;

/** `note` says why, and stands in the audit log with the plan before and after. */
export const AdminChangePlanRequest = z.object({
  plan: z.enum(PLAN_IDS),
  note: z.string().trim().min(1, 'is needed').max(500),
});
export type AdminChangePlanRequest = z.infer<typeof AdminChangePlanRequest>;

/** `from` ≤ at < `to`. */
export const AdminLedgerFilter = z.object({
  businessId: z.uuid().optional(),
  kind: z.enum(LEDGER_KINDS).optional(),
  plan: z.enum(PLAN_IDS).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
export type AdminLedgerFilter = z.infer<typeof AdminLedgerFilter>;
export const AdminLedgerQuery = AdminListQuery.extend(AdminLedgerFilter.shape);
export type AdminLedgerQuery = z.infer<typeof AdminLedgerQuery>;

export const AdminLedger = adminList(LedgerEntry);
export type AdminLedger = z.infer<typeof AdminLedger>;

export const REWARD_STATES = ['waiting', 'earned_later', 'paid', 'declined'] as const;
/**
 * Of the reward for a referral. `waiting`: the restaurant has not signed up · `earned_later`: it has; the reward is
 * earned when it is set up and has paid its first month, which nobody does in beta · `paid`, `declined`: recorded by
 * staff, and the referral is paid with the record.
 */
export type RewardState = (typeof REWARD_STATES)[number];

export const PAYOUT_METHODS = ['paypal', 'bank_transfer'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export const AdminPayout = z.object({
  referralId: z.string(),
  referrerEmail: z.string(),
  restaurantEmail: z.string(),
  submittedAt: z.iso.datetime(),
  /** The restaurant, once it has signed up. */
  business: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(REWARD_STATES),
  /** To the referrer. */
  rewardMinor: minor,
  /** Null unless staff recorded something. */
  record: z
    .object({
      method: z.enum(PAYOUT_METHODS).nullable(),
      reference: z.string(),
      note: z.string(),
      amountMinor: minor,
      at: z.iso.datetime(),
      staffId: z.string(),
      by: z.string(),
    })
    .nullable(),
});
export type AdminPayout = z.infer<typeof AdminPayout>;

/** `search`: parts of either e-mail address. */
export const AdminPayoutFilter = z.object({
  state: z.enum(REWARD_STATES).optional(),
  search: z.string().trim().max(200).optional(),
});
export type AdminPayoutFilter = z.infer<typeof AdminPayoutFilter>;
export const AdminPayoutsQuery = AdminListQuery.extend(AdminPayoutFilter.shape);
export type AdminPayoutsQuery = z.infer<typeof AdminPayoutsQuery>;

export const AdminPayouts = adminList(AdminPayout);
export type AdminPayouts = z.infer<typeof AdminPayouts>;

/**
 * Each record is an entry that stays; the referral becomes `paid` with it, or is not any more, in the same transaction.
 *
 * - `paid`: the whole reward, by `method` and `reference`, once the restaurant has signed up and is set up. Of a reward
 *   that was paid already it puts method, reference and note right.
 * - `declined`: not of a reward that was paid.
 * - `open`: takes a refusal back; or a payout that was not made, with a `note` that says why, by an entry of the
 *   opposite amount.
 */
export const RecordPayoutRequest = z.object({
  state: z.enum(['paid', 'declined', 'open']),
  method: z.enum(PAYOUT_METHODS).optional(),
  /** The number by which the payment is found at PayPal or the bank. */
  reference: z.string().trim().max(200).optional(),
  note: z.string().trim().max(500).optional(),
});
export type RecordPayoutRequest = z.infer<typeof RecordPayoutRequest>;

export const PAYOUT_ENTRY_KINDS = ['paid', 'corrected', 'taken_back', 'declined', 'reopened'] as const;
export type PayoutEntryKind = (typeof PAYOUT_ENTRY_KINDS)[number];

/** All that was recorded of a reward, in order. Entries are added and never changed. */
export const AdminPayoutEntries = z.object({
  entries: z.array(
    z.object({
      /** Counts the entries of the referral, from 1. */
      number: z.number().int(),
      kind: z.enum(PAYOUT_ENTRY_KINDS),
      /** To the referrer: above 0 where it was paid, below 0 where that was taken back, else 0. */
      amountMinor: minor,
      method: z.enum(PAYOUT_METHODS).nullable(),
      reference: z.string(),
      note: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type AdminPayoutEntries = z.infer<typeof AdminPayoutEntries>;

const byPlan = z.object({
  plan: z.enum(PLAN_IDS),
  waiting: z.number().int(),
  trial: z.number().int(),
  active: z.number().int(),
  paused: z.number().int(),
});

/** The figures of the Payments tab. */
export const AdminPayments = z.object({
  currency: z.string(),
  collection: z.enum(LEDGER_COLLECTIONS),
  /** Businesses by plan, in the order of the plans; those on Free are counted under `active`. */
  plans: z.array(byPlan),
  /** What the businesses that are `active` are charged a month. */
  monthlyRecurringMinor: minor,
  /** Trials that end within seven days. */
  trialsEndingSoon: z.number().int(),
  /** By month, UTC ("2026-11"): twelve of them, the running one last. Credits are above 0. */
  months: z.array(z.object({ month: z.string(), chargedMinor: minor, creditedMinor: minor })),
  /** Since the beginning. */
  total: z.object({ chargedMinor: minor, creditedMinor: minor, entries: z.number().int() }),
  rewards: z.array(z.object({ state: z.enum(REWARD_STATES), count: z.number().int(), minor })),
});
export type AdminPayments = z.infer<typeof AdminPayments>;
