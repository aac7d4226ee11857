import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../platform/postgres.mjs';
import { loadSecrets } from '../platform/secrets.mjs';
import { baseBackup } from './base-backup.mjs';
import { makeBackup } from './make-backup.mjs';
import { readManifest } from './manifest.mjs';
import { restoreBackup } from './restore-backup.mjs';

const UPLOAD = 'blobs/menu/ab/abcdef';

function newFolder(): string {
  const folder = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'backup-'));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  return folder;
}

function startDatabase(dataDir: string) {
  return startPostgres({ dir: path.join(dataDir, 'postgres'), password: loadSecrets(dataDir).postgres, fsync: false });
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

async function databaseOf(dataDir: string, text: string) {
  const server = await startDatabase(dataDir);
  try {
    return await query(server.url, text);
  } finally {
    await server.stop();
  }
}

/** A data folder with an order in its database and an upload; nothing runs on it. */
async function madeDataDir(): Promise<string> {
  const dataDir = newFolder();
  await databaseOf(dataDir, 'CREATE TABLE orders AS SELECT 1 AS id');
  mkdirSync(path.dirname(path.join(dataDir, UPLOAD)), { recursive: true });
  writeFileSync(path.join(dataDir, UPLOAD), 'a picture', { mode: 0o640 });
  mkdirSync(path.join(dataDir, 'nats'));
  writeFileSync(path.join(dataDir, 'nats', 'stream'), 'events');
  return dataDir;
}

const run = (script: string, dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, script), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });

let dataDir: string;
let folder: string;
beforeAll(async () => {
  dataDir = await madeDataDir();
  ({ folder } = await makeBackup({ dataDir }));
});

it('saves the database, uploads and secrets with their modes, readable by nobody else, and not the broker', () => {
  expect(readManifest(folder)?.files.map(({ path: name, mode }) => [name, mode.toString(8)])).toEqual([
    [UPLOAD, '640'],
    ['postgres.tar.gz', '600'],
    ['secrets.json', '600'],
  ]);
  expect([folder, path.join(folder, 'manifest.json')].map((file) => (statSync(file).mode & 0o777).toString(8))).toEqual(
    ['700', '600'],
  );
  expect(Number(readFileSync(path.join(dataDir, 'backups/last-success'), 'utf8')) * 1000).toBeGreaterThan(
    Date.now() - 120_000,
  );
});

