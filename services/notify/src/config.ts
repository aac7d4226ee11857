import { BaseConfig, flag } from '@chalkboard/service-kit';
import { z } from 'zod';
import { PrinterNetworks } from './domain/printer-address';
import { countriesOf, unknownCountries } from './domain/text-destination';
import { TEXTED_NUMBERS } from './domain/texted-number-limits';

/** Every variable that notify reads, besides those of every service. */
export const NotifyConfig = BaseConfig.extend({
  /** Twilio's account: all three, or none. */
  TWILIO_ACCOUNT_SID: z.string().startsWith('AC', 'begins with AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  /** The number, in international form, or the messaging service (MG…) that messages come from. */
  TWILIO_FROM: z.string().optional(),
  /**
   * The number that automatic calls come from, in international form. Absent: `TWILIO_FROM`, where that is a number; a
   * messaging service cannot call.
   */
  TWILIO_CALL_FROM: z
    .string()
    .regex(/^\+\d{6,15}$/, 'must be a number in international form')
    .optional(),
  /** Reaches Twilio's API by another host: a proxy. */
  TWILIO_BASE_URL: z
    .string()
    .regex(/^https?:\/\//, 'must be an http(s) address')
    .optional(),
  /**
   * The mail server, with user and password where it wants them: smtps://user:password@mail.example:465. Both of these,
   * or none.
   */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp(s):// address')
    .optional(),
  /** Whom e-mails come from: hello@example.com, or Name <hello@example.com>. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\s<>@]+@[^\s<>@]+$|^[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>$/, 'must be an e-mail address, or Name <address>')
    .optional(),
  /**
   * Records the messages of a channel without a provider in the local outbox, instead of sending them. Off unless a
   * deployment says so: nobody gets what is in it.
   */
  LOCAL_OUTBOX: flag,
  /**
   * Beside the local outbox: texts to our number are taken when they are signed with this, as Twilio signs its own with
   * the account's token.
   */
  LOCAL_REPLY_TOKEN: z.string().min(16).optional(),
  /**
   * Where connections to receipt printers may be opened, on their own ports: `private`, or networks such as
   * 192.168.1.0/24, with commas between them. Absent: nowhere, since restaurants type the addresses. Cloud printers ask
   * for their tickets themselves and need none of this.
   */
  PRINTER_NETWORKS: z
    .string()
    .optional()
    .superRefine((networks, issues) => {
      try {
        new PrinterNetworks(networks);
      } catch (error) {
        issues.addIssue({ code: 'custom', message: (error as Error).message });
      }
    }),
  /**
   * Sends webhooks to this machine too, and without TLS: for tests. Off, no webhook reaches a private network or this
   * machine.
   */
  WEBHOOKS_TO_LOOPBACK: flag,
  /** Seals the secrets of webhooks at rest; the same in every instance. Without it no message to programs is signed. */
  WEBHOOK_SECRETS_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** The key before it, while what it sealed is sealed anew: at the next start. */
  WEBHOOK_SECRETS_KEY_BEFORE: z.string().min(32, 'must have at least 32 characters').optional(),
  /**
   * Countries to which texts are sent, in two letters each with commas between them: US,CA,DE. Absent: those of the
   * currencies that menus can have.
   */
  TEXT_COUNTRIES: z
    .string()
    .transform(countriesOf)
    .superRefine((countries, issues) => {
      const unknown = unknownCountries(countries.join(','));
      if (unknown.length > 0 || countries.length === 0)
        issues.addIssue({ code: 'custom', message: `must be countries in two letters: ${unknown.join(', ')}` });
    })
    .optional(),
  /**
   * The most different numbers that are texted a day over the whole platform, confirmed ones of restaurants left out.
   */
  TEXTED_NUMBERS_A_DAY: z.coerce.number().int().min(1).default(TEXTED_NUMBERS.platform),
  /**
   * Raises every daily limit on messages to one number or address to this, and lifts those on how many numbers are
   * texted and how often a guest is, for runs whose messages reach nobody.
   */
  DAILY_MESSAGE_LIMIT: z.coerce.number().int().min(1).optional(),
}).superRefine((config, issues) => {
  for (const [what, names] of Object.entries(PROVIDERS)) {
    const given = names.filter((name) => config[name] !== undefined);
    if (given.length === names.length || (given.length === 0 && config.LOCAL_OUTBOX)) continue;
    issues.addIssue({
      code: 'custom',
      path: [names.filter((name) => config[name] === undefined).join(', ')],
      message: `needed to send ${what}; for a run without a provider set LOCAL_OUTBOX=1, which records them instead`,
    });
  }
});
export type NotifyConfig = z.infer<typeof NotifyConfig>;

/** What is needed to send, by what is sent. */
const PROVIDERS = {
  'text messages': ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  'e-mails': ['SMTP_URL', 'MAIL_FROM'],
} as const;

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
  readonly baseUrl?: string;
}

/** The Twilio account, when one is configured. */
export function twilioAccountOf(config: NotifyConfig): TwilioAccount | undefined {
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
    TWILIO_BASE_URL: baseUrl,
  } = config;
  return accountSid && authToken && from ? { accountSid, authToken, from, baseUrl } : undefined;
}

/** The number that calls come from; undefined: nobody is called. */
export function callFromOf({ TWILIO_CALL_FROM: own, TWILIO_FROM: from }: NotifyConfig): string | undefined {
  return own ?? (from?.startsWith('+') ? from : undefined);
}

/** By what the signatures of texts to our number are checked; undefined: none is taken. */
export function replyTokenOf(config: NotifyConfig): string | undefined {
  return twilioAccountOf(config)?.authToken ?? (config.LOCAL_OUTBOX ? config.LOCAL_REPLY_TOKEN : undefined);
}

export interface MailServer {
  readonly url: string;
  /** Address, or name and address, that e-mails come from. */
  readonly from: string;
}

/** The mail server, when one is configured. */
export function mailServerOf({ SMTP_URL: url, MAIL_FROM: from }: NotifyConfig): MailServer | undefined {
  return url && from ? { url, from } : undefined;
}
