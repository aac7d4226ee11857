/**
 * Whether an order can be lost, from its placing to its end: thousands are placed, answered, delayed, cancelled and
 * left alone while services and servers are killed, connections cut and messages delivered twice. Then the books of all
 * services are held against what people were told.
 *
 *     npm run chaos -- [--orders 2000] [--seed N] [--minutes 3] [--menus 12] [--port 5900] [--power-cuts 0] [--rules]
 *
 * With `--power-cuts` everything loses its power so often, and at last the broker its whole disk, in place of the other
 * faults. With `--rules` the menus have zones, taxes, serving times, a happy hour and choices. Ends with 1 when there
 * is any difference, and says which. The same seed does the same faults in the same order to the same orders.
 */
import { parseArgs } from 'node:util';
import { readBoards } from './board-books.mjs';
import { readBooks } from './books.mjs';
import { differences } from './checks/differences.mjs';
import { beginFaults } from './faults.mjs';
import { guestsOf } from './guests.mjs';
import { livesOf } from './lives.mjs';
import { makeMenus } from './menus.mjs';
import { patientCalls } from './patient-calls.mjs';
import { beginPowerCuts } from './power-cuts.mjs';
import { untilQuiet } from './quiet.mjs';
import { printReport } from './report.mjs';
import { openRestaurants } from './restaurants.mjs';
import { seededRandom } from './seeded-random.mjs';
import { startChaosSystem } from './system.mjs';

/**
 * Consumers come back after their time to acknowledge, tries of a message after up to minutes, and the last step is
 * taken two minutes after the last order.
 */
const QUIET_WITHIN_MS = 300_000;
/** Calls of restaurants and customers under way at a time. */
const AT_ONCE = 24;

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '3' },
    menus: { type: 'string', default: '12' },
    port: { type: 'string', default: '5900' },
    'power-cuts': { type: 'string', default: '0' },
    rules: { type: 'boolean', default: false },
  },
});

const seconds = (/** @type {number} */ since) => (performance.now() - since) / 1000;

async function main() {
  const [seed, count] = [Number(options.seed), Number(options.orders)];
  console.log(`seed ${seed}`);
  const system = await startChaosSystem(Number(options.port));
  const { origin, platform, replyToken } = system;
  try {
    const menus = await makeMenus(origin, {
      count: Number(options.menus),
      random: seededRandom(seed),
      rules: options.rules,
    });
    // A price that changes on its way to ordering would be no fault.
    const onTheirWay = await untilQuiet(system, QUIET_WITHIN_MS);
    if (onTheirWay.length > 0) throw new Error(`the rules of the menus did not arrive: ${onTheirWay.join('; ')}`);
    const guests = guestsOf(origin, { menus, seed });
    const calls = patientCalls({ origin, atOnce: AT_ONCE });
    const opening = await openRestaurants(menus, {
      guests,
      network: { calls, publicUrl: platform.url, replyToken },
      firstNumber: count,
    });

    const began = performance.now();
    const cuts = Number(options['power-cuts']);
    const minutesMs = Number(options.minutes) * 60_000;
    const power = cuts > 0 ? await beginPowerCuts(system, { seed, cuts, overMs: minutesMs }) : undefined;
    const faults = power ? undefined : beginFaults(system, seed);
    const lives = livesOf({ restaurants: opening.restaurants, calls, seed });
    const orders = [
      ...opening.orders,
      ...(await guests.orderMany({ count, spreadMs: minutesMs, onAccepted: lives.begin })),
    ];
    const placedS = seconds(began);
    const lived = await lives.ended();
    await power?.ended;
    const done = power?.done ?? (await /** @type {NonNullable<typeof faults>} */ (faults).end());
    const livedS = seconds(began);

    await platform.waitUntilHealthy();
    const settling = performance.now();
    const waiting = await untilQuiet(system, QUIET_WITHIN_MS);
    const settledS = seconds(settling);
    const books = { ...(await readBooks(system)), boards: await readBoards(opening.restaurants) };
    const found = [
      ...waiting.map((what) => `not quiet: ${what}`),
      ...(power && power.caughtUpMs() === undefined
        ? ['not caught up within a minute of the loss of the broker’s disk']
        : []),
      ...differences(orders, opening.restaurants, books),
    ];
    printReport({
      seed,
      menus: menus.length,
      orders,
      lived,
      faults: done,
      calls: [guests.counts, calls.counts],
      took: { placedS, livedS, settledS, caughtUpS: (power?.caughtUpMs() ?? 0) / 1000 },
      books,
      found,
    });
    if (found.length > 0) {
      process.exitCode = 1;
      console.log(`data and logs are kept in ${system.dataDir}`);
    }
  } finally {
    await system.end({ keepData: process.exitCode === 1 });
  }
}

await main();
