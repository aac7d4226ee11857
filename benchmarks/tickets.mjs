/**
 * How soon after an order was taken its ticket is on paper: from the 201 of `POST /api/orders` through the edge until a
 * stand-in of an ESC/POS printer has its last byte, beside the text message about the same order. npm run bench:tickets
 * -- [--orders 200] [--port 5820] [--check] With --check it ends with 1 above the goal.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { busyNote } from './machine.mjs';
import { httpClient } from './ordering/http-client.mjs';
import { place } from './ordering/orders.mjs';
import { ACCOUNT, startStandInProvider } from './ordering/stand-in-provider.mjs';
import { startOwnSystem } from './own-system.mjs';
import { quantile, table } from './statistics.mjs';
import { openPrintingRestaurant } from './tickets/printing-restaurant.mjs';
import { startStandInPrinter } from './tickets/stand-in-printer.mjs';

/** Orders come one after another, as from guests. */
const EVERY_MS = 200;
/** Before anything counts: what is used for the first time takes longer. */
const WARM_UP = 20;
const WITHIN_MS = 60_000;
const CONNECTIONS = 8;
const GOAL_MS = 300;
/** Nothing of it reaches anybody. */
const NO_LIMIT = '1000000';

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '200' },
    port: { type: 'string', default: '5820' },
    check: { type: 'boolean', default: false },
  },
});

async function main() {
  process.stdout.write(busyNote());
  const [provider, printer] = [await startStandInProvider(), await startStandInPrinter()];
  try {
    const system = await startOwnSystem('tickets', Number(options.port), {
      TWILIO_ACCOUNT_SID: ACCOUNT.sid,
      TWILIO_AUTH_TOKEN: ACCOUNT.token,
      TWILIO_FROM: ACCOUNT.from,
      TWILIO_BASE_URL: provider.url,
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      LOCAL_OUTBOX: '1',
      DAILY_MESSAGE_LIMIT: NO_LIMIT,
      PRINTER_NETWORKS: '127.0.0.0/8',
    });
    const client = httpClient(system.url, CONNECTIONS);
    try {
      const orders = await openPrintingRestaurant(system.url, printer.host);
      const places = [printer.printedAt, provider.receivedAt];
      await timesOf(client, orders(WARM_UP), places);
      const [tickets = [], messages = []] = await timesOf(client, orders(Number(options.orders)), places);
      console.log(
        `\n${table([
          ['from 201 until it is there, ms', 'count', 'p50', 'p95', 'p99'],
          ['ticket on an ESC/POS printer', ...row(tickets)],
          ['text message at the provider', ...row(messages)],
        ])}`,
      );
      const p95 = quantile(tickets, 0.95);
      console.log(p95 <= GOAL_MS ? 'the goal is met' : `tickets at p95 after ${p95.toFixed(0)} ms, ${GOAL_MS} wanted`);
      if (options.check && p95 > GOAL_MS) process.exitCode = 1;
    } finally {
      client.close();
      await system.end();
    }
  } finally {
    await Promise.all([provider.close(), printer.close()]);
  }
}

/** @param {readonly number[]} values */
function row(values) {
  return [`${values.length}`, ...[0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(1))];
}

/**
 * Places orders one after another and waits for what follows each.
 * @param {import('./ordering/http-client.mjs').HttpClient} client
 * @param {readonly import('./ordering/orders.mjs').OrderToPlace[]} orders
 * @param {readonly Map<string, number>[]} places where it arrives, by the guest's name
 * @returns {Promise<number[][]>} of each place, from the answer until it was there
 */
async function timesOf(client, orders, places) {
  const started = performance.now();
  const all = await Promise.all(
    orders.map(async (order, number) => {
      await sleep(Math.max(0, started + number * EVERY_MS - performance.now()));
      const { fault } = await place(client, order);
      if (fault) throw new Error(`an order was not taken: ${fault}`);
      const answeredAt = performance.now();
      while (places.some((arrived) => !arrived.has(order.guest))) {
        if (performance.now() - answeredAt > WITHIN_MS) throw new Error(`nothing within ${WITHIN_MS / 1000} s`);
        await sleep(5);
      }
      return places.map((arrived) => /** @type {number} */ (arrived.get(order.guest)) - answeredAt);
    }),
  );
  return places.map((_, index) => all.map((times) => /** @type {number} */ (times[index])));
}

await main();
