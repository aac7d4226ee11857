import { RESPONSE_HOURS, type BusinessNotice, type RejectionReason } from '@chalkboard/contracts';
import { LOCALES, messageLanguage } from '../texts/texts';
import { accountWords, letter, type AccountWords } from './letter';
import { quotable } from './quotable';
import type { WrittenMessage } from './sign-in-message';

export interface BusinessLinks {
  readonly signInPage: string;
  readonly contactPage: string;
  /** Of the receipt, while the business is being closed. */
  readonly receipt?: string;
}

/** Of what an owner is told by e-mail. */
export type BusinessFact = 'registered' | 'rejected' | 'closed';

/**
 * What an owner reads about the business: what happened, and what comes next. Undefined where what it was written for
 * is not so any more.
 */
export function writeBusinessMessage(
  fact: BusinessFact,
  notice: BusinessNotice,
  { signInPage, contactPage, receipt = '' }: BusinessLinks,
): WrittenMessage | undefined {
  const language = messageLanguage(notice.language);
  const t = accountWords(language);
  const business = quotable(notice.businessName) ?? t('yourBusiness');
  const written = (paragraphs: readonly string[]): WrittenMessage => ({
    subject: t(`${fact}Subject`),
    body: letter(t, { name: quotable(notice.ownerName), paragraphs, ending: t('notYou') }),
  });
  if (fact === 'registered')
    return written([
      t('registeredText', { business }),
      t('registeredNext', { hours: RESPONSE_HOURS.registration }),
      t('registeredSignIn', { link: signInPage }),
    ]);
  if (fact === 'rejected') {
    if (notice.registrationStatus !== 'rejected') return undefined;
    return written([
      t('rejectedText', { business }),
      ...whyRejected(t, notice.rejection),
      t('rejectedMenus'),
      t('rejectedAgain', { link: contactPage }),
    ]);
  }
  if (!notice.closure) return undefined;
  return written([
    t('closedText', { business }),
    t('closedWhen', { business, day: dayOf(notice.closure.goneAt, LOCALES[language]), link: signInPage }),
    t('closedReceipt', { link: receipt }),
  ]);
}

/** "Other" is no reason that helps anybody: then the note alone says why, where staff wrote one. */
const REASONS = {
  not_a_restaurant: 'rejectionNotARestaurant',
  details_missing: 'rejectionDetailsMissing',
  duplicate: 'rejectionDuplicate',
  not_reachable: 'rejectionNotReachable',
  against_terms: 'rejectionAgainstTerms',
  other: undefined,
} as const satisfies Readonly<Record<RejectionReason, unknown>>;

/** Why staff turned it down: the reason in the reader's language, and the note as it was written. */
function whyRejected(t: AccountWords, rejection: BusinessNotice['rejection']): string[] {
  if (!rejection) return [];
  const reason = REASONS[rejection.reason];
  return [
    ...(reason ? [t('rejectedWhy', { reason: t(reason) })] : []),
    ...(rejection.note ? [t('rejectedNote', { note: rejection.note })] : []),
  ];
}

function dayOf(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
