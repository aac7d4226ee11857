import type { DataSource, QueryRunner } from 'typeorm';
import { z } from 'zod';
import { BY_KEYS } from '../src';
import { rowsOf } from '../src/persistence/rows';
import { TestPlatform } from '../src/testing';
import { connected } from './connected';

const Prepared = z.object({ planned: z.int(), kept: z.int() });

describe('which statements a connection has planned once, on a real Postgres', () => {
  let platform: TestPlatform;
  let dataSource: DataSource;
  let connection: QueryRunner;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    dataSource = await connected(platform);
    await dataSource.query('CREATE TABLE dishes (id int PRIMARY KEY, name text)');
    await dataSource.query('INSERT INTO dishes SELECT id, id::text FROM generate_series(1, 2000) AS made (id)');
    await dataSource.query('ANALYZE dishes');
    connection = dataSource.createQueryRunner();
  });
  afterAll(async () => {
    await connection.release();
    await dataSource.destroy();
    await platform.stop();
  });

  /** How often a statement was planned under a name of its own, and how often a plan that was kept did. */
  async function prepared(statement: string): Promise<z.infer<typeof Prepared>[]> {
    return rowsOf(
      Prepared,
      await connection.query(
        'SELECT custom_plans::int AS planned, generic_plans::int AS kept FROM pg_prepared_statements WHERE statement = $1 ORDER BY prepare_time',
        [statement],
      ),
    );
  }
  async function use(statement: string, times: number, values: unknown[]): Promise<void> {
    for (let time = 0; time < times; time += 1) await connection.query(statement, values);
  }

  it('one that finds by a key is', async () => {
    const statement = 'SELECT name FROM dishes WHERE id = $1';
    await use(statement, 40, [7]);
    expect(await prepared(statement)).toEqual([{ planned: 5, kept: 35 }]);
  });

  it('one that finds by a list is planned each time', async () => {
    const statement = 'SELECT name FROM dishes WHERE id = ANY ($1)';
    await use(statement, 40, [[7, 8]]);
    expect(await prepared(statement)).toEqual([]);
  });

  it('one by a list of keys is, and again each time that it was used four times as often', async () => {
    const statement = `SELECT name FROM json_array_elements_text($1::json) AS asked (id) JOIN dishes ON dishes.id = asked.id::int ${BY_KEYS}`;
    await use(statement, 100, [JSON.stringify([7, 8])]);
    expect(await prepared(statement)).toEqual([
      { planned: 5, kept: 11 },
      { planned: 5, kept: 43 },
      { planned: 5, kept: 31 },
    ]);
  });
});
