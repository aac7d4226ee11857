import type { DataSource } from 'typeorm';
import { TestPlatform, waitFor } from '../src/testing';
import { connected } from './connected';

describe('a transaction, whose start is sent with its first statement, on a real Postgres', () => {
  let platform: TestPlatform;
  let dataSource: DataSource;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    dataSource = await connected(platform);
    await dataSource.query('CREATE TABLE dishes (name text PRIMARY KEY)');
  });
  beforeEach(() => dataSource.query('DELETE FROM dishes'));
  afterAll(async () => {
    await dataSource.destroy();
    await platform.stop();
  });

  const add = 'INSERT INTO dishes VALUES ($1)';
  const names = async () =>
    ((await dataSource.query('SELECT name FROM dishes ORDER BY name')) as { name: string }[]).map(({ name }) => name);

  it('keeps all of its statements', async () => {
    await dataSource.transaction(async (manager) => {
      await manager.query(add, ['Soup']);
      await manager.query(add, ['Pie']);
    });
    expect(await names()).toEqual(['Pie', 'Soup']);
  });

  it('keeps none when the first fails, or a later one', async () => {
    await dataSource.query(add, ['Soup']);
    await expect(
      dataSource.transaction(async (manager) => {
        await manager.query(add, ['Soup']).catch(() => undefined);
        await manager.query(add, ['Pie']);
      }),
    ).rejects.toThrow('current transaction is aborted');
    await expect(
      dataSource.transaction(async (manager) => {
        await manager.query(add, ['Pie']);
        await manager.query(add, ['Soup']);
      }),
    ).rejects.toThrow('dishes_pkey');
    expect(await names()).toEqual(['Soup']);
  });

  it('takes statements that are sent at the same time, and one inside of it', async () => {
    await dataSource.transaction(async (manager) => {
      await Promise.all(['Soup', 'Pie', 'Ice'].map((name) => manager.query(add, [name])));
      await manager
        .transaction(async (inner) => {
          await inner.query(add, ['Tea']);
          throw new Error('not the tea');
        })
        .catch(() => undefined);
    });
    expect(await names()).toEqual(['Ice', 'Pie', 'Soup']);
  });

  it('has begun when its statement comes later, and may have none', async () => {
    await dataSource.transaction(async () => undefined);
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      const began = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = current_user AND state = 'idle in transaction'`;
      await waitFor(
        'a transaction that has begun',
        async () => ((await dataSource.query(began)) as { count: number }[])[0]?.count === 1,
      );
      await runner.query(add, ['Soup']);
      expect(await names()).toEqual([]);
      await runner.rollbackTransaction();
    } finally {
      await runner.release();
    }
    expect(await names()).toEqual([]);
  });

  it('fails at its first statement when the connection is gone, and stores nothing', async () => {
    await expect(
      dataSource.transaction(async (manager) => {
        const [{ pid }] = (await manager.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
        await dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
        await manager.query(add, ['Soup']);
      }),
      // Which it is depends on what is known first: the server's last word, or that the line is gone.
    ).rejects.toThrow(/terminat|already released/);
    expect(await names()).toEqual([]);
  });
});
