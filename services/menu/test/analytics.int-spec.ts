import {
  RETENTION,
  type ConversionAnalytics,
  type Menu,
  type StaffRole,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { StandInAuthority, type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { PurgeStatisticsHandler } from '../src/features/purge-statistics.handler';
import { menuPlatform, MenuService } from './menu-service';

const NOTHING = {
  menus: 0,
  updates: 0,
  failed: 0,
  pages: 0,
  timed: 0,
  averageMs: null,
  withinOneMinute: 0,
  withinTwoMinutes: 0,
  published: 0,
  itemsRead: 0,
  itemsKept: 0,
  namesCorrected: 0,
  pricesCorrected: 0,
  detailsCorrected: 0,
  itemsRemoved: 0,
  itemsAdded: 0,
};

describe('the statistics of readings, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let service: MenuService;
  let nats: NatsConnection;
  let authority: StandInAuthority;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    service = await MenuService.start(platform);
    authority = await StandInAuthority.start(nats);
    await waitFor('the signing key', () => service.app.get(TokenVerifier).knows(authority.keyId));
  });
  afterAll(async () => {
    await service.stop();
    await nats.close();
    await platform.stop();
  });
  beforeEach(async () => {
    service.eraseVisitor();
    for (const table of [
      'conversion_day_figures',
      'conversion_month_figures',
      'reading_day_times',
      'reading_month_times',
    ])
      await query(`DELETE FROM ${table}`);
  });
  afterEach(() => jest.restoreAllMocks());

  const query = (sql: string, parameters: unknown[] = []) =>
    service.app.get(DataSource).query(sql, parameters) as Promise<unknown[]>;
  const get = async (path: string, role: StaffRole = 'admin') =>
    service.call(`/api/admin/analytics/conversions${path}`, {
      headers: { authorization: `Bearer ${await authority.staffToken({ role })}` },
    });
  const shown = async (from: string, to = from, step = 'day') =>
    (await (await get(`?from=${from}&to=${to}&step=${step}`)).json()) as ConversionAnalytics;
  const today = () => new Date().toISOString().slice(0, 10);
  const publish = (shareId: string) => service.send('POST', `/api/menu/${shareId}/publish`);

  async function digitised(): Promise<Menu> {
    return ((await (await service.uploadFixture('text-menu.pdf', 'application/pdf')).json()) as UploadMenuResponse)
      .menu;
  }

  it('count what was read and what could not be, and how long it took', async () => {
    await digitised();
    await service.upload([{ bytes: Buffer.from('%PDF-1.4 and no more'), type: 'application/pdf', name: 'broken.pdf' }]);
    const { zone, total, steps, times } = await shown(today());
    expect([zone, steps.length]).toEqual(['UTC', 1]);
    expect(total).toMatchObject({ menus: 1, updates: 0, failed: 1, timed: 1, published: 0 });
    expect(total.pages).toBeGreaterThan(0);
    expect(total.averageMs).toBeGreaterThan(0);
    expect(total.withinTwoMinutes).toBe(1);
    expect(times.map(({ upToSeconds }) => upToSeconds)).toEqual([5, 10, 20, 30, 45, 60, 90, 120, 180, 300, 600, null]);
    expect(times.reduce((sum, { readings }) => sum + readings, 0)).toBe(1);
  });

  it('count what the owner had corrected when the menu was first published, and nothing after that', async () => {
    const { shareId, categories } = await digitised();
    const all = categories.flatMap(({ items }) => items);
    const changed = categories.map((category, at) =>
      at === 0
        ? {
            ...category,
            items: [
              { ...category.items[0]!, name: 'Put right' },
              ...category.items.slice(2),
              { name: 'Overlooked', price: '3.00' },
            ],
          }
        : category,
    );
    expect((await service.put(shareId, { baseVersion: 1, categories: changed })).status).toBe(200);
    await publish(shareId);
    const expected = {
      ...NOTHING,
      published: 1,
      itemsRead: all.length,
      itemsKept: all.length - 2,
      namesCorrected: 1,
      itemsRemoved: 1,
      itemsAdded: 1,
    };
    const corrections = async () => {
      const {
        menus: _menus,
        pages: _pages,
        timed: _timed,
        averageMs: _average,
        withinOneMinute: _one,
        withinTwoMinutes: _two,
        ...rest
      } = (await shown(today())).total;
      return rest;
    };
    const {
      menus: _menus,
      pages: _pages,
      timed: _timed,
      averageMs: _average,
      withinOneMinute: _one,
      withinTwoMinutes: _two,
      ...rest
    } = expected;
    expect(await corrections()).toEqual(rest);
    await service.put(shareId, { categories: changed.slice(0, 1) });
    await publish(shareId);
    expect(await corrections()).toEqual(rest);
  });

  it('are in the answer by day, week and month, and in a table for spreadsheets', async () => {
    await query(
      `INSERT INTO conversion_day_figures (day, menus, timed, total_ms) VALUES ('2026-03-01', 1, 1, 30000), ('2026-03-02', 2, 2, 150000)`,
    );
    await query(
      `INSERT INTO reading_day_times (day, up_to_seconds, readings) VALUES ('2026-03-01', 30, 1), ('2026-03-02', 60, 1), ('2026-03-02', 0, 1)`,
    );
    const of = ({ start, menus, averageMs, withinOneMinute }: ConversionAnalytics['steps'][number]) => [
      start,
      menus,
      averageMs,
      withinOneMinute,
    ];
    expect((await shown('2026-03-01', '2026-03-03')).steps.map(of)).toEqual([
      ['2026-03-01', 1, 30_000, 1],
      ['2026-03-02', 2, 75_000, 1],
      ['2026-03-03', 0, null, 0],
    ]);
    expect((await shown('2026-03-01', '2026-03-03', 'week')).steps.map(of)).toEqual([
      ['2026-02-23', 1, 30_000, 1],
      ['2026-03-02', 2, 75_000, 1],
    ]);
    const month = await shown('2026-03-01', '2026-03-31', 'month');
    expect(month.steps.map(of)).toEqual([['2026-03-01', 3, 60_000, 2]]);
    expect(month.times.at(-1)).toEqual({ upToSeconds: null, readings: 1 });
    const csv = await (await get('/csv?from=2026-03-02&to=2026-03-03')).text();
    expect(csv.split('\r\n').map((line) => line.replace('(day, UTC)', '(day)').split(',').slice(0, 7))).toEqual([
      ['"From (day)"', 'Menus read', 'Updates read', 'Failed', 'Pages', 'Timed', 'Average seconds'],
      ['2026-03-02', '2', '0', '0', '0', '2', '75'],
      ['2026-03-03', '0', '0', '0', '0', '0', ''],
      [''],
    ]);
  });

  it('are the totals of months alone after two years', async () => {
    await query(
      `INSERT INTO conversion_day_figures (day, menus) VALUES ('2026-03-01', 1), ('2026-03-04', 2), ('2026-03-05', 4)`,
    );
    await query(`INSERT INTO reading_day_times (day, up_to_seconds, readings) VALUES ('2026-03-01', 30, 1)`);
    jest
      .spyOn(service.app.get(Clock), 'now')
      .mockReturnValue(new Date(Date.parse('2026-03-05T00:30:00Z') + RETENTION.analyticsMs));
    const purge = () => service.app.get(PurgeStatisticsHandler).execute();
    expect([await purge(), await purge()]).toEqual([2, 0]);
    jest.restoreAllMocks();
    expect((await shown('2026-03-01', '2026-03-31', 'month')).total).toMatchObject({ menus: 7, withinOneMinute: 1 });
    expect((await shown('2026-03-01', '2026-03-31')).total).toMatchObject({ menus: 4, withinOneMinute: 0 });
  });
});
