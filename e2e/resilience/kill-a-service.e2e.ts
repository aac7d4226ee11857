import { SERVICES } from '@chalkboard/contracts';
import { deadLetters } from '../support/dead-letters';
import { demoMenu } from '../support/demo-order';
import { bookSizes, expectEachOnce } from '../support/ledger';
import { orderLog, placeOrders } from '../support/order-load';
import { useSystem } from '../support/system';
import { Visitor } from '../support/visitor';

/** Every service is back within seconds; the limit is for a machine with other work. */
jest.setTimeout(240_000);

const system = useSystem();

test.each(SERVICES)(
  '%s is killed twice while 200 orders are placed: none is lost, none is told twice',
  async (service) => {
    const { platform } = system();
    await whilePlacing(200, `${service} killed twice`, {
      40: () => platform.killSlice(service),
      // Up again for a while, so that the second time as well it dies at work.
      110: () => platform.waitUntilHealthy(),
      130: () => platform.killSlice(service),
    });
  },
);

test.each(['nats', 'postgres'] as const)(
  'the %s server is killed while 60 orders are placed: none is lost, none is told twice',
  async (server) => {
    await whilePlacing(60, `${server} killed`, { 20: () => system().platform.killServer(server) });
  },
);

test('everything is killed at once', async () => {
  const { platform } = system();
  await whilePlacing(60, 'everything killed', {
    20: async () => {
      for (const service of SERVICES) platform.killSlice(service);
      await Promise.all([platform.killServer('nats'), platform.killServer('postgres')]);
    },
  });
});

test('no message was given up', async () => {
  expect(await deadLetters(system())).toEqual(Object.fromEntries(SERVICES.map((service) => [service, 0])));
});

/**
 * Places orders, does what is due at certain numbers of accepted ones, and holds the books against what was accepted.
 * @param due by the number of accepted orders
 */
async function whilePlacing(count: number, what: string, due: Readonly<Record<number, () => unknown>>): Promise<void> {
  const { url, platform } = system();
  await platform.waitUntilHealthy();
  const before = await bookSizes(system());
  const menu = await demoMenu(new Visitor(url));
  const placed = await placeOrders(url, {
    menu,
    count,
    onAccepted: async (accepted) => void (await due[accepted]?.()),
  });
  const lastAcceptedAt = performance.now();
  await platform.waitUntilHealthy();
  await expectEachOnce(placed, { system: system(), before });
  orderLog(what, placed, performance.now() - lastAcceptedAt);
}
