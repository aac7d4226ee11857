import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES, type Menu, type ReleaseList, type ServiceName, type SystemHealth } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { PHONE, useBrowser } from '../../support/browser';
import { demoMenu } from '../../support/demo-order';
import { bookSizes, expectEachOnce } from '../../support/ledger';
import { addToCart } from '../../support/screens/guest';
import { SteadyLoad, type Visit } from '../../support/steady-load';
import { useSystem } from '../../support/system';
import { until } from '../../support/until';
import { Visitor } from '../../support/visitor';
import { OtherSources } from './other-sources';

jest.setTimeout(600_000);

/** As few visitors as tell anything: a tenth of ten a second. */
const SAMPLE = 8;
const SETTINGS = { prepMinutes: 25, busyExtraMinutes: 0, pausedUntil: null, autoRejectMinutes: null };
/** Everything is on one machine here, that it is tested on too: a service may take long to start. */
const PATIENCE_MS = 60_000;
const system = useSystem({ env: () => ({ CANARY_SAMPLE: String(SAMPLE), SERVICE_PATIENCE_MS: String(PATIENCE_MS) }) });
const windows = useBrowser();

const lines: string[] = [];
let started = 0;
let load: SteadyLoad | undefined;
afterEach(() => load?.stop());

const say = (line: string) => {
  const at = `${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`;
  lines.push(at);
  process.stderr.write(`    ${at}\n`);
};

const copy = () => new OtherSources(mkdtempSync(path.join(process.env.TEST_TMP_DIR ?? '', 'sources-')));
const versionIn = ({ dir }: OtherSources) =>
  (JSON.parse(readFileSync(path.join(dir, 'apps/storefront/dist/build.json'), 'utf8')) as { version: string }).version;
const storefront = () =>
  (JSON.parse(readFileSync(path.join(system().dataDir, 'remotes/remotes.json'), 'utf8')) as ReleaseList).remotes
    .storefront!;
const healthNow = async () => (await new Visitor(system().url).call('/api/health')).json as SystemHealth;
const demo = () => `${system().url}/menu/demo`;

/** A browser in which a visitor goes on. */
function comeAgain({ cookie }: Visit, expected: readonly RegExp[] = []): Promise<Page> {
  const [name = '', value = ''] = cookie.split('=');
  return windows.open(demo(), {
    viewport: PHONE,
    worker: false,
    expected,
    before: (page) => page.context().addCookies([{ name, value, url: system().url }]),
  });
}

async function release(sources: OtherSources, ...args: string[]): Promise<void> {
  const output = await sources.command('tools/release/release.mjs', ['storefront', '--no-build', ...args], {
    DATA_DIR: system().dataDir,
  });
  say(
    output
      .trim()
      .split('\n')
      .at(-1)!
      .replace(/^\s*✓\s*/, ''),
  );
}

