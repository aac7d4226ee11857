import { parseConfig } from '@chalkboard/service-kit';
import { driftOfService, TestPlatform } from '@chalkboard/service-kit/testing';
import { IdentityConfig } from '../src/config';
import { IdentityModule } from '../src/identity.module';
import { SECRETS_KEY } from './running-identity';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform?.stop());

/** Tables that have no entity yet. The test refuses a list that could be shorter. */
const WITHOUT_ENTITY = [
  'contact_message_steps',
  'contact_messages',
  'privacy_parts',
  'privacy_requests',
  'referral_programme',
  'referral_steps',
  'referrals',
  'referrers',
  'review_recordings',
  'review_removals',
  'review_summaries',
  'review_votes',
  'reviews',
  'transcript_jobs',
];

it('the entities of identity say what the migrations made, but for what is listed', async () => {
  const config = parseConfig(IdentityConfig, platform.environment('identity', { STAFF_SECRETS_KEY: SECRETS_KEY }));
  const drift = await driftOfService(
    { service: 'identity', config, module: IdentityModule.register(config) },
    { without: WITHOUT_ENTITY },
  );
  expect(drift).toEqual([]);
});
