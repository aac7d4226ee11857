import { parseConfig } from '@chalkboard/service-kit';
import { driftOfService, TestPlatform } from '@chalkboard/service-kit/testing';
import { OrderingConfig } from '../src/config';
import { OrderingModule } from '../src/ordering.module';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform?.stop());

it('every table of ordering has an entity that says what the migrations made', async () => {
  const environment = platform.environment('ordering', { ORDER_LINK_KEY: 'a key for tests, and for tests alone' });
  const config = parseConfig(OrderingConfig, environment);
  expect(await driftOfService({ service: 'ordering', config, module: OrderingModule.register(config) })).toEqual([]);
});
