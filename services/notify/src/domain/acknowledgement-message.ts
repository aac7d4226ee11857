import { REFERRAL, RESPONSE_HOURS, type Acknowledgement, type ContactCategory } from '@chalkboard/contracts';
import { LOCALES, messageLanguage } from '../texts/texts';
import { accountWords, letter, type AccountWords } from './letter';
import { quotable } from './quotable';

export interface AcknowledgementMessage {
  readonly subject: string;
  readonly body: string;
}

/** Within how many hours somebody answers. */
const ANSWER_HOURS: Readonly<Record<ContactCategory, number>> = {
  general: RESPONSE_HOURS.general,
  support: RESPONSE_HOURS.support,
  bug: RESPONSE_HOURS.bug,
  feature: RESPONSE_HOURS.general,
  business: RESPONSE_HOURS.general,
  feedback: RESPONSE_HOURS.general,
};

/** What people read when something of theirs has arrived: that it has, and what happens next. */
export function writeAcknowledgement(acknowledgement: Acknowledgement): AcknowledgementMessage {
  const language = messageLanguage(acknowledgement.language);
  const t = accountWords(language);
  return acknowledgement.kind === 'contact'
    ? ofContact(t, acknowledgement)
    : ofReferral(t, acknowledgement, LOCALES[language]);
}

function ofContact(
  t: AccountWords,
  { name, subject, category }: Acknowledgement & { kind: 'contact' },
): AcknowledgementMessage {
  const about = quotable(subject);
  return {
    subject: t('contactSubject'),
    body: letter(t, {
      name: quotable(name),
      paragraphs: [
        about ? t('contactThanksAbout', { subject: about }) : t('contactThanks'),
        t('contactNext', { hours: ANSWER_HOURS[category] }),
        t('nothingElse'),
      ],
      ending: t('notYou'),
    }),
  };
}

function ofReferral(
  t: AccountWords,
  { restaurantEmail }: Acknowledgement & { kind: 'referral' },
  locale: string,
): AcknowledgementMessage {
  const { from, to } = RESPONSE_HOURS.referral;
  const reward = dollars(REFERRAL.referrerRewardMinor, locale);
  const credit = dollars(REFERRAL.restaurantCreditMinor, locale);
  return {
    subject: t('referralSubject'),
    body: letter(t, {
      name: undefined,
      paragraphs: [
        t('referralThanks', { email: restaurantEmail }),
        t('referralNext', { from, to }),
        t('referralReward', { reward, credit }),
      ],
      ending: t('notYou'),
    }),
  };
}

function dollars(minor: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }).format(
    minor / 100,
  );
}
