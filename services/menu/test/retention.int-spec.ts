import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RETENTION } from '@chalkboard/contracts';
import { Clock, FixedClock } from '@chalkboard/service-kit/domain';
import type { TestPlatform } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { RemovalJournal } from '../src/domain/menu/removal-journal';
import { PurgeStatisticsHandler } from '../src/features/purge-statistics.handler';
import { menuPlatform, MenuService } from './menu-service';

const HOUR_MS = 3_600_000;

describe('what the menu service removes, by two instances on a real Postgres', () => {
  let platform: TestPlatform;
  let one: MenuService;
  let other: MenuService;

  beforeAll(async () => {
    platform = await menuPlatform();
    one = await MenuService.start(platform);
    other = await MenuService.start(platform);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await platform.stop();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await query('DELETE FROM retention_log');
  });

  const query = async (sql: string) => (await one.app.get(DataSource).query(sql)) as Record<string, unknown>[];
  const later = (ms: number) => new FixedClock(new Date(Date.now() + ms)) satisfies Clock;
  const log = () => query('SELECT what, count FROM retention_log ORDER BY id');

  it('goes once, by a moved clock, and the log says so', async () => {
    mkdirSync(one.blobFolder, { recursive: true });
    for (let file = 0; file < 3; file++)
      writeFileSync(path.join(one.blobFolder, randomBytes(24).toString('hex')), 'left by a crash');
    expect((await one.sweep(later(0))).orphans).toBe(0);
    expect(await log()).toEqual([]);
    const swept = await Promise.all([
      one.sweep(later(2 * HOUR_MS)),
      other.sweep(later(2 * HOUR_MS)),
      one.sweep(later(2 * HOUR_MS)),
    ]);
    expect(swept.reduce((sum, { orphans }) => sum + orphans, 0)).toBe(3);
    expect(one.blobs()).toEqual([]);
    expect(await log()).toEqual([{ what: 'orphans', count: 3 }]);
  });

  it('is left to the one instance that is at it', async () => {
    const journal = one.app.get(RemovalJournal);
    await journal.alone('delete-expired-uploads', async () => {
      expect(await other.app.get(RemovalJournal).alone('delete-expired-uploads', async () => 'both')).toBeUndefined();
      expect(await other.app.get(RemovalJournal).alone('another job', async () => 'this one')).toBe('this one');
    });
    expect(await journal.alone('delete-expired-uploads', async () => 'now')).toBe('now');
  });

  it('are statistics of days after two years, each once', async () => {
    await query(`INSERT INTO conversion_day_figures (day, menus) VALUES ('2026-03-01', 1), ('2026-03-04', 2)`);
    for (const { app } of [one, other])
      jest
        .spyOn(app.get(Clock), 'now')
        .mockReturnValue(new Date(Date.parse('2026-03-05T00:30:00Z') + RETENTION.analyticsMs));
    const erased = await Promise.all([one, other, one].map(({ app }) => app.get(PurgeStatisticsHandler).execute()));
    expect(erased.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await query('SELECT sum(menus)::int AS menus FROM conversion_month_figures')).toEqual([{ menus: 3 }]);
    expect((await log()).reduce((sum, { count }) => sum + (count as number), 0)).toBe(2);
  });
});
