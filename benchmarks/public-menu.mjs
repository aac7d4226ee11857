// How soon a guest on a poor line can read and use a long menu, in a real Chromium: the real edge and fragment server
// before a menu service that holds a menu of 90 dishes and one of 200 with photographs, beside a static page with the
// same 90 dishes. node benchmarks/public-menu.mjs [--check] [--runs=5] [--no-build]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureBuilt } from '../tools/platform/build.mjs';
import { findChromium } from '../tools/platform/chromium.mjs';
import { freePort } from '../tools/platform/ports.mjs';
import { ROOT } from '../tools/platform/workspace.mjs';
import { releaseBuilt } from '../tools/release/release-built.mjs';

/**
 * @typedef {{ name: string, shareId: string, dishes: number, categories: number, photos: boolean, limits: { textMs:
 * number, usableMs: number, shift: number, scriptKb: number } }} Case
 */
/** @type {readonly Case[]} */
const CASES = [
  {
    name: '90 dishes',
    shareId: 'benchmark',
    dishes: 90,
    categories: 9,
    photos: false,
    limits: { textMs: 700, usableMs: 2000, shift: 0.001, scriptKb: 130 },
  },
  {
    name: '200, photos',
    shareId: 'benchmark-photos',
    dishes: 200,
    categories: 10,
    photos: true,
    limits: { textMs: 1000, usableMs: 2500, shift: 0.001, scriptKb: 130 },
  },
];
/** A photograph as a dish row asks for it. */
const PHOTO = { width: 160, height: 120 };
/** A poor mobile line and a slow phone. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const WINDOW = { width: 390, height: 844 };
const USABLE_WITHIN_MS = 20_000;

/**
 * @typedef {{ textMs: number, usableMs: number | undefined, shift: number, scriptKb: number, transferKb: number }}
 * Figures
 */

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 5);
const check = process.argv.includes('--check');

/** @param {Case} wanted */
function menu({ shareId, dishes, categories, photos }) {
  const words = [
    'roasted',
    'with lemon',
    'slow-cooked',
    'herbs',
    'smoked',
    'with butter',
    'garden',
    'grilled',
    'pickled',
    'charred',
  ];
  return {
    shareId,
    version: 1,
    status: 'published',
    restaurantName: 'Osteria Lucia',
    restaurantDescription: 'Handmade pasta and wood-fired pizza in the old town',
    restaurantAddress: '12 Main Street, Springfield',
    restaurantPhone: '+1 555 0100',
    currency: 'USD',
    language: 'en',
    timeZone: 'UTC',
    backgroundTheme: 'pizza-italian',
    categories: Array.from({ length: categories }, (_, c) => ({
      id: `c${c}`,
      name: `Course ${c + 1}`,
      items: Array.from({ length: dishes / categories }, (_item, i) => ({
        id: `c${c}i${i}`,
        name: `Dish ${c + 1}.${i + 1} ${words[(c + i) % 10]}`,
        description: `${words[i]} ${words[(i + 3) % 10]} and ${words[(c + 7) % 10]} vegetables from the market, ${words[(c * i) % 10]}`,
        price: `$${8 + i}.50`,
        priceMinor: 850 + i * 100,
        ...(i % 3 === 0 ? { dietary: ['Vegetarian'] } : {}),
        ...(i % 4 === 0 ? { prepTime: '15 min' } : {}),
        ...(photos
          ? { photo: { hash: createHash('sha256').update(`${c} ${i}`).digest('hex'), width: 1280, height: 960 } }
          : {}),
      })),
    })),
    posSystem: 'none',
    acceptsCardPickup: true,
    acceptsCashPickup: true,
    acceptsCardDelivery: true,
    acceptsCashDelivery: true,
    deliveryFee: '5.00',
    minimumOrder: '0.00',
    hasVeganOptions: false,
    hasVegetarianOptions: true,
    hasGlutenFreeOptions: false,
    hasHalalOptions: false,
    hasKosherOptions: false,
    commonAllergens: ['Eggs'],
    allergyNote: '',
    notificationSMS: true,
    notificationWhatsApp: false,
    notificationPrint: false,
  };
}

