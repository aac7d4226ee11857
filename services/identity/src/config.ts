import { BaseConfig, flag } from '@chalkboard/service-kit';
import { z } from 'zod';

/** Every variable that identity reads, besides those of every service. */
export const IdentityConfig = BaseConfig.extend({
  /** Sign-in of the first administrator, used once: when there is no staff yet. */
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  /** Refuse to start while nobody could sign in; container images set it. */
  REQUIRE_ADMIN: flag,
  /** Loads the demo business to which the demo menu belongs. */
  DEMO_DATA: flag,
}).refine(({ ADMIN_EMAIL, ADMIN_PASSWORD }) => (ADMIN_EMAIL === undefined) === (ADMIN_PASSWORD === undefined), {
  path: ['ADMIN_EMAIL, ADMIN_PASSWORD'],
  message: 'set both or neither',
});
export type IdentityConfig = z.infer<typeof IdentityConfig>;
