// How long after a source file is saved its change is there, in a system of `npm run dev`: on screen in Chromium, in a
// page that the storefront's server draws, and in the answer of a service.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDevSystem } from '@chalkboard/tools/dev/dev-system.mjs';
import { findChromium } from '@chalkboard/tools/platform/chromium.mjs';
import { chromium } from 'playwright-core';
import { changeable } from './dev-loop/changes.mjs';
import { busyNote } from './machine.mjs';
import { median, quantile, table } from './statistics.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, port: { type: 'string', default: '7140' } },
});
const runs = Number(values.runs);
const LIMIT_MS = 30_000;
const POLL_MS = 20;
/** What somebody has typed: it is still there when only components were replaced. */
const TYPED = 'ada@example.com';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dev-loop-'));
// The database server runs as another user and has to come through.
chmodSync(dataDir, 0o755);
const owner = changeable(
  'apps/owner/src/features/sign-in/contact-form.tsx',
  '{pending ? t.sending : t.send}',
  (run) => `{pending ? t.sending : '${run}'}`,
);
const menuPage = changeable(
  'apps/storefront/src/features/browse-menu/menu-head.tsx',
  '          {restaurantName}\n',
  (run) => `          {restaurantName} ${run}\n`,
);
const menuService = changeable(
  'services/menu/src/domain/menu/menu.errors.ts',
  "The menu you're looking for doesn't exist",
  (run) => `${run}: the menu you're looking for doesn't exist`,
);
const changes = [owner, menuPage, menuService];

const system = await startDevSystem({
  names: ['owner', 'storefront', 'menu'],
  port: Number(values.port),
  dataDir,
  fsync: false,
  env: { DEMO_DATA: '1', LOG_LEVEL: 'warn' },
  log: (line) => console.error(line),
});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
try {
  const signIn = await browser.newPage();
  await signIn.goto(`${system.url}/sign-in`);
  await signIn.fill('input[name=contact]', TYPED);
  const menu = await browser.newPage();
  await menu.goto(`${system.url}/menu/demo`);
  for (const page of [signIn, menu]) await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const shows = (/** @type {import('playwright-core').Page} */ page) => (/** @type {string} */ run) =>
    page.waitForFunction((text) => document.body.innerText.includes(text), run, { polling: 'raf', timeout: LIMIT_MS });
  const answers = (/** @type {string} */ address) => async (/** @type {string} */ run) => {
    const deadline = performance.now() + LIMIT_MS;
    for (;;) {
      const text = await fetch(`${system.url}${address}`).then(
        (response) => response.text(),
        () => '',
      );
      if (text.includes(run)) return;
      if (performance.now() > deadline) throw new Error(`${address} does not show ${run}`);
      await sleep(POLL_MS);
    }
  };

  const measured = [
    { what: 'owner: a component in the shell', change: owner, seen: shows(signIn) },
    { what: 'storefront: a component of the menu page', change: menuPage, seen: shows(menu) },
    { what: 'storefront: the same, drawn by its server', change: menuPage, seen: answers('/menu/demo') },
    { what: 'menu: the answer of a service', change: menuService, seen: answers('/api/menu/nothing-of-that-name') },
  ];
  const rows = [['', 'median ms', 'least', 'most', 'under 2 s']];
  for (const { what, change, seen } of measured) {
    const times = [];
    for (let run = 0; run <= runs; run++) {
      const mark = `Change ${run} ${Math.random().toString(36).slice(2, 7)}`;
      const from = performance.now();
      change.write(mark);
      await seen(mark);
      // The first of each warms what it uses.
      if (run > 0) times.push(performance.now() - from);
    }
    rows.push([
      what,
      ...[median(times), Math.min(...times), quantile(times, 1)].map((ms) => ms.toFixed(0)),
      `${times.filter((ms) => ms < 2000).length} of ${times.length}`,
    ]);
    change.restore();
    await sleep(1000);
  }
  const kept = (await signIn.inputValue('input[name=contact]')) === TYPED;
  const same = await Promise.all([signIn, menu].map((page) => page.evaluate(() => 'sameDocument' in window)));
  console.log(`${busyNote()}${table(rows)}\n`);
  console.log(
    `What was typed before is ${kept ? 'still' : 'no longer'} in its field; of the two pages ${same.filter((one) => !one).length} were loaded anew. Load ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores.`,
  );
} finally {
  for (const change of changes) change.restore();
  await browser.close();
  await system.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