/** A page that could not be simpler: the yardstick of the same line and machine. */
function staticPage() {
  const { restaurantName, categories } = menu(/** @type {Case} */ (CASES[0]));
  const sections = categories
    .map(
      ({ name, items }) =>
        `<h2>${name}</h2><ul>${items.map((item) => `<li><b>${item.name}</b> ${item.price}<br>${item.description}</li>`).join('')}</ul>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${restaurantName}</title><style>body{font:17px/1.5 sans-serif;margin:1rem}</style><h1>${restaurantName}</h1>${sections}`;
}

/** @param {number} port @param {import('node:http').RequestListener} listener */
function serve(port, listener) {
  const server = createServer(listener);
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

/** @param {string} dir @param {Record<string, string>} env */
function slice(dir, env) {
  return spawn(process.execPath, [path.join(ROOT, dir, 'dist/main.js')], {
    env: { ...process.env, LOG_LEVEL: 'error', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** @param {string} url */
async function answers(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        (response) => response.status < 500,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

/**
 * Runs in the page from its first moment: notes layout shifts, and presses the first button until it had its effect.
 */
function observe() {
  const results = { shift: 0, usableMs: /** @type {number | undefined} */ (undefined) };
  Object.assign(window, { figures: results });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {(PerformanceEntry & { value: number })[]} */ (list.getEntries()))
      results.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const press = () => {
    if (Object.keys(localStorage).some((key) => key.startsWith('cart_'))) results.usableMs ??= performance.now();
    else {
      const button = /** @type {HTMLElement | null} */ (document.querySelector('button[aria-label^="Add to Cart"]'));
      button?.click();
      setTimeout(press, 25);
    }
  };
  press();
}

/**
 * @param {import('playwright-core').Browser} browser @param {string} url @param {boolean} isMenu @returns
 * {Promise<Figures>}
 */
async function visit(browser, url, isMenu) {
  const context = await browser.newContext({ viewport: WINDOW, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', LINE);
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    /** @type {Map<string, string>} */
    const kinds = new Map();
    let [scripts, all] = [0, 0];
    line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      all += encodedDataLength;
      if (kinds.get(requestId) === 'Script') scripts += encodedDataLength;
    });
    if (isMenu) await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (isMenu)
      await page.waitForFunction(() => /** @type {any} */ (window).figures.usableMs !== undefined, undefined, {
        timeout: USABLE_WITHIN_MS,
      });
    await page.waitForTimeout(1500);
    const { textMs, ...results } = await page.evaluate(() => ({
      textMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      .../** @type {any} */ (window).figures,
    }));
    return {
      textMs,
      usableMs: results.usableMs,
      shift: results.shift ?? 0,
      scriptKb: scripts / 1024,
      transferKb: all / 1024,
    };
  } finally {
    await context.close();
  }
}

/**
 * The menu's first dish is in the page before any script: else the first paint would be of an empty shell. The very
 * first view may take too long to be waited for. @param {string} url
 */
async function readWithoutScripts(url) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const html = await (await fetch(url)).text();
    if (html.includes('Dish 1.1') && html.includes('application/ld+json') && html.includes('id="fragment"')) return;
    await sleep(200);
  }
  throw new Error('the menu cannot be read without scripts');
}

/** @param {Figures[]} all @returns {Figures} */
function median(all) {
  /** @param {keyof Figures} key */
  const of = (key) =>
    /** @type {number} */ (all.map((results) => results[key] ?? 0).sort((a, b) => a - b)[Math.floor(all.length / 2)]);
  return {
    textMs: of('textMs'),
    usableMs: all[0]?.usableMs === undefined ? undefined : of('usableMs'),
    shift: of('shift'),
    scriptKb: of('scriptKb'),
    transferKb: of('transferKb'),
  };
}

/** @param {string} name @param {Figures} figures */
function row(name, { textMs, usableMs, shift, scriptKb, transferKb }) {
  const cells = [
    `${Math.round(textMs)} ms`,
    usableMs === undefined ? '-' : `${Math.round(usableMs)} ms`,
    shift.toFixed(4),
    `${scriptKb.toFixed(1)} KB`,
    `${transferKb.toFixed(1)} KB`,
  ];
  return `${name.padEnd(16)}${cells.map((cell) => cell.padStart(12)).join('')}`;
}

async function main() {
  if (!process.argv.includes('--no-build')) await ensureBuilt();
  const [edgePort, menuPort, fragmentsPort, staticPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const menusByAddress = new Map(CASES.map((one) => [`/api/menu/${one.shareId}`, JSON.stringify(menu(one))]));
  const photo = await sharp({
    create: { ...PHOTO, channels: 3, background: '#804020', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .webp({ quality: 60 })
    .toBuffer();
  const menus = await serve(menuPort, (request, response) => {
    const json = menusByAddress.get(request.url ?? '');
    // Whatever size of whichever dish the page asks for.
    if (!json && /photo/.test(request.url ?? ''))
      return void response.writeHead(200, { 'content-type': 'image/webp' }).end(photo);
    if (!json) return void response.writeHead(404).end();
    if (request.headers['if-none-match'] === 'W/"1"') return void response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'application/json', etag: 'W/"1"' }).end(json);
  });
  const page = brotliCompressSync(staticPage());
  const reference = await serve(
    staticPort,
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page),
  );
  const origin = `http://127.0.0.1:${edgePort}`;
  /** @param {Case} one */
  const addressOf = ({ shareId }) => `${origin}/menu/${shareId}`;
  const remotes = fs.mkdtempSync(path.join(os.tmpdir(), 'public-menu-'));
  await releaseBuilt(remotes, { port: fragmentsPort });
  const programs = [
    slice('apps/storefront/server', {
      PORT: `${fragmentsPort}`,
      MENU_URL: `http://127.0.0.1:${menuPort}`,
      PUBLIC_URL: origin,
    }),
    slice('apps/shell/server', {
      PORT: `${edgePort}`,
      MENU_URL: `http://127.0.0.1:${menuPort}`,
      STOREFRONT_SERVER_URL: `http://127.0.0.1:${fragmentsPort}`,
      REMOTES_DIR: remotes,
    }),
  ];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    await answers(`http://127.0.0.1:${fragmentsPort}/health`);
    await answers(origin);
    // Once unmeasured: the first visit warms the machine, not the browser, whose every visit is a new one.
    for (const one of CASES) {
      await readWithoutScripts(addressOf(one));
      await visit(browser, addressOf(one), true);
    }
    /** @type {Figures[][]} */ const ours = CASES.map(() => []);
    /** @type {Figures[]} */ const plain = [];
    for (let run = 0; run < runs; run += 1) {
      for (const [index, one] of CASES.entries()) ours[index]?.push(await visit(browser, addressOf(one), true));
      plain.push(await visit(browser, `http://127.0.0.1:${staticPort}/`, false));
    }
    console.log(`Menus, 1.6 Mbit/s, 150 ms, CPU slowed ${CPU_SLOWDOWN} times, ${WINDOW.width} px; median of ${runs}\n`);
    console.log(
      `${''.padEnd(16)}${['text', 'usable', 'shift', 'script', 'all'].map((head) => head.padStart(12)).join('')}`,
    );
    const over = CASES.flatMap(({ name, limits }, index) => {
      const results = median(ours[index] ?? []);
      console.log(row(name, results));
      console.log(row('  limit', { ...limits, transferKb: NaN }).replace('NaN KB', '     -'));
      return /** @type {const} */ (['textMs', 'usableMs', 'shift', 'scriptKb'])
        .filter((key) => (results[key] ?? Infinity) > limits[key])
        .map((key) => `${key} of ${name}`);
    });
    console.log(row('static page', median(plain)));
    if (over.length > 0) console.log(`\nOver the limit: ${over.join(', ')}`);
    if (check && over.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    for (const program of programs) program.kill();
    menus.close();
    reference.close();
    fs.rmSync(remotes, { recursive: true, force: true });
  }
}

await main();
