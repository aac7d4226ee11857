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

it('every table of identity has an entity that says what the migrations made', async () => {
  const config = parseConfig(IdentityConfig, platform.environment('identity', { STAFF_SECRETS_KEY: SECRETS_KEY }));
  expect(await driftOfService({ service: 'identity', config, module: IdentityModule.register(config) })).toEqual([]);
});
