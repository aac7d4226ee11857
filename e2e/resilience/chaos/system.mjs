import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPlatform, systemSlices } from '@chalkboard/tools/platform/testing.mjs';
import { connect } from 'nats';
import pg from 'pg';
import { startCuttableLine } from './cuttable-line.mjs';

/**
 * A system of its own whose services reach PostgreSQL and NATS, and whose guests reach it, by lines that can be cut.
 * @param {number} port of the edge; the other ports are counted from it
 */
export async function startChaosSystem(port) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chaos-'));
  // The database server runs as another user and has to come through.
  chmodSync(dataDir, 0o755);
  /** @type {(() => unknown)[]} */
  const endings = [];
  const end = async ({ keepData = false } = {}) => {
    for (const close of endings.splice(0).reverse()) await close();
    if (!keepData) rmSync(dataDir, { recursive: true, force: true });
  };
  /** @param {number} target */
  const lineTo = async (target) => {
    const line = await startCuttableLine(target);
    endings.push(line.close);
    return line;
  };

  try {
    const lines = {
      guests: await lineTo(port),
      database: await lineTo(port + DATABASE_OFFSET),
      broker: await lineTo(port + BROKER_OFFSET),
    };
    const replyToken = randomBytes(24).toString('base64url');
    const platform = await startPlatform({
      port,
      dataDir,
      env: {
        DEMO_DATA: '1',
        LOCAL_OUTBOX: '1',
        LOCAL_REPLY_TOKEN: replyToken,
        DAILY_MESSAGE_LIMIT: String(NO_LIMIT),
        LOG_LEVEL: 'warn',
        ...NO_PROVIDERS,
      },
      log: (line) => process.stderr.write(`${line}\n`),
      slices: (context) =>
        systemSlices({
          ...context,
          databaseUrls: Object.fromEntries(
            Object.entries(context.databaseUrls).map(([service, url]) => [service, throughLine(url, lines.database)]),
          ),
          nats: { ...context.nats, url: throughLine(context.nats.url, lines.broker) },
        }),
    });
    endings.push(() => platform.stop());

    const url = new URL(platform.databaseAdminUrl);
    url.pathname = '/chalkboard';
    const database = new pg.Pool({ connectionString: url.href, max: 2 });
    // A server that is killed ends idle connections; the next query opens another.
    database.on('error', () => undefined);
    endings.push(() => database.end());
    const { user, password } = platform.nats.users?.platform ?? {};
    const broker = await connect({
      servers: platform.nats.url,
      user,
      pass: password,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
    });
    endings.push(() => broker.close());

    return {
      dataDir,
      platform,
      lines,
      broker,
      /** By what texts to the restaurants' own number are signed. */
      replyToken,
      /** What guests call. */
      origin: `http://127.0.0.1:${lines.guests.port}`,
      serverPorts: { postgres: port + DATABASE_OFFSET, nats: port + BROKER_OFFSET },
      /**
       * @template {pg.QueryResultRow} Row @param {string} query @param {readonly unknown[]} [values] @returns
       * {Promise<Row[]>}
       */
      rows: async (query, values = []) => (await database.query(query, [...values])).rows,
      /** Ends everything; the folder with data and logs goes too, unless somebody has to look into it. */
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startChaosSystem>>} ChaosSystem */

/** Counted from the edge's port (tools/README.md). */
const BROKER_OFFSET = 22;
const DATABASE_OFFSET = 32;

/** Restaurants here get more messages than a number of theirs would on any day. */
const NO_LIMIT = 1_000_000;

/** Whoever runs this may have an account at a provider: no message of this leaves the machine. */
const NO_PROVIDERS = {
  TWILIO_ACCOUNT_SID: undefined,
  TWILIO_AUTH_TOKEN: undefined,
  TWILIO_FROM: undefined,
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  DATABASE_URL: undefined,
  NATS_URL: undefined,
};

/** @param {string} url @param {import('./cuttable-line.mjs').CuttableLine} line */
function throughLine(url, line) {
  const changed = new URL(url);
  changed.port = String(line.port);
  return changed.href;
}