test('slices are released, tried, taken back and replaced under 20 orders a second: no request fails, no order is lost or told twice', async () => {
  started = performance.now();
  const running = storefront().running;
  // Built apart, as others do while this system runs.
  const [bad, good, again, services] = [copy(), copy(), copy(), copy()];
  bad.change('apps/storefront/src/own-page/menu.tsx', 'import ', "throw new Error('broken on purpose');\nimport ");
  for (const sources of [good, again])
    sources.change('apps/storefront/src/texts/en/menu.json', '"Add to Cart: {dish}"', '"Put into Cart: {dish}"');
  for (const service of SERVICES)
    services.change(
      `services/${service}/src/main.ts`,
      'void startService(',
      "process.stdout.write('the next build\\n');\nvoid startService(",
    );
  services
    .add(
      'services/notify/src/persistence/migrations/1999000000000-expand.ts',
      "import type { MigrationInterface, QueryRunner } from 'typeorm';\n\nexport class Expand1999000000000 implements MigrationInterface {\n  name = 'Expand1999000000000';\n\n  async up(runner: QueryRunner): Promise<void> {\n    await runner.query('ALTER TABLE notifications ADD COLUMN added_by_the_next_build text');\n  }\n\n  async down(runner: QueryRunner): Promise<void> {\n    await runner.query('ALTER TABLE notifications DROP COLUMN added_by_the_next_build');\n  }\n}\n",
    )
    .change(
      'services/notify/src/notify.module.ts',
      'import { RoomToTakeUp1760002900100 }',
      "import { Expand1999000000000 } from './persistence/migrations/1999000000000-expand';\nimport { RoomToTakeUp1760002900100 }",
    )
    .change(
      'services/notify/src/notify.module.ts',
      'RoomToTakeUp1760002900100,',
      'RoomToTakeUp1760002900100, Expand1999000000000,',
    );
  await Promise.all([
    ...[bad, good].map((sources) => sources.build('apps/storefront', 'apps/storefront/server')),
    again.build('apps/storefront'),
    services.build(...SERVICES.map((service) => `services/${service}`)),
  ]);
  say(
    `built: two versions of the storefront, and the next build of ${SERVICES.join(', ')}; the same sources in two places are version ${versionIn(good)} and ${versionIn(again)}`,
  );
  expect(versionIn(again)).toBe(versionIn(good));
  expect(new Set([running, versionIn(bad), versionIn(good)]).size).toBe(3);

  // Nobody answers these orders, and this takes longer than a restaurant may.
  await system().database.rows("INSERT INTO ordering.ordering_settings VALUES ('demo', $1, now())", [
    JSON.stringify({ ...SETTINGS, escalateAfter: { secondMessage: 60, backup: 60, tellCustomer: 60 } }),
  ]);
  const before = await bookSizes(system());
  const load = theLoad(await demoMenu(new Visitor(system().url)));
  const left = await windows.open(demo(), { viewport: PHONE, worker: false });
  load.start();

  // A version that fails is tried on a tenth, and goes back by itself.
  await release(bad, '--canary', '10');
  const broken = versionIn(bad);
  const unlucky = await until(
    `${SAMPLE} visitors of it`,
    () => Promise.resolve(load.visitsOf(broken).length >= SAMPLE && load.visitsOf(broken).slice(0, 3)),
    { withinMs: 90_000 },
  );
  for (const visit of unlucky) await comeAgain(visit, [/broken on purpose/]);
  const taken = await until('it to be taken back', async () => (await healthNow()).slices.storefront?.withdrawn, {
    withinMs: 60_000,
  });
  say(`taken back by itself: ${taken.version} ${taken.why}`);
  expect([taken.version, storefront().running, storefront().canary]).toEqual([broken, running, undefined]);

  // Mended, it is tried, released to all, and rolled back.
  const mended = versionIn(good);
  await release(good, '--canary', '10');
  const [lucky] = await until(
    `${SAMPLE} visitors of it`,
    () => Promise.resolve(load.visitsOf(mended).length >= SAMPLE && load.visitsOf(mended)),
    { withinMs: 90_000 },
  );
  const page = await comeAgain(lucky!);
  await page
    .getByRole('button', { name: /^Put into Cart: / })
    .first()
    .waitFor();
  expect(storefront().canary).toMatchObject({ version: mended });
  await release(good);
  const releasedAt = load.visits.length + 20;
  await until('visitors of the release', () => Promise.resolve(load.visits.length > releasedAt + 20));
  expect(load.visitsOf(mended, releasedAt)).toHaveLength(load.visits.length - releasedAt);
  say(
    (await good.command('tools/release/rollback.mjs', ['storefront'], { DATA_DIR: system().dataDir }))
      .trim()
      .replace(/^\s*✓\s*/, 'back: '),
  );
  const backAt = load.visits.length + 20;
  await until('visitors of the version before', () => Promise.resolve(load.visits.length > backAt + 20));
  expect(load.visitsOf(running, backAt)).toHaveLength(load.visits.length - backAt);

  // A page that was left open meanwhile goes on.
  await addToCart(left, { item: 'Cacio e Pepe', cents: 1600 });
  await left
    .getByRole('link', { name: /^Cart, / })
    .first()
    .click();
  await left.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  say('a page that was left open over four releases went on to its checkout');

  // Each service is replaced by its next build, and goes back.
  const { platform } = system();
  for (const service of SERVICES) await replaced(service, services, load);

  await load.stop();
  await platform.waitUntilHealthy();
  await expectEachOnce({ accepted: load.accepted, repeats: 0, knownBefore: 0, ms: 0 }, { system: system(), before });
  say(
    `${load.requests} requests, ${load.failed.length} failed; ${load.accepted.length} orders, each stored, told and counted once`,
  );
  if (process.env.PROVE_RELEASE_LOG) writeFileSync(process.env.PROVE_RELEASE_LOG, lines.join('\n') + '\n');
  expect(load.failed.slice(0, 5)).toEqual([]);
});

/** Ends with the story, however that ends. */
function theLoad(menu: Menu): SteadyLoad {
  load = new SteadyLoad(system().url, menu);
  return load;
}

async function replaced(service: ServiceName, { dir }: OtherSources, load: SteadyLoad): Promise<void> {
  const { platform, database } = system();
  const next = path.join(dir, `services/${service}/dist/main.js`);
  const present = path.resolve(__dirname, `../../../services/${service}/dist/main.js`);
  const columns = () =>
    database.count('information_schema.columns', "table_schema = 'notify' AND column_name = 'added_by_the_next_build'");
  const orders = load.accepted.length;
  if (service === 'notify') {
    // Expand: while the present build runs.
    expect(await platform.runSliceOnce(service, next, ['--migrate'])).toBe(0);
    expect(await columns()).toBe(1);
  }
  await platform.replaceSlice(service, next);
  await platform.waitUntilHealthy();
  await until('its word', () =>
    Promise.resolve(readFileSync(platform.logFile(service), 'utf8').includes('the next build')),
  );
  await platform.replaceSlice(service, present);
  await platform.waitUntilHealthy();
  if (service === 'notify') expect(await columns()).toBe(1);
  say(
    `${service}: replaced by its next build${service === 'notify' ? ', which had added a column before,' : ''} and back, over ${load.accepted.length - orders} orders`,
  );
}
