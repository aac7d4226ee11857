import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@chalkboard/contracts/topology';
import pg from 'pg';
import { startPostgres, type RunningPostgres } from '../platform/postgres.mjs';
import { provision } from '../platform/provision.mjs';

/** The two scripts of the compose services, against the system's own PostgreSQL: the npm package has no pg_dump. */
const SCRIPTS = path.resolve(import.meta.dirname, '../../deploy/backup');
const programs = ['15', '16', '17', '18']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((bin) => existsSync(path.join(bin, 'pg_dump')) && existsSync(path.join(bin, 'postgres')));
const passwords = Object.fromEntries(SERVICES.map((service) => [service, `p-${service}`]));

let server: RunningPostgres;
let parent: string;
const binBefore = process.env.PG_BIN;
beforeAll(async () => {
  parent = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'deployment-'));
  // PostgreSQL may run as another user.
  chmodSync(parent, 0o755);
  if (!programs) return;
  process.env.PG_BIN = programs;
  server = await startPostgres({ dir: path.join(parent, 'postgres'), password: 'root', durable: false });
});
afterAll(async () => {
  process.env.PG_BIN = binBefore ?? '';
  await server?.stop();
});

interface Deployment {
  readonly database: string;
  readonly files: string;
}

async function deployment(database: string): Promise<Deployment & { readonly urls: Record<string, string> }> {
  const files = path.join(parent, database);
  mkdirSync(files);
  return { database, files, urls: await provision(server.url, { database, passwords }) };
}

function run(
  script: 'backup' | 'restore',
  { database, files }: Deployment,
  { args = [], kept = '14' }: { readonly args?: readonly string[]; readonly kept?: string } = {},
) {
  const { hostname, port, username, password } = new URL(server.url);
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    DATABASE_NAME: database,
    FILES_DIR: files,
    BACKUPS_DIR: path.join(parent, 'backups'),
    BACKUPS_KEPT: kept,
    KEYS_FILE: path.join(parent, 'keys'),
  };
  const { status, stdout, stderr } = spawnSync('bash', [path.join(SCRIPTS, `${script}.sh`), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

(programs ? it : it.skip)('a deployment is saved and restored in an empty one, and only there', async () => {
  const lost = await deployment('lost');
  await query(lost.urls.ordering as string, 'CREATE TABLE orders AS SELECT 7 AS id');
  writeFileSync(path.join(lost.files, 'upload'), 'a picture');
  writeFileSync(path.join(parent, 'keys'), 'ORDER_LINK_KEY=sealed\n');
  expect(run('backup', lost)).toMatchObject({ status: 0, stderr: '' });
  const backups = path.join(parent, 'backups');
  const [name] = readdirSync(backups).filter((one) => one !== 'last-success') as [string];
  const modes = ['', 'database.dump', 'files.tar', 'keys.env'].map((file) =>
    (statSync(path.join(backups, name, file)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600', '600', '600']);
  expect(readFileSync(path.join(backups, name, 'keys.env'), 'utf8')).toBe('ORDER_LINK_KEY=sealed\n');
  expect(Number(readFileSync(path.join(backups, 'last-success'), 'utf8'))).toBeGreaterThan(Date.now() / 1000 - 60);

  const empty = await deployment('empty');
  expect(run('restore', empty, { args: [name] })).toMatchObject({ status: 0, stderr: '' });
  // As the service's own role, which owns its tables again.
  expect(await query(empty.urls.ordering as string, 'SELECT id FROM orders')).toEqual([{ id: 7 }]);
  await query(empty.urls.ordering as string, 'ALTER TABLE orders ADD COLUMN note text');
  await expect(query(empty.urls.menu as string, 'SELECT id FROM ordering.orders')).rejects.toThrow('permission denied');
  expect(readFileSync(path.join(empty.files, 'upload'), 'utf8')).toBe('a picture');

  const again = run('restore', empty, { args: [name] });
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('The deployment is not empty')]);

  writeFileSync(path.join(backups, name, 'files.tar'), 'damaged');
  const damaged = run('restore', await deployment('third'), { args: [name] });
  expect([damaged.status, damaged.stderr]).toEqual([1, expect.stringContaining('is damaged: take another backup.')]);
});

(programs ? it : it.skip)('keeps the newest backups of a deployment, and removes nothing else', async () => {
  const kept = await deployment('kept');
  const backups = path.join(parent, 'backups');
  for (const folder of ['2020-01-01T00-00-00Z', '2020-01-02T00-00-00Z', 'mine'])
    mkdirSync(path.join(backups, folder), { recursive: true });
  const { stdout } = run('backup', kept, { kept: '1' });
  const newest = path.basename(/Saved (.*)/.exec(stdout)?.[1] ?? '');
  expect(readdirSync(backups).sort()).toEqual([newest, 'last-success', 'mine'].sort());
});
