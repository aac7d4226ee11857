import { CanaryWatch } from './canary-watch';

const TRIED = 'b'.repeat(12);
const RUNNING = 'a'.repeat(12);
const versions = { canary: TRIED, running: RUNNING };

/** Visitors, each from an address of their own. */
function see(
  watch: CanaryWatch,
  version: string,
  {
    well = 0,
    failed = 0,
    address = (number: number) => `10.0.${number >> 8}.${number & 255}`,
  }: { well?: number; failed?: number; address?(number: number): string },
) {
  for (let number = 0; number < well + failed; number++)
    watch.see({ name: 'owner', version, visitor: `${version} ${number}`, address: address(number) }, number < failed);
}
const watching = () => new CanaryWatch({ sample: 20, percent: 5, visitorsPerAddress: 3 });

test.each([
  ['nobody has it', {}, {}, false],
  ['all of too few visitors fail', { failed: 19 }, {}, false],
  ['all of enough visitors fail', { failed: 20 }, {}, true],
  ['it fails for some more than the running one', { well: 18, failed: 4 }, { well: 100, failed: 2 }, true],
  ['it fails as often as the running one', { well: 16, failed: 4 }, { well: 80, failed: 20 }, false],
  ['it fails for two browsers', { well: 20, failed: 2 }, {}, false],
  ['it fails for few of many', { well: 300, failed: 6 }, {}, false],
])('where %s, it goes back: %#', (_, tried, running, back) => {
  const watch = watching();
  see(watch, RUNNING, running);
  see(watch, TRIED, tried);
  expect(watch.verdict('owner', versions) !== undefined).toBe(back);
});

test('a visitor counts once, and as failed from the first failure on', () => {
  const watch = watching();
  const seen = { name: 'owner', version: TRIED, visitor: 'one', address: '10.0.0.1' } as const;
  watch.see(seen);
  watch.see(seen, true);
  watch.see(seen, true);
  watch.see(seen);
  expect(watch.statistics('owner', TRIED)).toEqual({ visitors: 1, failed: 1 });
});

test('a single network address does not bring a version down, however many browsers it claims to be', () => {
  const watch = watching();
  see(watch, TRIED, { well: 200 });
  for (let number = 0; number < 500; number++)
    watch.see({ name: 'owner', version: TRIED, visitor: `attacker ${number}`, address: '203.0.113.7' }, true);
  expect(watch.statistics('owner', TRIED)).toEqual({ visitors: 203, failed: 3 });
  expect(watch.verdict('owner', versions)).toBeUndefined();
});

test('what was counted of an earlier try is erased', () => {
  const watch = watching();
  see(watch, 'c'.repeat(12), { failed: 30 });
  see(watch, TRIED, { well: 1 });
  watch.keepOnly('owner', [TRIED, RUNNING]);
  expect([watch.statistics('owner', 'c'.repeat(12)), watch.statistics('owner', TRIED)]).toEqual([
    { visitors: 0, failed: 0 },
    { visitors: 1, failed: 0 },
  ]);
});
