import path from 'node:path';
import { CONTRACTS, evaluator } from '../../platform/contract-sources.mjs';

/**
 * What texts say of constants of the contracts, by the names that stand for them in messages: `{RELEASE_LABEL}`.
 * @typedef {Readonly<Record<string, (language: string) => string>>} Constants
 */

const DAY_MS = 86_400_000;

/** @type {Constants | undefined} */
let known;

/** @returns {Constants} */
export function constants() {
  if (known) return known;
  const evaluate = evaluator();
  /** @param {string} file @returns {any} */
  const contract = (file) => evaluate(path.join(CONTRACTS, `${file}.ts`));
  const { PRODUCT_NAME, RELEASE_LABEL } = contract('product');
  const { PAYMENT_LINK } = contract('payment-link');
  const { PRIVACY, RETENTION, UPLOAD } = contract('limits');
  const { DATA_RETENTION, PLAN_CURRENCY, PLANS, PROMISED_SPEED, REFERRAL, RESPONSE_HOURS, TRIAL } = contract('plans');
  /** @param {number} minor of the plans' currency: 2900 → "$29" @returns {(language: string) => string} */
  const money = (minor) => (language) =>
    new Intl.NumberFormat(language === 'en' ? 'en-US' : language, {
      style: 'currency',
      currency: PLAN_CURRENCY,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(minor / 100);
  /** @param {unknown} value */
  const same = (value) => () => String(value);
  known = {
    PRODUCT_NAME: same(PRODUCT_NAME),
    RELEASE_LABEL: same(RELEASE_LABEL),
    CREDIT: money(REFERRAL.restaurantCreditMinor),
    FREE_CONVERSIONS: same(PLANS.free.entitlements.conversionsPerMonth),
    MENU_READY_SECONDS: same(PROMISED_SPEED.menuReadySeconds),
    MESSAGE_DAYS: same(RETENTION.messageContentMs / DAY_MS),
    OPEN_ORDER_DAYS: same(PRIVACY.openOrderMs / DAY_MS),
    PAYMENT_LINK_LETTERS: same(PAYMENT_LINK.letters),
    PLAN_OF_FIGURES: same(Object.values(PLANS).find(({ entitlements }) => entitlements.analytics !== 'none')?.name),
    PLAN_OF_LOCATIONS: same(PLANS.enterprise.name),
    PROCESSING_MINUTES: same(PROMISED_SPEED.processingMinutes),
    REFERRAL_FROM_HOURS: same(RESPONSE_HOURS.referral.from),
    REFERRAL_TO_HOURS: same(RESPONSE_HOURS.referral.to),
    RESPONSE_BUG_HOURS: same(RESPONSE_HOURS.bug),
    RESPONSE_GENERAL_HOURS: same(RESPONSE_HOURS.general),
    REWARD: money(REFERRAL.referrerRewardMinor),
    REWARD_FOR_2: money(2 * REFERRAL.referrerRewardMinor),
    REWARD_FOR_3: money(3 * REFERRAL.referrerRewardMinor),
    TRIAL_DAYS: same(TRIAL.days),
    UPLOAD_FILES: same(UPLOAD.maxFiles),
    UPLOAD_HOURS: same(DATA_RETENTION.uploadHours),
    UPLOAD_MEGABYTES: same(UPLOAD.maxBytes / 1024 / 1024),
  };
  return known;
}
