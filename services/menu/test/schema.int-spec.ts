import { parseConfig } from '@chalkboard/service-kit';
import { driftOfService, TestPlatform } from '@chalkboard/service-kit/testing';
import { MenuConfig } from '../src/config';
import { MenuModule } from '../src/menu.module';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await TestPlatform.start();
});
afterAll(() => platform?.stop());

it('every table of menu has an entity that says what the migrations made', async () => {
  const config = parseConfig(MenuConfig, platform.environment('menu', {}));
  expect(await driftOfService({ service: 'menu', config, module: MenuModule.register(config) })).toEqual([]);
});
