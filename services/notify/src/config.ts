import { BaseConfig, flag } from '@chalkboard/service-kit';
import { z } from 'zod';

/** Every variable that notify reads, besides those of every service. */
export const NotifyConfig = BaseConfig.extend({
  /** Twilio's account: all three, or none. */
  TWILIO_ACCOUNT_SID: z.string().startsWith('AC', 'begins with AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  /** The number, in international form, or the messaging service (MG…) that messages come from. */
  TWILIO_FROM: z.string().optional(),
  /** Reaches Twilio's API by another host: a proxy. */
  TWILIO_BASE_URL: z.string().regex(/^https?:\/\//, 'must be an http(s) address').optional(),
  /** Without Twilio: record messages in the local outbox instead of sending them. Never on in an image. */
  LOCAL_OUTBOX: flag,
}).superRefine((config, issues) => {
  const given = TWILIO_CREDENTIALS.filter((name) => config[name] !== undefined);
  if (given.length === TWILIO_CREDENTIALS.length || (given.length === 0 && config.LOCAL_OUTBOX)) return;
  issues.addIssue({
    code: 'custom',
    path: [TWILIO_CREDENTIALS.filter((name) => config[name] === undefined).join(', ')],
    message: 'needed to send messages; for a run without a provider set LOCAL_OUTBOX=1, which records them instead',
  });
});
export type NotifyConfig = z.infer<typeof NotifyConfig>;

const TWILIO_CREDENTIALS = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
  readonly baseUrl?: string;
}

/** The Twilio account, when one is configured. */
export function twilioAccountOf(config: NotifyConfig): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_BASE_URL: baseUrl } = config;
  return accountSid && authToken && from ? { accountSid, authToken, from, baseUrl } : undefined;
}