it('restores them into an empty folder: rows, bytes, modes and passwords', async () => {
  const empty = newFolder();
  const { aside } = await restoreBackup({ folder, dataDir: empty });
  expect(aside).toBeUndefined();
  // With the password of the restored secrets: another one would be refused.
  expect(await databaseOf(empty, 'SELECT id FROM orders')).toEqual([{ id: 1 }]);
  expect(loadSecrets(empty)).toEqual(loadSecrets(dataDir));
  expect(statSync(path.join(empty, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect([readFileSync(path.join(empty, UPLOAD), 'utf8'), statSync(path.join(empty, UPLOAD)).mode & 0o777]).toEqual([
    'a picture',
    0o640,
  ]);
  expect(existsSync(path.join(empty, 'nats'))).toBe(false);
});

it('saves a server that is written to meanwhile as it was at one moment', async () => {
  const busy = await madeDataDir();
  const server = await startDatabase(busy);
  const writer = new pg.Client({ connectionString: server.url });
  await writer.connect();
  // Each transaction writes both tables: a copy of one moment has as many rows in each.
  await writer.query('CREATE TABLE placed (id int); CREATE TABLE outbox (id int)');
  let acknowledged = 0;
  let stopped = false;
  const writing = (async () => {
    while (!stopped) {
      await writer.query(
        `BEGIN; INSERT INTO placed SELECT ${acknowledged}; INSERT INTO outbox SELECT ${acknowledged}; COMMIT`,
      );
      acknowledged += 1;
    }
  })();
  while (acknowledged < 20) await new Promise(setImmediate);
  const before = acknowledged;
  const made = await makeBackup({ dataDir: busy });
  stopped = true;
  await writing;
  await writer.end();
  await server.stop();

  const restored = newFolder();
  await restoreBackup({ folder: made.folder, dataDir: restored });
  const [counts] = await databaseOf(
    restored,
    'SELECT (SELECT count(*)::int FROM placed) AS placed, (SELECT count(*)::int FROM outbox) AS outbox',
  );
  expect(counts?.outbox).toBe(counts?.placed);
  expect(counts?.placed).toBeGreaterThanOrEqual(before);
  expect(counts?.placed).toBeLessThanOrEqual(acknowledged);
});

it('refuses a damaged backup, one with a file missing, and a folder that is none, and changes nothing', async () => {
  const damaged = path.join(newFolder(), 'damaged');
  cpSync(folder, damaged, { recursive: true });
  writeFileSync(path.join(damaged, UPLOAD), 'a pictura');
  const empty = newFolder();
  await expect(restoreBackup({ folder: damaged, dataDir: empty })).rejects.toThrow(
    `${UPLOAD} in ${damaged} is damaged: take another backup.`,
  );

  const incomplete = path.join(newFolder(), 'incomplete');
  cpSync(folder, incomplete, { recursive: true, filter: (file) => !file.endsWith('abcdef') });
  await expect(restoreBackup({ folder: incomplete, dataDir: empty })).rejects.toThrow(`${UPLOAD} is missing`);
  await expect(restoreBackup({ folder: dataDir, dataDir: empty })).rejects.toThrow('holds no backup');
  expect(readdirSync(empty)).toEqual([]);
});

it('refuses a manifest that names a file outside of the folder', async () => {
  const forged = path.join(newFolder(), 'forged');
  cpSync(folder, forged, { recursive: true });
  const file = path.join(forged, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(UPLOAD, '../outside'));
  await expect(restoreBackup({ folder: forged, dataDir: newFolder() })).rejects.toThrow(`${file} is damaged`);
});

it('refuses a data folder that is not empty in one sentence, and with --force moves aside what is there', async () => {
  const used = await madeDataDir();
  const refused = run('restore.mjs', used, folder);
  expect([refused.status, refused.stderr.trim()]).toEqual([
    1,
    `${used} is not empty: set DATA_DIR to an empty folder, or add --force to move what is there aside.`,
  ]);

  const restored = run('restore.mjs', used, folder, '--force');
  expect([restored.status, restored.stderr]).toEqual([0, '']);
  expect(await databaseOf(used, 'SELECT id FROM orders')).toEqual([{ id: 1 }]);
  const aside = readdirSync(used).find((name) => name.startsWith('before-restore-')) as string;
  expect(readdirSync(path.join(used, aside)).sort()).toEqual([
    'blobs',
    'nats',
    'postgres',
    'postgres.log',
    'secrets.json',
  ]);
});

it('refuses to restore under a database that runs', async () => {
  const used = await madeDataDir();
  const server = await startDatabase(used);
  await expect(restoreBackup({ folder, dataDir: used, force: true })).rejects.toThrow('still runs');
  await server.stop();
});

it('keeps the newest backups, touches nothing else in their folder, and says what it removed', async () => {
  const to = newFolder();
  mkdirSync(path.join(to, 'holiday-pictures'));
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const first = await makeBackup({ dataDir, to, keep: 2, now: at(1) });
  const second = await makeBackup({ dataDir, to, keep: 2, now: at(2) });
  expect([first.removed, second.removed]).toEqual([[], []]);
  const third = await makeBackup({ dataDir, to, keep: 2, now: at(3) });
  expect(third.removed).toEqual([first.folder]);
  expect(readdirSync(to).sort()).toEqual([
    ...[second, third].map((backup) => path.basename(backup.folder)),
    'holiday-pictures',
  ]);
});

it('removes what a backup that was killed has left, and not what another one is writing', async () => {
  const to = newFolder();
  for (const [name, hours] of [
    ['killed.unfinished', 25],
    ['written.unfinished', 1],
  ] as const) {
    mkdirSync(path.join(to, name));
    const at = Date.now() / 1000 - hours * 3600;
    utimesSync(path.join(to, name), at, at);
  }
  const { folder: made } = await makeBackup({ dataDir, to });
  expect(readdirSync(to).sort()).toEqual([path.basename(made), 'written.unfinished']);
});

it('a backup that fails leaves nothing behind and counts as none', async () => {
  const broken = await madeDataDir();
  // The server refuses what the wrong password asks for.
  const server = await startDatabase(broken);
  const secrets = path.join(broken, 'secrets.json');
  writeFileSync(secrets, readFileSync(secrets, 'utf8').replace(loadSecrets(broken).postgres, 'another'));
  await expect(makeBackup({ dataDir: broken })).rejects.toThrow('password authentication failed');
  await server.stop();
  expect(readdirSync(path.join(broken, 'backups'))).toEqual([]);
});

it('a disk that takes no more fails the backup at once', async () => {
  const server = await startDatabase(dataDir);
  await expect(baseBackup({ url: server.url, file: path.join(dataDir, 'missing', 'postgres.tar.gz') })).rejects.toThrow(
    'ENOENT',
  );
  await server.stop();
});

it('says in one sentence what it cannot do', () => {
  const empty = newFolder();
  expect(run('backup.mjs', empty).stderr.trim()).toBe(
    `There is nothing to back up in ${empty}: set DATA_DIR to the folder of the system.`,
  );
  expect(run('backup.mjs', empty, '--keep', '0').stderr).toContain('Say it as "npm run backup"');
  expect(run('restore.mjs', empty).stderr).toContain('Say it as "npm run restore -- FOLDER"');
});
