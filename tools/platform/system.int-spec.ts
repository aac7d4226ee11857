import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { standInSlices } from './fixtures/stand-in-slices.mjs';
import { startNats } from './nats.mjs';
import { isFree } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { isAlive } from './processes.mjs';
import { portsFrom } from './slices.mjs';
import { startPlatform } from './system.mjs';

const parent = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'system-'));
chmodSync(parent, 0o755);
const newDataDir = () => mkdtempSync(path.join(parent, 'data-'));

/** Below the ports that outgoing connections get, which may be taken between a test's two starts. */
const RANGES = { first: 20_000, last: 32_000 };

/** A port such that all that are counted from it are free as well. */
async function freeRange(): Promise<number> {
  for (;;) {
    const port = randomInt(RANGES.first, RANGES.last);
    const { services, storefrontServer, edgeMetrics, nats, postgres } = portsFrom(port);
    const all = await Promise.all(
      [port, ...Object.values(services), storefrontServer, edgeMetrics, nats, postgres].map(isFree),
    );
    if (all.every(Boolean)) return port;
  }
}

async function start(options: { port: number; dataDir: string; lines?: string[]; env?: Record<string, string> }) {
  const { lines = [], ...rest } = options;
  return startPlatform({ ...rest, build: false, slices: standInSlices, log: (line) => lines.push(line) });
}

/**
 * What a slice was told. The stand-in for the edge calls the system healthy before its fellows listen, so they are
 * waited for.
 */
async function environmentOf(port: number): Promise<Record<string, string>> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return (await (await fetch(`http://127.0.0.1:${port}/environment`)).json()) as Record<string, string>;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('did not happen in time');
    await sleep(20);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

it('starts everything, tells each slice only what is meant for it, and stops everything', async () => {
  const port = await freeRange();
  const dataDir = newDataDir();
  const platform = await start({
    port,
    dataDir,
    env: {
      ADMIN_PASSWORD: 'chosen',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_ACCOUNT_SID: 'sid',
      SMTP_URL: 'smtp://mail.example',
    },
  });
  const pids = Object.values(platform.pids()) as number[];
  expect(pids).toHaveLength(6);
  const { services, storefrontServer } = portsFrom(port);
  const menu = await environmentOf(services.menu as number);
  const notify = await environmentOf(services.notify as number);
  const identity = await environmentOf(services.identity as number);
  const edge = await environmentOf(port);
  const drawing = await environmentOf(storefrontServer);
  expect(drawing).toMatchObject({ PORT: String(storefrontServer), MENU_URL: edge.MENU_URL, PUBLIC_URL: platform.url });
  expect(edge.STOREFRONT_SERVER_URL).toBe(`http://127.0.0.1:${storefrontServer}`);
  expect(Object.keys(drawing).filter((name) => /DATABASE_URL|NATS_|PASSWORD|TOKEN/.test(name))).toEqual([]);
  expect(menu).toMatchObject({
    PORT: String(services.menu),
    NATS_USER: 'menu',
    PUBLIC_URL: platform.url,
    DEMO_DATA: '1',
  });
  expect(new URL(menu.DATABASE_URL as string).username).toBe('menu');
  expect(menu.ADMIN_PASSWORD).toBeUndefined();
  expect(menu.TWILIO_AUTH_TOKEN).toBeUndefined();
  expect(identity.ADMIN_PASSWORD).toBe('chosen');
  expect(menu.SMTP_URL).toBeUndefined();
  expect(notify).toMatchObject({ TWILIO_AUTH_TOKEN: 'token', SMTP_URL: 'smtp://mail.example' });
  expect(notify.LOCAL_OUTBOX).toBeUndefined();
  expect(edge).toMatchObject({
    MENU_URL: `http://127.0.0.1:${services.menu}`,
    PORT: String(port),
    EXAMPLE_MENU: 'demo',
  });
  expect(edge.DATABASE_URL).toBeUndefined();
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  for (const name of ['menu', 'edge', 'postgres', 'nats'])
    expect([name, statSync(platform.logFile(name)).mode & 0o777]).toEqual([name, 0o600]);
  expect(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).not.toContain('chosen');

  // As others of the same user see it in /proc, for as long as the process lives.
  const secrets = [menu, identity, notify].flatMap((told) =>
    Object.entries(told).flatMap(([name, value]) =>
      /(PASSWORD|TOKEN|KEY|DATABASE_URL|SMTP_URL)$/.test(name) ? [value] : [],
    ),
  );
  expect(secrets.length).toBeGreaterThan(8);
  if (process.platform === 'linux')
    for (const pid of pids)
      for (const secret of secrets) expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain(`=${secret}\0`);

  await platform.stop();
  expect(pids.filter(isAlive)).toEqual([]);
  const { nats, postgres } = portsFrom(port);
  expect(await Promise.all([port, nats, postgres].map(isFree))).toEqual([true, true, true]);
});

