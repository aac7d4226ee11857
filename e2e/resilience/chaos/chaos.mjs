/**
 * Whether an order can be lost: thousands are placed while services and servers are killed, connections cut and messages delivered twice. Then
 * the books of all services are held against what guests were told.
 *   npm run chaos -- [--orders 2000] [--seed N] [--minutes 2] [--menus 12] [--port 5900]
 * Ends with 1 when there is any difference, and says which. The same seed does the same faults in the same order to the same orders.
 */
import { parseArgs } from 'node:util';

import { differences, readBooks } from './books.mjs';
import { beginFaults } from './faults.mjs';
import { placeOrders } from './guests.mjs';
import { makeMenus } from './menus.mjs';
import { untilQuiet } from './quiet.mjs';
import { seededRandom } from './seeded-random.mjs';
import { startChaosSystem } from './system.mjs';

/** Consumers come back after their time to acknowledge, tries of a message after up to minutes. */
const QUIET_WITHIN_MS = 240_000;
const MOST_SHOWN = 40;

const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '2' },
    menus: { type: 'string', default: '12' },
    port: { type: 'string', default: '5900' },
  },
});

const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1);

async function main() {
  const [seed, count] = [Number(options.seed), Number(options.orders)];
  console.log(`seed ${seed}`);
  const system = await startChaosSystem(Number(options.port));
  try {
    const menus = await makeMenus(system.origin, Number(options.menus), seededRandom(seed));
    const began = performance.now();
    const faults = beginFaults(system, seed);
    const load = await placeOrders(system.origin, { menus, count, seed, spreadMs: Number(options.minutes) * 60_000 });
    const done = await faults.end();
    const tookS = seconds(began);
    await system.platform.waitUntilHealthy();
    const settling = performance.now();
    const waiting = await untilQuiet(system, QUIET_WITHIN_MS);
    const settledS = seconds(settling);
    const books = await readBooks(system);
    const found = [...waiting.map((what) => `not quiet: ${what}`), ...differences(load.orders, books)];

    for (const { kind, times, hits } of done) console.log(`  ${String(times).padStart(3)} × ${kind}${hits === times ? '' : ` (${hits})`}`);
    const accepted = load.orders.filter(({ acceptances }) => acceptances.length > 0);
    const answers = accepted.flatMap(({ acceptances }) => acceptances);
    console.log(`${accepted.length} orders of ${menus.length} menus accepted in ${tookS} s, ${load.orders.filter(({ refused }) => refused).length} with a wrong total sent besides; ${load.calls} calls, ${load.repeats} of them without an answer, ${answers.filter(({ status }) => status === 200).length} answered as known before`);
    console.log(`quiet ${settledS} s later: ${books.orders.length} orders, ${books.told.length} events (${books.published.length} in the stream), ${books.counted.length} counted, ${books.messages.length} messages in the outbox`);
    for (const difference of found.slice(0, MOST_SHOWN)) console.log(`  ! ${difference}`);
    if (found.length > MOST_SHOWN) console.log(`  ! and ${found.length - MOST_SHOWN} more`);
    console.log(found.length === 0 ? `no difference (seed ${seed})` : `${found.length} differences (seed ${seed})`);
    if (found.length > 0) {
      process.exitCode = 1;
      console.log(`data and logs are kept in ${system.dataDir}`);
    }
  } finally {
    await system.end({ keepData: process.exitCode === 1 });
  }
}

await main();
