import {
  callStaffRoutes,
  StandInAuthority,
  standInCallers,
  type TestPlatform,
  unmatchedStaffRoutes,
  unrefusedTextCalls,
} from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import { menuPlatform, MenuService } from './menu-service';
import { STAFF_ROUTES } from './staff-rights';

describe('what each role of the staff may do in menu, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let service: MenuService;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    service = await MenuService.start(platform);
  });
  afterAll(async () => {
    await service.stop();
    await nats.close();
    await platform.stop();
  });

  it('has a row for every route, and no row too many', () => {
    expect(unmatchedStaffRoutes(service.app, STAFF_ROUTES)).toEqual({ withoutRow: [], withoutRoute: [] });
  });

  it('refuses text that cannot be stored at every route, before anything reads it', async () => {
    expect(await unrefusedTextCalls(service.app)).toEqual([]);
  });

  it('is what the table says, for every role, for no one, and for an expired, a forged and an ended session', async () => {
    const callers = await standInCallers(service.app, await StandInAuthority.start(nats));
    const { expected, got } = await callStaffRoutes(service.app, STAFF_ROUTES, callers);
    expect(got).toEqual(expected);
    process.stdout.write(
      `menu: ${got.length} calls at ${Object.keys(STAFF_ROUTES).length} staff routes, each as the table says\n`,
    );
  });
});