it('uses servers that run already, and leaves them running', async () => {
  const port = await freeRange();
  const database = await startPostgres({
    dir: path.join(newDataDir(), 'postgres'),
    password: 'theirs',
    durable: false,
  });
  const broker = await startNats({ dir: newDataDir() });
  const login = `platform:${broker.passwords.platform}`;
  const platform = await start({
    port,
    dataDir: newDataDir(),
    env: { DATABASE_URL: database.url, NATS_URL: broker.url.replace('//', `//${login}@`) },
  });
  const menu = await environmentOf(portsFrom(port).services.menu as number);
  expect(new URL(menu.DATABASE_URL as string)).toMatchObject({
    port: String(database.port),
    username: 'menu',
    pathname: '/chalkboard',
  });
  expect(menu).toMatchObject({ NATS_URL: broker.url, NATS_USER: 'platform', NATS_PASSWORD: broker.passwords.platform });
  await platform.stop();
  expect([isAlive(database.pid), isAlive(broker.pid)]).toEqual([true, true]);
  await Promise.all([database.stop(), broker.stop()]);
});

it('starts a killed slice and a killed server again, and says so', async () => {
  const port = await freeRange();
  const lines: string[] = [];
  const platform = await start({ port, dataDir: newDataDir(), lines });
  const before = platform.pids().ordering;
  platform.killSlice('ordering');
  await until(() => platform.pids().ordering !== undefined && platform.pids().ordering !== before);
  expect(lines.join('\n')).toContain('ordering ended (signal SIGKILL); starting it again');

  for (const server of ['nats', 'postgres'] as const) {
    await platform.killServer(server);
    const portOfServer = portsFrom(port)[server];
    // Asked by connecting: to listen there, if only for a moment, would take the port from the server that starts.
    await until(() => isListening(portOfServer));
  }

  platform.setRestart(false);
  platform.killSlice('menu', 'SIGTERM');
  await until(() => platform.pids().menu === undefined);
  await sleep(500);
  expect(platform.pids().menu).toBeUndefined();
  platform.setRestart(true);
  await until(() => platform.pids().menu !== undefined);
  await platform.stop();
});

it('keeps its secrets and its data from one start to the next', async () => {
  const port = await freeRange();
  const dataDir = newDataDir();
  const first = await start({ port, dataDir });
  const { password } = first.admin;
  expect(password).toHaveLength(12);
  await first.stop();
  const second = await start({ port, dataDir });
  expect(second.admin).toEqual({ email: first.admin.email, password, isNew: false });
  await second.stop();
});

it('refuses a second start in the same data folder in one sentence', async () => {
  const port = await freeRange();
  const dataDir = newDataDir();
  const launcher = await launch(port, dataDir);
  await expect(start({ port, dataDir })).rejects.toThrow(
    `It is already running on ${dataDir} (process ${launcher.pid})`,
  );
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  // Its servers outlive it; the next start ends them.
  await (await start({ port, dataDir })).stop();
});

it.each(['menu', 'edge', 'nats', 'postgres'] as const)(
  'names the port of %s when it is in use, and leaves nothing running',
  async (name) => {
    const port = await freeRange();
    const { edge, services, nats, postgres } = portsFrom(port);
    const taken = { menu: services.menu as number, edge, nats, postgres }[name];
    const occupant = createServer().listen(taken, '127.0.0.1');
    await once(occupant, 'listening');
    await expect(start({ port, dataDir: newDataDir() })).rejects.toThrow(`Port ${taken}, meant for`);
    occupant.close();
    for (const each of [edge, ...Object.values(services), nats, postgres]) expect(await isFree(each)).toBe(true);
  },
);

it('after kill -9 of the launcher the slices end, and the next start recovers', async () => {
  const port = await freeRange();
  const dataDir = newDataDir();
  const launcher = await launch(port, dataDir);
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  const left = launcher.slices.filter((pid) => pid);
  await until(() => !left.some(isAlive));
  // The servers have outlived it, with their ports.
  expect(await isFree(portsFrom(port).postgres)).toBe(false);

  const lines: string[] = [];
  const platform = await start({ port, dataDir, lines });
  expect(lines.filter((line) => line.includes('after ending the one a killed run had left'))).toHaveLength(2);
  await platform.stop();
});

it('gives up and ends what it had started when it is interrupted', async () => {
  const port = await freeRange();
  const interruption = new AbortController();
  const starting = startPlatform({
    port,
    dataDir: newDataDir(),
    build: false,
    slices: standInSlices,
    signal: interruption.signal,
    log: (line) => line.includes('NATS on port') && interruption.abort(new Error('interrupted')),
  });
  await expect(starting).rejects.toThrow('interrupted');
  const { edge, nats, postgres } = portsFrom(port);
  expect(await Promise.all([edge, nats, postgres].map(isFree))).toEqual([true, true, true]);
});

async function launch(port: number, dataDir: string) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'fixtures/stand-in-launcher.mjs'), String(port), dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return Object.assign(child, { slices: Object.values(JSON.parse(line.toString())) as number[] });
}
