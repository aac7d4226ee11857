import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startNats, startPostgres, provision, loadTopology } from '@chalkboard/tools/platform/testing.mjs';
import { connect, StorageType } from 'nats';

const ROOT = path.join(import.meta.dirname, '../..');
const PASSWORD = 'benchmark';
const STARTS_WITHIN_MS = 30_000;
/** What ordering hears of others. */
const STREAMS = {
  MENU: ['menu.menu.>'],
  NOTIFY: ['notify.notification.>', 'notify.reply.>', 'notify.call.>'],
  IDENTITY: ['identity.business.>', 'identity.erasure.>'],
};

/**
 * One process of the ordering service, as it was built, on a PostgreSQL and a NATS server of its own; what other
 * services would say is said by `tell`.
 * @param {number} port @param {readonly string[]} flags of its Node
 */
export async function startOrderingAlone(port, flags = []) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'streams-'));
  // The database server runs as another user and has to come through.
  chmodSync(dir, 0o755);
  const postgres = await startPostgres({ dir: path.join(dir, 'postgres'), password: PASSWORD });
  const nats = await startNats({ dir: path.join(dir, 'nats') });
  const databaseUrls = await provision(postgres.url, {
    database: 'benchmark',
    passwords: Object.fromEntries(loadTopology().SERVICES.map((service) => [service, PASSWORD])),
  });
  const { user, password } = /** @type {{ user: string, password: string }} */ (nats.users.platform);
  const broker = await connect({ servers: nats.url, user, pass: password, inboxPrefix: '_INBOX_platform' });
  const manager = await broker.jetstreamManager();
  for (const [name, subjects] of Object.entries(STREAMS))
    await manager.streams.add({ name, subjects, storage: StorageType.File });
  // The menu service tells its menus by events alone, and notify carries everything.
  broker.subscribe('menu.rpc.snapshot.v1', {
    callback: (_, message) => message.respond(JSON.stringify({ ok: true, reply: { snapshot: null } })),
  });
  broker.subscribe('notify.rpc.order-channels.v1', {
    callback: (_, message) =>
      message.respond(
        JSON.stringify({
          ok: true,
          reply: { carried: JSON.parse(message.string()).channels, heldBack: [], free: true },
        }),
      ),
  });

  const log = path.join(dir, 'ordering.log');
  const service = nats.users.ordering;
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', ...flags, path.join(ROOT, 'services/ordering/dist/main.js')],
    {
      cwd: path.join(ROOT, 'services/ordering'),
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrls.ordering,
        NATS_URL: nats.url,
        NATS_USER: service?.user,
        NATS_PASSWORD: service?.password,
        DATA_DIR: path.join(dir, 'ordering'),
        PUBLIC_URL: 'http://chalkboard.test',
        LOG_LEVEL: 'warn',
        ORDER_LINK_KEY: randomBytes(32).toString('base64url'),
        UNLIMITED_ORDERS: '1',
      },
      stdio: ['ignore', openSync(log, 'w'), openSync(log, 'a')],
    },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const end = async () => {
    child.kill('SIGTERM');
    await exited;
    await broker.close();
    await nats.stop();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + STARTS_WITHIN_MS;
  while (
    !(await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until || child.exitCode !== null) {
      const said = readFileSync(log, 'utf8');
      await end();
      throw new Error(`ordering does not start:\n${said}`);
    }
    await sleep(100);
  }
  return {
    url,
    pid: /** @type {number} */ (child.pid),
    /** What it has logged. */
    logged: () => readFileSync(log, 'utf8'),
    /**
     * Publishes an event of another service. @param {string} type @param {string} subject @param {number} version
     * @param {unknown} data
     */
    tell: async (type, subject, version, data) => {
      const envelope = {
        specversion: '1.0',
        id: randomUUID(),
        source: `/services/${type.split('.')[0]}`,
        type,
        subject,
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        aggregateversion: version,
        correlationid: randomUUID(),
        data,
      };
      await broker.jetstream().publish(type, JSON.stringify(envelope), { msgID: envelope.id });
    },
    end,
  };
}
