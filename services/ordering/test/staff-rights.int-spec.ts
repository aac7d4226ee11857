import {
  callStaffRoutes,
  StandInAuthority,
  standInCallers,
  unmatchedStaffRoutes,
  unrefusedTextCalls,
} from '@chalkboard/service-kit/testing';
import { OrderingUnderTest } from './ordering-under-test';
import { STAFF_ROUTES } from './staff-rights';

describe('what each role of the staff may do in ordering, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());

  it('has a row for every route, and no row too many', () => {
    expect(unmatchedStaffRoutes(ordering.app, STAFF_ROUTES)).toEqual({ withoutRow: [], withoutRoute: [] });
  });

  it('refuses text that cannot be stored at every route, before anything reads it', async () => {
    expect(await unrefusedTextCalls(ordering.app)).toEqual([]);
  });

  it('is what the table says, for every role, for no one, and for an expired, a forged and an ended session', async () => {
    const callers = await standInCallers(ordering.app, await StandInAuthority.start(ordering.nats));
    const { expected, got } = await callStaffRoutes(ordering.app, STAFF_ROUTES, callers);
    expect(got).toEqual(expected);
    process.stdout.write(
      `ordering: ${got.length} calls at ${Object.keys(STAFF_ROUTES).length} staff routes, each as the table says\n`,
    );
  });
});
