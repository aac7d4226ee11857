import { systemSlices, type Slice } from '@chalkboard/tools/platform/testing.mjs';
import { Balancer } from '../support/balancer';
import { demoMenu } from '../support/demo-order';
import { bookSizes, expectEachOnce } from '../support/ledger';
import { freeSystemPort } from '../support/ports';
import { StaffDesk } from '../support/staff-desk';
import { SteadyLoad } from '../support/steady-load';
import { newDataDir, startSystem, type OwnSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(240_000);

/** Longer than a balancer takes to notice; a cluster gives five seconds. */
const NOTICE_MS = 600;
/** Between the ports of a system: two instances of each slice, and the metrics of the second edge. */
const OWN_OFFSETS = Array.from({ length: 13 }, (_, index) => 7 + index);
const METRICS_OFFSET = OWN_OFFSETS.at(-1)!;
/** Of a machine that runs all twelve, the database, the broker and those who call them. */
const RATES = { orders: 10, visits: 5, reads: 10 };

interface Pair {
  readonly slice: string;
  readonly balancer: Balancer;
  readonly instances: readonly Slice[];
}

const pairs: Pair[] = [];
let system: OwnSystem | undefined;
let load: SteadyLoad | undefined;

/** Two of each; at the address of each slice there is a balancer. */
function twoOf(slices: readonly Slice[], port: number): Slice[] {
  const [...ports] = OWN_OFFSETS.map((offset) => port + offset);
  for (const slice of slices) {
    const own = ports.splice(0, 2);
    const instances = own.map((instance, index) => ({
      ...slice,
      name: index === 0 ? slice.name : `${slice.name}-2`,
      env: {
        ...slice.env,
        PORT: `${instance}`,
        ENDING_NOTICE_MS: `${NOTICE_MS}`,
        ...(index > 0 && ofTheSecond(slice, port)),
      },
    }));
    const balancer = new Balancer(slice.port, {
      instances: own,
      readyPath: slice.name === 'edge' ? '/api/health/ready' : '/ready',
    });
    pairs.push({ slice: slice.name, balancer, instances });
  }
  return pairs.flatMap(({ instances }) => instances);
}

/** What two on one machine may not have in common. */
function ofTheSecond({ env: { DATA_DIR, METRICS_PORT } }: Slice, port: number): Record<string, string> {
  return {
    ...(DATA_DIR && { DATA_DIR: `${DATA_DIR}-2` }),
    ...(METRICS_PORT && { METRICS_PORT: `${port + METRICS_OFFSET}` }),
  };
}

beforeAll(async () => {
  const port = await freeSystemPort(OWN_OFFSETS);
  system = await startSystem({ dataDir: newDataDir(), port, slices: (context) => twoOf(systemSlices(context), port) });
  await until(
    'both of each to be ready',
    () => pairs.every(({ balancer }) => balancer.isReady(0) && balancer.isReady(1)),
    { withinMs: 60_000 },
  );
});
afterAll(async () => {
  await load?.stop();
  await system?.database.close();
  await system?.platform.stop();
  for (const { balancer } of pairs) balancer.stop();
});

/** @param number of the instance @returns when its next process takes calls */
async function restart({ balancer, instances }: Pair, number: number): Promise<void> {
  const { name, script } = instances[number]!;
  await system!.platform.replaceSlice(name, script);
  await until(`${name} to be ready again`, () => balancer.isReady(number), { withinMs: 60_000 });
}

test('two of each are restarted one after the other, slice by slice and all slices at once: no request fails, no order is lost or told twice', async () => {
  const { url, platform } = system!;
  const staff = await StaffDesk.open(system!);
  const before = await bookSizes(system!);
  const pids = platform.pids();
  load = new SteadyLoad(url, await demoMenu(new Visitor(url)), { rates: RATES, staff: staff.headers });
  load.start();

  for (const pair of pairs) for (const number of [0, 1]) await restart(pair, number);
  const inTurn = load.requests;
  for (const number of [0, 1]) await Promise.all(pairs.map((pair) => restart(pair, number)));

  await load.stop();
  process.stderr.write(
    `    two of each: ${load.requests} requests, ${inTurn} of them while slice by slice was restarted, ${load.failed.length} failed; ${load.accepted.length} orders; sent to each: ${pairs.map(({ slice, balancer }) => `${slice} ${balancer.calls.join(' and ')}`).join(', ')}\n`,
  );
  expect(load.failed.slice(0, 5)).toEqual([]);
  await platform.waitUntilHealthy();
  await expectEachOnce({ accepted: load.accepted, repeats: 0, knownBefore: 0, ms: 0 }, { system: system!, before });
  // Both worked, and both were replaced.
  expect(pairs.flatMap(({ balancer }) => balancer.calls).filter((calls) => calls === 0)).toEqual([]);
  const after = platform.pids();
  expect(pairs.flatMap(({ instances }) => instances).filter(({ name }) => after[name] === pids[name])).toEqual([]);
});
