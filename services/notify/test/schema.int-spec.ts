import { parseConfig } from '@chalkboard/service-kit';
import { driftOfService, TestPlatform } from '@chalkboard/service-kit/testing';
import { NotifyConfig } from '../src/config';
import { NotifyModule } from '../src/notify.module';
import { SECRETS_KEY } from './running-notify';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform?.stop());

it('every table of notify has an entity that says what the migrations made', async () => {
  const config = parseConfig(
    NotifyConfig,
    platform.environment('notify', { LOCAL_OUTBOX: '1', WEBHOOK_SECRETS_KEY: SECRETS_KEY }),
  );
  expect(await driftOfService({ service: 'notify', config, module: NotifyModule.register(config) })).toEqual([]);
});
