import {
  callStaffRoutes,
  StandInAuthority,
  standInCallers,
  type TestPlatform,
  unmatchedStaffRoutes,
  unrefusedTextCalls,
} from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Neighbours, notifyPlatform, startNotify } from './running-notify';
import { STAFF_ROUTES } from './staff-rights';

describe('what each role of the staff may do in notify, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let neighbours: Neighbours;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    platform = await notifyPlatform();
    neighbours = await Neighbours.start(platform);
    app = await startNotify(platform);
  });
  afterAll(async () => {
    await app.close();
    await neighbours.stop();
    await platform.stop();
  });

  it('has a row for every route, and no row too many', () => {
    expect(unmatchedStaffRoutes(app, STAFF_ROUTES)).toEqual({ withoutRow: [], withoutRoute: [] });
  });

  it('refuses text that cannot be stored at every route, before anything reads it', async () => {
    expect(await unrefusedTextCalls(app)).toEqual([]);
  });

  it('is what the table says, for every role, for no one, and for an expired, a forged and an ended session', async () => {
    const callers = await standInCallers(app, await StandInAuthority.start(neighbours.nats));
    const { expected, got } = await callStaffRoutes(app, STAFF_ROUTES, callers);
    expect(got).toEqual(expected);
    process.stdout.write(
      `notify: ${got.length} calls at ${Object.keys(STAFF_ROUTES).length} staff routes, each as the table says\n`,
    );
  });
});
