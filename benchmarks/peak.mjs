/**
 * A full evening at once: many guests open a restaurant's page and some of them order, all at the same time, through
 * the edge. Of each page that was answered it is looked at whether the dishes are in it before any script. The same
 * calls go to a bare server that answers the same bytes. npm run bench:peak -- [--seconds 60] [--connections 200]
 * [--orders 0.15] [--port 5780] [--check] With --check it ends with 1 below the goals.
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { busyNote } from './machine.mjs';
import { httpClient } from './ordering/http-client.mjs';
import { orderMaker, place } from './ordering/orders.mjs';
import { ACCOUNT, startStandInProvider } from './ordering/stand-in-provider.mjs';
import { startOwnSystem } from './own-system.mjs';
import { pageReader } from './peak/menu-page.mjs';
import { median, quantile, table } from './statistics.mjs';

/** One restaurant gets all messages, and none of them reaches anybody. */
const NO_LIMIT = '1000000';
const GOALS = { content: 0.99 };
const WARM_UP_S = 5;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '200' },
    orders: { type: 'string', default: '0.15' },
    port: { type: 'string', default: '5780' },
    check: { type: 'boolean', default: false },
  },
});
const connections = Number(options.connections);
const orderShare = Number(options.orders);

/**
 * @typedef {{ page(): Promise<{ ms: number, fault?: string, hasContent: boolean }>, order(): Promise<{ ms: number,
 * fault?: string | undefined }> }} Guests
 */
/** @typedef {{ pages: number[], orders: number[], faults: string[], withContent: number, perSecond: number }} Result */

async function main() {
  process.stdout.write(busyNote());
  const provider = await startStandInProvider();
  try {
    const system = await startOwnSystem('peak', Number(options.port), {
      TWILIO_ACCOUNT_SID: ACCOUNT.sid,
      TWILIO_AUTH_TOKEN: ACCOUNT.token,
      TWILIO_FROM: ACCOUNT.from,
      TWILIO_BASE_URL: provider.url,
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      LOCAL_OUTBOX: '1',
      DAILY_MESSAGE_LIMIT: NO_LIMIT,
    });
    const client = httpClient(system.url, connections);
    const reader = pageReader(client);
    const bare = await startBareServer(await reader.bytes(), connections);
    try {
      const makeOrders = await orderMaker(client);
      /** @type {Guests} */
      const ours = {
        page: reader.read,
        order: () => place(client, /** @type {import('./ordering/orders.mjs').OrderToPlace} */ (makeOrders(1)[0])),
      };
      await evening(ours, WARM_UP_S);
      await evening(bare.guests, WARM_UP_S);
      const result = {
        ours: await evening(ours, Number(options.seconds)),
        bare: await evening(bare.guests, Math.min(15, Number(options.seconds))),
      };
      const below = report(result.ours, result.bare);
      if (options.check && below.length > 0) process.exitCode = 1;
    } finally {
      bare.close();
      client.close();
      await system.end();
    }
  } finally {
    await provider.close();
  }
}

/**
 * All connections at work for a while: each opens the page or orders, in a fixed sequence, one after the other.
 * @param {Guests} guests @param {number} seconds @returns {Promise<Result>}
 */
async function evening(guests, seconds) {
  /** @type {Result} */
  const result = { pages: [], orders: [], faults: [], withContent: 0, perSecond: 0 };
  let turn = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const guest = async () => {
    while (performance.now() < until) {
      const mine = turn++;
      const isOrder = Math.floor((mine + 1) * orderShare) > Math.floor(mine * orderShare);
      if (isOrder) {
        const { ms, fault } = await guests.order();
        result.orders.push(ms);
        if (fault) result.faults.push(`order: ${fault}`);
        continue;
      }
      const { ms, fault, hasContent } = await guests.page();
      result.pages.push(ms);
      if (fault) result.faults.push(`page: ${fault}`);
      else if (hasContent) result.withContent += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, guest));
  result.perSecond = ((result.pages.length + result.orders.length) / (performance.now() - started)) * 1000;
  return result;
}

/** @param {Result} ours @param {Result} bare @returns {string[]} goals that are not met */
function report(ours, bare) {
  const ms = (/** @type {number} */ value) => value.toFixed(1);
  const at = (/** @type {readonly number[]} */ times) => [median(times), quantile(times, 0.95)];
  const row = (
    /** @type {string} */ what,
    /** @type {readonly number[]} */ mine,
    /** @type {readonly number[]} */ theirs,
  ) => {
    const [[p50 = 0, p95 = 0], [b50 = 0, b95 = 0]] = [at(mine), at(theirs)];
    return [
      what,
      String(mine.length),
      ms(p50),
      ms(p95),
      ms(b50),
      ms(b95),
      (p50 / b50).toFixed(1),
      (p95 / b95).toFixed(1),
    ];
  };
  const share = ours.withContent / ours.pages.length;
  console.log(
    `\n${table([[`${connections} connections, ${options.seconds} s`, 'calls', 'p50 ms', 'p95 ms', 'bare p50', 'bare p95', 'p50 ratio', 'p95 ratio'], row('a menu’s page', ours.pages, bare.pages), row('an order', ours.orders, bare.orders)])}`,
  );
  console.log(
    `${ours.perSecond.toFixed(0)} calls a second beside ${bare.perSecond.toFixed(0)} of the bare server; ${ours.faults.length} errors; ${(share * 100).toFixed(2)} % of the pages had their dishes before any script`,
  );
  for (const fault of new Set(ours.faults)) console.log(`  ! ${fault}`);
  const below = [
    ...(ours.faults.length > 0 ? ['no errors'] : []),
    ...(share < GOALS.content ? [`${GOALS.content * 100} % of the pages with content`] : []),
  ];
  console.log(below.length === 0 ? 'all goals are met' : `below the goals: ${below.join('; ')}`);
  return below;
}

/** @param {Buffer} page as it was sent @param {number} size connections at most */
async function startBareServer(page, size) {
  const server = fork(path.join(import.meta.dirname, 'ordering/bare-http-server.mjs'));
  server.send({ type: 'text/html; charset=utf-8', body: page.toString('base64'), encoding: 'base64' });
  const port = await new Promise((resolve) => server.once('message', resolve));
  const client = httpClient(`http://127.0.0.1:${port}`, size);
  /** @type {Guests} */
  const guests = {
    page: async () => ({ ms: (await client.fetchBytes({ path: '/' })).ms, hasContent: true }),
    order: async () => ({ ms: (await client.fetchBytes({ method: 'POST', path: '/', body: '{}' })).ms }),
  };
  return {
    guests,
    close: () => {
      client.close();
      server.disconnect();
    },
  };
}

await main();
