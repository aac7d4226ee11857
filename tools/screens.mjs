// Takes a small picture of every page, narrow and wide, light and dark, into docs/screens: node tools/screens.mjs URL PASSWORD [PAGE…]
// The running system needs the demo restaurant; PASSWORD is the first administrator's; without names of pages all are taken.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from './platform/chromium.mjs';
import { ROOT } from './platform/workspace.mjs';

const FOLDER = path.join(ROOT, 'docs/screens');
const SCAN = path.join(ROOT, 'services/menu/fixtures/scanned-menu.jpg');
const [url = 'http://localhost:4200', password = '', ...wanted] = process.argv.slice(2);
const WIDTHS = { phone: { width: 390, height: 844, shown: 300 }, desk: { width: 1440, height: 900, shown: 640 } };
/** Of a long page the beginning is kept, in window heights. */
const MOST_WINDOWS = 2.5;

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ version: number, restaurantName: string, deliveryFee: string, categories: { items: { id: string, name: string, price: string, priceMinor: number }[] }[] }} ReadMenu */
/** @type {Record<string, { at: string, reach?: (page: Page) => Promise<unknown> }>} */
const PAGES = {
  home: { at: '/', reach: (page) => page.getByRole('button', { name: 'Choose a file' }).waitFor() },
  guide: { at: '/guide' },
  features: { at: '/features' },
  pricing: { at: '/pricing' },
  contact: { at: '/contact' },
  'referral-program': { at: '/referral-program' },
  terms: { at: '/terms' },
  privacy: { at: '/privacy' },
  legal: { at: '/legal' },
  gallery: { at: '/gallery' },
  'not-found': { at: '/nowhere' },
  menu: { at: '/menu/demo' },
  'menu-not-found': { at: '/menu/nowhere' },
  'edit-without-right': { at: '/menu/demo/edit' },
  prepare: {
    at: '/',
    reach: async (page) => {
      await chooseScan(page);
      await page.getByText('Looks good to read').waitFor();
    },
  },
  review: {
    at: '/',
    reach: async (page) => {
      const { shareId } = await uploadScan(page);
      await page.goto(`${url}/menu/${shareId}/review`);
      await page.getByRole('tab', { name: /^Whole menu/ }).click();
      await page.getByRole('button', { name: /^Bruschetta Classica/ }).click();
      await page.locator('img[src*="/source/pages/"]').evaluate((picture) => /** @type {HTMLImageElement} */ (picture).decode());
    },
  },
  update: {
    at: '/',
    // The paper says something else than the menu, since the menu was changed after it was read.
    reach: async (page) => {
      const { shareId, menu } = await uploadScan(page);
      const categories = menu.categories.map(({ items: [, second, ...rest], ...category }) => ({ ...category, items: second ? [{ ...second, price: '9.95' }, ...rest] : rest }));
      await page.request.put(`${url}/api/menu/${shareId}`, { data: { baseVersion: menu.version, categories } });
      await page.goto(`${url}/menu/${shareId}/update`);
      await chooseScan(page);
      await page.getByRole('button', { name: 'Compare with my menu' }).click();
      await page.getByRole('heading', { name: /^\d+ things have changed$/ }).waitFor({ timeout: 120_000 });
      for (const picture of await page.locator('img[src*="/updates/"]').all()) await picture.evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
    },
  },
  board: {
    at: '/',
    reach: async (page) => {
      const { shareId } = await openKitchen(page);
      await page.goto(`${url}/menu/${shareId}/orders`);
      await page.locator('[data-board][data-line="live"]').waitFor();
      await page.getByRole('button', { name: 'Turn sound on' }).click();
      await page.getByText('Sound on').waitFor({ state: 'attached' });
    },
  },
  order: {
    at: '/',
    reach: async (page) => {
      const { inTheKitchen } = await openKitchen(page);
      await page.goto(url + inTheKitchen);
      await page.getByText('The kitchen is working on it.').waitFor();
    },
  },
  checkout: {
    at: '/menu/demo',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
      await page.getByText('Added to cart').waitFor();
      await page.goto(`${url}/checkout/demo`);
      await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    },
  },
  'admin-sign-in': { at: '/admin' },
  dashboard: {
    at: '/admin',
    reach: async (page) => {
      await page.getByLabel('Email').fill('admin@chalkboard.local');
      await page.locator('input[type=password]').fill(password);
      await page.keyboard.press('Enter');
      await page.getByText('Monthly Revenue').waitFor();
    },
  },
};

