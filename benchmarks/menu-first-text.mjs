/**
 * How long until a guest reads the menu, on a slow phone with nothing cached:
 *   node benchmarks/menu-first-text.mjs [--url http://localhost:4200] [--runs 5] [--port 5640] [--check]
 * Without --url it starts a system of its own. With --check it ends with 1 when the median is over the limit.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { findChromium } from '@chalkboard/tools/platform/chromium.mjs';
import { chromium } from 'playwright-core';
import { measureFirstText, PROFILE } from './first-text.mjs';
import { startOwnSystem } from './own-system.mjs';
import { median, table } from './statistics.mjs';

const LIMIT_MS = 2500;
const SHARE_ID = 'demo';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '5640' },
    check: { type: 'boolean', default: false },
  },
});

/**
 * @typedef {{ restaurantName: string, categories: { name: string, items: { name: string, description?: string, price:
 * string }[] }[] }} Menu
 */

/**
 * The same words as plain HTML from one small server: what this line and this phone cannot go below. @param {Menu} menu
 */
async function reference({ restaurantName, categories }) {
  const item = (/** @type {Menu['categories'][number]['items'][number]} */ { name, description = '', price }) =>
    `<h3>${name}</h3><p>${price} ${description}</p>`;
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><h1>${restaurantName}</h1>${categories.map(({ name, items }) => `<h2>${name}</h2>${items.map(item).join('')}`).join('')}`;
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, end: () => (server.closeAllConnections(), server.close()) };
}

/** @param {import('./first-text.mjs').FirstText['transferred']} transferred */
function transferTable(transferred) {
  const kinds = Object.entries(transferred).sort(([, a], [, b]) => b.bytes - a.bytes);
  const sum = kinds.reduce(
    (all, [, { requests, bytes }]) => ({ requests: all.requests + requests, bytes: all.bytes + bytes }),
    { requests: 0, bytes: 0 },
  );
  const row = (/** @type {string} */ kind, /** @type {{ requests: number, bytes: number }} */ { requests, bytes }) => [
    kind,
    String(requests),
    (bytes / 1024).toFixed(1),
  ];
  return table([
    ['transferred', 'requests', 'KiB'],
    ...kinds.map(([kind, counted]) => row(kind, counted)),
    row('all', sum),
  ]);
}

async function main() {
  const runs = Number(options.runs);
  const served = options.url
    ? { url: options.url, end: async () => undefined }
    : await startOwnSystem('menu-first-text', Number(options.port));
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    const menu = /** @type {Menu} */ (await (await fetch(new URL(`/api/menu/${SHARE_ID}`, served.url))).json());
    const texts = { name: menu.restaurantName, dish: menu.categories[0]?.items[0]?.name ?? '' };
    const plain = await reference(menu);
    const page = new URL(`/menu/${SHARE_ID}`, served.url).href;
    const measured = [];
    const floor = [];
    // In turns, so that both see the same machine.
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measureFirstText(browser, { url: page, ...texts }));
      floor.push(await measureFirstText(browser, { url: plain.url, ...texts }));
    }
    plain.end();

    const row = (/** @type {string} */ what, /** @type {number[]} */ values) => [
      what,
      median(values).toFixed(0),
      values.map((value) => value.toFixed(0)).join(' '),
    ];
    console.log(
      `${page}: ${PROFILE.downMbit} Mbit/s, ${PROFILE.latencyMs} ms, CPU ${PROFILE.cpuSlowdown}× slower, ${PROFILE.viewport.width} × ${PROFILE.viewport.height}, nothing cached\n`,
    );
    console.log(
      table([
        ['ms until', 'median', 'runs'],
        row(
          'name and first dish',
          measured.map(({ text }) => text),
        ),
        row(
          'name alone',
          measured.map(({ name }) => name),
        ),
        row(
          'largest contentful paint',
          measured.map(({ largest }) => largest),
        ),
        row(
          'reference: the same words as plain HTML',
          floor.map(({ text }) => text),
        ),
      ]),
    );
    console.log(`\n${transferTable(/** @type {import('./first-text.mjs').FirstText} */ (measured[0]).transferred)}`);

    const result = median(measured.map(({ text }) => text));
    console.log(
      `\n${result <= LIMIT_MS ? 'within' : 'over'} the limit of ${LIMIT_MS} ms, ${(result / median(floor.map(({ text }) => text))).toFixed(1)}× the reference`,
    );
    if (options.check && result > LIMIT_MS) process.exitCode = 1;
  } finally {
    await browser.close();
    await served.end();
  }
}

await main();
