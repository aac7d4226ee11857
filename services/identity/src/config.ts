import { BaseConfig, flag } from '@chalkboard/service-kit';
import { z } from 'zod';
import { TRANSCRIPTION_VARIABLES } from './reviews/transcription-config';

/** Every variable that identity reads, besides those of every service. */
export const IdentityConfig = BaseConfig.extend({
  /** Sign-in of the first administrator, used once: when there is no staff yet. */
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  /** Refuse to start while nobody could sign in; container images set it. */
  REQUIRE_ADMIN: flag,
  /**
   * Seals the secrets of authenticator apps at rest; the same in every instance. Without it nobody signs in by them.
   */
  STAFF_SECRETS_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** The key before it, while what it sealed is sealed anew: at the next start. */
  STAFF_SECRETS_KEY_BEFORE: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Loads the demo business to which the demo menu belongs. */
  DEMO_DATA: flag,
  /**
   * Raises how often an hour one network address may try to sign in, sign up and so on, and how often a day it may vote
   * on a review, for runs in which everybody comes from one.
   */
  TRIES_PER_ADDRESS: z.coerce.number().int().min(1).optional(),
  ...TRANSCRIPTION_VARIABLES,
}).refine(({ ADMIN_EMAIL, ADMIN_PASSWORD }) => (ADMIN_EMAIL === undefined) === (ADMIN_PASSWORD === undefined), {
  path: ['ADMIN_EMAIL, ADMIN_PASSWORD'],
  message: 'set both or neither',
});
export type IdentityConfig = z.infer<typeof IdentityConfig>;
