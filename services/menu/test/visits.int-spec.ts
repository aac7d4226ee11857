import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  BusinessPlanRpcV1,
  RETENTION,
  type CountVisitRequest,
  type Menu,
  type MenuVisits,
  type PlanId,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { PlanGate, TokenVerifier } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { StandInAuthority, type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { fixture } from '../src/extraction/testing/built-worker';
import { PurgeVisitsHandler } from '../src/features/purge-visits.handler';
import { menuPlatform, MenuService } from './menu-service';

const PDF = { bytes: readFileSync(fixture('text-menu.pdf')), type: 'application/pdf', name: 'menu.pdf' };
// In New York it is eight in the morning of a Tuesday.
const NOON = new Date('2026-03-10T12:00:00Z');
const VIEW: CountVisitRequest = { what: 'view', first: true };

describe('who opens a menu, with a real Postgres', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let authority: StandInAuthority;
  let service: MenuService;
  let menu: Menu;
  let owner: string;
  let now = NOON;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    authority = await StandInAuthority.start(nats);
    service = await MenuService.start(platform);
    await waitFor('the keys', () => service.app.get(TokenVerifier).knows(authority.keyId));
    menu = ((await (await service.upload([PDF])).json()) as UploadMenuResponse).menu;
    owner = service.visitor!;
    await query(`UPDATE menus SET content = jsonb_set(content, '{timeZone}', '"America/New_York"')`);
  });
  afterAll(async () => {
    await service.stop();
    await nats.close();
    await platform.stop();
  });
  beforeEach(async () => {
    service.eraseVisitor();
    now = NOON;
    jest.spyOn(service.app.get(Clock), 'now').mockImplementation(() => now);
    await query('DELETE FROM visit_hours');
  });
  afterEach(() => jest.restoreAllMocks());

  const query = (sql: string) => service.app.get(DataSource).query<Record<string, unknown>[]>(sql);
  const say = async (visit: object, cookie = 'visitor=somebody') =>
    (await service.send('POST', `/api/menu/${menu.shareId}/visits`, visit, { cookie })).status;
  const ask = (more = '', cookie = owner, days = 'from=2026-03-09&to=2026-03-10') =>
    service.send(
      'GET',
      `/api/menu/${menu.shareId}/visits${more.startsWith('/') ? more : ''}?${days}${more.startsWith('/') ? '' : more}`,
      undefined,
      { cookie },
    );
  const shown = async (more = '', days?: string) => (await (await ask(more, owner, days)).json()) as MenuVisits;

  it('is counted by the hours of the restaurant’s clock, a device once a day, and the owner never', async () => {
    now = new Date('2026-03-10T03:30:00Z');
    expect(await say(VIEW)).toBe(204);
    now = NOON;
    await Promise.all([say(VIEW), say(VIEW), say({ what: 'view', first: false }), say({ what: 'cart', first: true })]);
    await say({ what: 'cart', first: false });
    expect(await say(VIEW, owner)).toBe(204);
    expect(
      await query('SELECT day::text, hour, views::int, visitors::int, carts::int FROM visit_hours ORDER BY 1'),
    ).toEqual([
      { day: '2026-03-09', hour: 23, views: 1, visitors: 1, carts: 0 },
      { day: '2026-03-10', hour: 8, views: 3, visitors: 2, carts: 1 },
    ]);
    expect(await shown()).toEqual({
      zone: 'America/New_York',
      step: 'day',
      from: '2026-03-09',
      to: '2026-03-10',
      totals: { views: 4, visitors: 3, carts: 1 },
      before: { from: '2026-03-02', to: '2026-03-03', totals: { views: 0, visitors: 0, carts: 0 } },
      steps: [
        { start: '2026-03-09', views: 1, visitors: 1, carts: 0 },
        { start: '2026-03-10', views: 3, visitors: 2, carts: 1 },
      ],
    });
    expect((await (await ask('/csv')).text()).split('\r\n')).toEqual([
      '"From (day, America/New_York)",Views,Visitors,Carts',
      '2026-03-09,1,1,0',
      '2026-03-10,3,2,1',
      '',
    ]);
  });

  it('is compared with the same weekdays, of today as far as it has come', async () => {
    now = new Date('2026-03-03T12:30:00Z');
    await say(VIEW);
    now = new Date('2026-03-03T20:00:00Z');
    await say(VIEW);
    now = NOON;
    expect((await shown()).before.totals.views).toBe(1);
  });

  it('is the sum of a month after two years', async () => {
    await say(VIEW);
    now = new Date(NOON.getTime() + RETENTION.analyticsMs + 86_400_000);
    expect(await service.app.get(PurgeVisitsHandler).execute()).toBe(1);
    expect((await shown()).totals.views).toBe(0);
    expect((await shown('&step=month', 'from=2026-03-01&to=2026-03-31')).totals).toEqual({
      views: 1,
      visitors: 1,
      carts: 0,
    });
  });

  it('is counted for menus that are there, and nothing else is taken from a browser', async () => {
    expect((await service.send('POST', `/api/menu/${randomUUID()}/visits`, VIEW)).status).toBe(404);
    for (const visit of [{}, { what: 'order', first: true }, { what: 'view', first: 'yes' }])
      expect(await say(visit)).toBe(400);
    expect(await query('SELECT 1 FROM visit_hours')).toEqual([]);
  });

  it('is for who may change the menu, and of a whole business for who manages it', async () => {
    expect((await ask('', 'visitor=somebody')).status).toBe(403);
    expect((await ask('&of=business')).status).toBe(404);
    const businessId = randomUUID();
    await query(`UPDATE menus SET business_id = '${businessId}'`);
    const member = await authority.cookie({ businesses: [{ id: businessId, role: 'staff', manages: true }] });
    const kitchen = await authority.cookie({ businesses: [{ id: businessId, role: 'staff' }] });
    expect((await ask('&of=business', kitchen)).status).toBe(403);
    await say(VIEW);
    expect(((await (await ask('&of=business', member)).json()) as MenuVisits).totals.views).toBe(1);
    expect(
      (await ask('&of=business', await authority.cookie({ businesses: [{ id: randomUUID(), role: 'owner' }] }))).status,
    ).toBe(403);
  });

  it('is shown for every plan until plans are enforced, and then where the plan has it; it is counted all the same', async () => {
    await query(`UPDATE menus SET business_id = '${randomUUID()}'`);
    expect((await ask()).status).toBe(200);
    jest.spyOn(service.app.get(PlanGate), 'enforces', 'get').mockReturnValue(true);
    let plan: PlanId = 'free';
    const identity = nats.subscribe(BusinessPlanRpcV1.subject, {
      callback: (_, message) => message.respond(JSON.stringify({ ok: true, reply: { plan } })),
    });
    await nats.flush();
    const refused = await ask();
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'access.plan_needed']);
    expect((await ask('/csv')).status).toBe(403);
    expect(await say(VIEW)).toBe(204);
    plan = 'pro';
    expect((await ask()).status).toBe(200);
    identity.unsubscribe();
  });
});
