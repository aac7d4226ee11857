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
  'account_closures',
  'account_contacts',
  'account_tries',
  'accounts',
  'audit_log',
  'business_locations',
  'business_members',
  'business_notes',
  'menu_facts',
  'offered_contacts',
  'order_facts',
  'order_month_totals',
  'owner_sessions',
  'retention_log',
  'sign_in_attempts',
  'sign_in_secrets',
  'sign_ins',
  'signing_keys',
  'signup_drafts',
  'staff_known_devices',
  'staff_recovery_codes',
  'staff_sign_in_challenges',
  'staff_two_factor',
  'submission_counts',
];
/** Columns of `businesses` that its entity does not have yet. */
const WITHOUT_PROPERTY = [
  'version',
  'website',
  'address',
  'city',
  'state',
  'zip_code',
  'business_type',
  'cuisine_type',
  'seating_capacity',
  'average_order_value_minor',
  'current_menu_format',
  'monthly_orders',
  'monthly_revenue_minor',
  'marketing_consent',
  'terms_accepted_at',
  'background_theme',
  'primary_color',
  'secondary_color',
  'approved_at',
  'trial_ends_at',
  'name_key',
  'search_text',
  'referral_code',
  'set_up_at',
];

it('the entities of identity say what the migrations made, but for what is listed', async () => {
  const config = parseConfig(IdentityConfig, platform.environment('identity', { STAFF_SECRETS_KEY: SECRETS_KEY }));
  const drift = await driftOfService(
    { service: 'identity', config, module: IdentityModule.register(config) },
    { without: WITHOUT_ENTITY },
  );
  expect(drift).toEqual(WITHOUT_PROPERTY.map((column) => `businesses.${column} has no property`));
});
