import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@chalkboard/contracts/topology';
import pg from 'pg';
import { startPostgres, type RunningPostgres } from './postgres.mjs';

const JOB = path.join(import.meta.dirname, 'provision-database.mjs');
const PASSWORDS = Object.fromEntries(SERVICES.map((service) => [`DB_${service.toUpperCase()}_PASSWORD`, 'secret']));

let server: RunningPostgres;
beforeAll(async () => {
  server = await startPostgres({
    dir: mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'provisioned-')),
    password: 'root',
    durable: false,
  });
});
afterAll(() => server?.stop());

const run = (more: Record<string, string> = {}) =>
  spawnSync(process.execPath, [JOB], {
    env: { PATH: process.env.PATH, ADMIN_DATABASE_URL: server.url, ...PASSWORDS, ...more },
    encoding: 'utf8',
  });

async function limits(): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('SELECT rolname, rolconnlimit FROM pg_roles WHERE rolname = ANY($1)', [SERVICES]);
  await client.end();
  return Object.fromEntries(rows.map(({ rolname, rolconnlimit }) => [rolname, rolconnlimit]));
}

it('the job gives every service as many connections as it is told, again where it is told anew', async () => {
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(await limits()).toEqual(Object.fromEntries(SERVICES.map((service) => [service, 40])));
  expect(run({ DATABASE_ROLE_CONNECTIONS: '100' })).toMatchObject({ status: 0, stderr: '' });
  expect(await limits()).toEqual(Object.fromEntries(SERVICES.map((service) => [service, 100])));
});

it('the job says what it cannot use, and changes nothing', async () => {
  const before = await limits();
  expect(run({ DATABASE_ROLE_CONNECTIONS: 'many' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('DATABASE_ROLE_CONNECTIONS must be a number above 0: "many".') as string,
  });
  expect(run({ DB_MENU_PASSWORD: '' })).toMatchObject({ status: 1, stderr: 'Not set: DB_MENU_PASSWORD.\n' });
  expect(await limits()).toEqual(before);
});