/** @param {Page} page */
async function chooseScan(page) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose a file' }).click()]);
  await chooser.setFiles(SCAN);
}

/**
 * Has a menu of this visitor's own read: only who uploaded it may see its paper.
 * @param {Page} page
 * @returns {Promise<{ shareId: string, menu: ReadMenu }>}
 */
async function uploadScan(page) {
  const answer = await page.request.post(`${url}/api/upload-menu`, { multipart: { file: { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: fs.readFileSync(SCAN) } }, timeout: 120_000 });
  return answer.json();
}

/** @type {{ guest: string, dishes: number[], address?: string, notes?: string, moves: { move: string, minutes?: number }[] }[]} */
const ORDERS = [
  { guest: 'Ada Lindqvist', dishes: [0, 5], moves: [] },
  { guest: 'Chloé Martin', dishes: [6], notes: 'No capers, please', moves: [] },
  { guest: 'Dmitri Voss', dishes: [1, 4, 11], address: '14 Quay Street, Apt. 3', moves: [{ move: 'accept', minutes: 45 }] },
  { guest: 'Eve Park', dishes: [7, 12], moves: [{ move: 'accept', minutes: 20 }, { move: 'start' }] },
  { guest: 'Farid Haddad', dishes: [8], moves: [{ move: 'accept', minutes: 10 }, { move: 'ready' }] },
  { guest: 'Greta Olsen', dishes: [2, 9], address: '3 Mill Lane', moves: [{ move: 'accept', minutes: 30 }, { move: 'dispatch' }] },
  { guest: 'Hugo Brandt', dishes: [3], moves: [{ move: 'accept', minutes: 10 }, { move: 'complete' }] },
];

/**
 * A menu of this visitor's own, with orders at every stage.
 * @param {Page} page @returns {Promise<{ shareId: string, inTheKitchen: string }>} `inTheKitchen`: path of the tracking page of one that is being prepared
 */
async function openKitchen(page) {
  const { shareId, menu } = await uploadScan(page);
  /** @param {string} path @param {object} data @param {'POST' | 'PUT'} [method] */
  const call = async (path, data, method = 'POST') => {
    const answer = await page.request.fetch(url + path, { method, data });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await call(`/api/menu/${shareId}`, { restaurantName: menu.restaurantName, restaurantPhone: '+15035550180' }, 'PUT');
  const items = menu.categories.flatMap((category) => category.items);
  const board = `/api/orders/board/${shareId}`;
  let inTheKitchen = '';
  for (const { guest, dishes, address, notes, moves } of ORDERS) {
    const cart = dishes.flatMap((at) => items[at % items.length] ?? []).map((item) => ({ name: item.name, price: item.price, quantity: 1, total: item.priceMinor / 100, itemId: item.id, ...(notes && { notes }) }));
    const subtotal = Math.round(cart.reduce((sum, line) => sum + line.total * 100, 0)) / 100;
    const deliveryFee = address ? Number(menu.deliveryFee) : 0;
    const placed = await call('/api/orders', {
      shareId,
      customerInfo: { name: guest, phone: '(503) 555-0119', ...(address && { address }) },
      orderType: address ? 'delivery' : 'pickup',
      paymentMethod: address ? 'card' : 'cash',
      cart,
      subtotal,
      deliveryFee,
      total: Math.round((subtotal + deliveryFee) * 100) / 100,
    });
    let version = 1;
    for (const move of moves) ({ version } = await call(`${board}/orders/${placed.orderId}/moves`, { ...move, version }));
    if (moves.at(-1)?.move === 'start') inTheKitchen = placed.trackingUrl;
  }
  return { shareId, inTheKitchen };
}

fs.mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium({ log: console.error }), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
for (const [size, { width, height, shown }] of Object.entries(WIDTHS)) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const [name, { at, reach }] of Object.entries(PAGES)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(url + at);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('#fragment').waitFor({ state: 'detached' });
      await reach?.(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const whole = await page.screenshot({ fullPage: true });
      const { height: tall = height } = await sharp(whole).metadata();
      await sharp(whole)
        .extract({ left: 0, top: 0, width, height: Math.min(tall, Math.round(height * MOST_WINDOWS)) })
        .resize({ width: shown })
        .png({ palette: true, colours: 64 })
        .toFile(path.join(FOLDER, `${name}-${size}-${colorScheme}.png`));
      await context.close();
    }
  }
}
await browser.close();
