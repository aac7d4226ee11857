import { randomUUID } from 'node:crypto';
import { SERVICES } from '@chalkboard/contracts/topology';
import pg from 'pg';
import { dropDatabase, provision } from './testing.mjs';

const adminUrl = process.env.TEST_POSTGRES_URL as string;
const passwords = Object.fromEntries(SERVICES.map((service) => [service, 'test']));
const database = `provision_${randomUUID()}`;
let urls: Record<string, string>;

beforeAll(async () => {
  urls = await provision(adminUrl, { database, passwords, connectionLimit: -1 });
});
afterAll(() => dropDatabase(adminUrl, database));

async function as<T>(service: string, work: (client: pg.Client) => Promise<T>, url = urls[service]): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('a service in the database', () => {
  it.each(SERVICES)('%s makes tables in its own schema without naming it', (service) =>
    as(service, async (client) => {
      await client.query('CREATE TABLE things (id int)');
      const { rows } = await client.query(
        "SELECT table_schema FROM information_schema.tables WHERE table_name = 'things'",
      );
      expect(rows).toEqual([{ table_schema: service }]);
    }),
  );

  it('cannot reach the schema of another service', () =>
    as('notify', async (client) => {
      await expect(client.query('SELECT * FROM ordering.things')).rejects.toThrow(
        'permission denied for schema ordering',
      );
      await expect(client.query('CREATE TABLE menu.intruder (id int)')).rejects.toThrow(
        'permission denied for schema menu',
      );
    }));

  it('cannot use the public schema, make schemas, databases or roles', () =>
    as('menu', async (client) => {
      await expect(client.query('CREATE TABLE public.intruder (id int)')).rejects.toThrow('permission denied');
      await expect(client.query('CREATE SCHEMA intruder')).rejects.toThrow('permission denied');
      await expect(client.query('CREATE DATABASE intruder')).rejects.toThrow('permission denied');
      await expect(client.query('CREATE ROLE intruder')).rejects.toThrow('permission denied');
      await expect(client.query('SET ROLE ordering')).rejects.toThrow('permission denied');
    }));

  it('is not let in with a wrong password', async () => {
    const url = new URL(urls.menu as string);
    url.password = 'wrong';
    await expect(as('menu', (client) => client.query('SELECT 1'), url.href)).rejects.toThrow(
      'password authentication failed',
    );
  });
});

it('keeps what is there when it is done again, by several at once', async () => {
  await as('menu', (client) => client.query('CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)'));
  await Promise.all([1, 2, 3].map(() => provision(adminUrl, { database, passwords, connectionLimit: -1 })));
  const { rows } = await as('menu', (client) => client.query('SELECT id FROM kept'));
  expect(rows).toEqual([{ id: 7 }]);
});
