// Takes a small picture of every page, narrow and wide, light and dark, into docs/screens: node tools/screens.mjs URL PASSWORD
// The running system needs the demo restaurant; PASSWORD is the first administrator's.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from './platform/chromium.mjs';
import { ROOT } from './platform/workspace.mjs';

const FOLDER = path.join(ROOT, 'docs/screens');
const SCAN = path.join(ROOT, 'services/menu/fixtures/scanned-menu.jpg');
const [url = 'http://localhost:4200', password = ''] = process.argv.slice(2);
const WIDTHS = { phone: { width: 390, height: 844, shown: 300 }, desk: { width: 1440, height: 900, shown: 640 } };
/** Of a long page the beginning is kept, in window heights. */
const MOST_WINDOWS = 2.5;

/** @typedef {import('playwright-core').Page} Page */
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
 * @returns {Promise<{ shareId: string, menu: { version: number, categories: { items: { price: string }[] }[] } }>}
 */
async function uploadScan(page) {
  const answer = await page.request.post(`${url}/api/upload-menu`, { multipart: { file: { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: fs.readFileSync(SCAN) } }, timeout: 120_000 });
  return answer.json();
}

fs.mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium({ log: console.error }), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
for (const [size, { width, height, shown }] of Object.entries(WIDTHS)) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const [name, { at, reach }] of Object.entries(PAGES)) {
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
