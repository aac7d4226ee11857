// Takes a small picture of every page, narrow and wide, light and dark, into docs/screens: node tools/screens.mjs URL
// PASSWORD [PAGE…] The running system needs the demo restaurant; PASSWORD is the first administrator's; without names
// of pages all are taken.
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
const MAX_WINDOWS = 2.5;

/** @typedef {import('playwright-core').Page} Page */
/**
 * @typedef {{ version: number, restaurantName: string, deliveryFee: string, categories: { items: { id: string, name:
 * string, price: string, priceMinor: number }[] }[] }} ReadMenu
 */
/**
 * `bar`: it has a bar that stays at the bottom of the window, which stands in the midst of a picture of the whole page.
 * @type {Record<string, { at: string, bar?: true, reach?: (page: Page) => Promise<unknown> }>}
 */
const PAGES = {
  home: { at: '/', reach: (page) => page.getByRole('button', { name: 'Choose a file' }).waitFor() },
  guide: { at: '/guide' },
  features: { at: '/features' },
  pricing: { at: '/pricing' },
  contact: { at: '/contact' },
  'referral-program': { at: '/referral-program' },
  'restaurant-directory': { at: '/restaurant-directory' },
  terms: { at: '/terms' },
  privacy: { at: '/privacy' },
  legal: { at: '/legal' },
  'not-found': { at: '/nowhere' },
  menu: { at: '/menu/demo' },
  'menu-not-found': { at: '/menu/nowhere' },
  'business-signup': { at: '/business-signup', bar: true, reach: (page) => page.getByLabel('Business name').waitFor() },
  'sign-in': { at: '/sign-in' },
  'upload-wizard': {
    at: '/business/upload',
    bar: true,
    reach: async (page) => {
      await page.getByLabel('Restaurant name').fill('Osteria Lucia');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('heading', { name: 'Choose your theme' }).waitFor();
    },
  },
  business: {
    at: '/sign-in',
    reach: async (page) => {
      const businessId = await signIn(page);
      const { shareId } = await uploadScan(page);
      await page.request.post(`${url}/api/menu/${shareId}/claim`, { data: { businessId } });
      await page.reload();
      await page.getByText('Orders today').waitFor();
    },
  },
  account: {
    at: '/sign-in',
    reach: async (page) => {
      await signIn(page);
      await page.goto(`${url}/account`);
      await page.getByText('This device', { exact: true }).waitFor();
    },
  },
  edit: {
    at: '/',
    bar: true,
    reach: async (page) => {
      const { shareId } = await uploadScan(page);
      await page.goto(`${url}/menu/${shareId}/edit`);
      await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    },
  },
  share: {
    at: '/menu/demo/share',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Generate QR Code' }).waitFor();
      await page.locator('figure img').evaluate((picture) => /** @type {HTMLImageElement} */ (picture).decode());
    },
  },
  'edit-without-right': { at: '/menu/demo/edit' },
  prepare: {
    at: '/',
    reach: async (page) => {
      await chooseScan(page);
      await page.getByText('Looks good to read').waitFor();
    },
  },
  review: {
    bar: true,
    at: '/',
    reach: async (page) => {
      const { shareId } = await uploadScan(page);
      await page.goto(`${url}/menu/${shareId}/review`);
      await page.getByRole('tab', { name: /^Whole menu/ }).click();
      await page.getByRole('button', { name: /^Bruschetta Classica/ }).click();
      await page
        .locator('img[src*="/source/pages/"]')
        .evaluate((picture) => /** @type {HTMLImageElement} */ (picture).decode());
    },
  },
  update: {
    at: '/',
    // The paper says something else than the menu, since the menu was changed after it was read.
    reach: async (page) => {
      const { shareId, menu } = await uploadScan(page);
      const categories = menu.categories.map(({ items: [, second, ...rest], ...category }) => ({
        ...category,
        items: second ? [{ ...second, price: '9.95' }, ...rest] : rest,
      }));
      await page.request.put(`${url}/api/menu/${shareId}`, { data: { baseVersion: menu.version, categories } });
      await page.goto(`${url}/menu/${shareId}/update`);
      await chooseScan(page);
      await page.getByRole('button', { name: 'Compare with my menu' }).click();
      await page.getByRole('heading', { name: /^\d+ things have changed$/ }).waitFor({ timeout: 120_000 });
      for (const picture of await page.locator('img[src*="/updates/"]').all())
        await picture.evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
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
    bar: true,
    at: '/menu/demo',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }).click();
      await page.getByText('Added to cart').waitFor();
      await page.goto(`${url}/checkout/demo`);
      await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    },
  },
  feedback: {
    at: '/feedback',
    reach: async (page) => {
      await publishReviews(page);
      await page.reload();
      await page.getByRole('article').first().waitFor();
    },
  },
  'feedback-form': {
    at: '/feedback',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Leave Voice Review' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'admin-sign-in': { at: '/admin' },
  dashboard: { at: '/admin', reach: (page) => openDashboard(page, 'Businesses') },
  'admin-business': {
    at: '/admin',
    reach: async (page) => {
      await openDashboard(page, 'Businesses');
      await page.getByRole('link', { name: 'Trattoria Lavagna' }).click();
      await page.getByRole('region', { name: 'Menus', exact: true }).getByRole('link').waitFor();
    },
  },
  'admin-employees': { at: '/admin', reach: (page) => openDashboard(page, 'Employees') },
  'admin-referrals': { at: '/admin', reach: (page) => openDashboard(page, 'Referral Program') },
  'admin-reviews': {
    at: '/admin',
    reach: async (page) => {
      await publishReviews(page);
      await openDashboard(page, 'Comments & Reviews');
    },
  },
  'admin-payments': { at: '/admin', reach: (page) => openDashboard(page, 'Payments') },
  'admin-analytics': { at: '/admin', reach: (page) => openDashboard(page, 'Analytics') },
  'admin-operations': { at: '/admin', reach: (page) => openDashboard(page, 'Operations') },
  'admin-audit': { at: '/admin', reach: (page) => openDashboard(page, 'Audit log') },
  'admin-settings': {
    at: '/admin',
    reach: async (page) => {
      await openDashboard(page, 'Businesses');
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByText('This device').waitFor();
    },
  },
};

const REVIEWS = [
  {
    customerName: 'Greta Olsen',
    restaurantName: 'Harbor Grill',
    rating: 2,
    comment: 'The soup was cold and we waited for forty minutes. The staff was kind about it.',
    status: 'pending',
  },
  {
    customerName: 'Dmitri Voss',
    restaurantName: 'Osteria Lucia',
    rating: 4,
    comment: 'Ordered from the table by the code on the card, and paid at the counter. Quick and right.',
    orderType: 'pickup',
    status: 'approved',
  },
  {
    customerName: 'Ada Lindqvist',
    restaurantName: 'Osteria Lucia',
    rating: 5,
    comment: 'The ravioli arrived hot, and the note about the capers was read.',
    orderType: 'delivery',
    status: 'approved',
  },
];

/** Published reviews, where there are none. @param {Page} page */
async function publishReviews(page) {
  const { total } = await (await page.request.get(`${url}/api/reviews`)).json();
  if (total > 0) return;
  const { token } = await (
    await page.request.post(`${url}/api/admin/login`, { data: { email: 'admin@chalkboard.local', password } })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  for (const { status, ...review } of REVIEWS) {
    const { id } = await (await page.request.post(`${url}/api/reviews`, { data: review })).json();
    await page.request.post(`${url}/api/admin/feedback/${id}/status`, { headers, data: { status } });
    await page.request.post(`${url}/api/admin/feedback/${id}/publish`, { headers });
  }
}

/** Signs the first administrator in. @param {Page} page @param {string} tab */
async function openDashboard(page, tab) {
  await page.getByLabel('Email').fill('admin@chalkboard.local');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Monthly Revenue', { exact: true }).waitFor();
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page */
async function chooseScan(page) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles(SCAN);
}

/**
 * Registers a business and signs its owner in, by the link in the local outbox.
 * @param {Page} page on the page to sign in on @returns {Promise<string>} the business's id
 */
async function signIn(page) {
  const who = Math.random().toString(36).slice(2);
  const contact = `${who}@example.com`;
  const phone = `207${parseInt(who.slice(0, 6), 36)}`.padEnd(10, '5').slice(0, 10);
  const signup = {
    businessName: 'Osteria Lucia',
    ownerName: 'Lucia Rossi',
    email: contact,
    phone,
    address: '1 Harbor Street',
    city: 'Portland',
    businessType: 'restaurant',
    termsAccepted: true,
  };
  const { businessId } = await (await page.request.post(`${url}/api/business/signup`, { data: signup })).json();
  await page.request.post(`${url}/api/account/sign-in`, { data: { contact } });
  /** @type {string | undefined} */
  let link;
  while (!link) {
    const { messages } = await (await page.request.get(`${url}/api/notify/outbox`)).json();
    link = messages
      .filter((/** @type {{ to: string }} */ { to }) => to === contact)
      .map((/** @type {{ body: string }} */ { body }) => /\/sign-in#[\w-]+/.exec(body)?.[0])[0];
  }
  await page.goto(url + link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  return businessId;
}

/**
 * Has a menu of this visitor's own read: only who uploaded it may see its paper.
 * @param {Page} page
 * @returns {Promise<{ shareId: string, menu: ReadMenu }>}
 */
async function uploadScan(page) {
  const answer = await page.request.post(`${url}/api/upload-menu`, {
    multipart: { file: { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: fs.readFileSync(SCAN) } },
    timeout: 120_000,
  });
  return answer.json();
}

/**
 * @type {{ guest: string, dishes: number[], address?: string, notes?: string, moves: { move: string, minutes?: number
 * }[] }[]}
 */
const ORDERS = [
  { guest: 'Ada Lindqvist', dishes: [0, 5], moves: [] },
  { guest: 'Chloé Martin', dishes: [6], notes: 'No capers, please', moves: [] },
  {
    guest: 'Dmitri Voss',
    dishes: [1, 4, 11],
    address: '14 Quay Street, Apt. 3',
    moves: [{ move: 'accept', minutes: 45 }],
  },
  { guest: 'Eve Park', dishes: [7, 12], moves: [{ move: 'accept', minutes: 20 }, { move: 'start' }] },
  { guest: 'Farid Haddad', dishes: [8], moves: [{ move: 'accept', minutes: 10 }, { move: 'ready' }] },
  {
    guest: 'Greta Olsen',
    dishes: [2, 9],
    address: '3 Mill Lane',
    moves: [{ move: 'accept', minutes: 30 }, { move: 'dispatch' }],
  },
  { guest: 'Hugo Brandt', dishes: [3], moves: [{ move: 'accept', minutes: 10 }, { move: 'complete' }] },
];

/**
 * A menu of this visitor's own, with orders at every stage.
 * @param {Page} page @returns {Promise<{ shareId: string, inTheKitchen: string }>} `inTheKitchen`: path of the tracking
 * page of one that is being prepared
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
    const cart = dishes
      .flatMap((at) => items[at % items.length] ?? [])
      .map((item) => ({
        name: item.name,
        price: item.price,
        quantity: 1,
        total: item.priceMinor / 100,
        itemId: item.id,
        ...(notes && { notes }),
      }));
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
    for (const move of moves)
      ({ version } = await call(`${board}/orders/${placed.orderId}/moves`, { ...move, version }));
    if (moves.at(-1)?.move === 'start') inTheKitchen = placed.trackingUrl;
  }
  return { shareId, inTheKitchen };
}

fs.mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium({ log: console.error }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [size, { width, height, shown }] of Object.entries(WIDTHS)) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const [name, { at, bar, reach }] of Object.entries(PAGES)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(url + at);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('#fragment').waitFor({ state: 'detached' });
      await reach?.(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (bar)
        await page.setViewportSize({
          width,
          height: Math.min(
            await page.evaluate(() => document.documentElement.scrollHeight),
            Math.round(height * MAX_WINDOWS),
          ),
        });
      // A page that went to its place by itself is shown from its beginning.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const whole = await page.screenshot({ fullPage: true });
      const { height: tall = height } = await sharp(whole).metadata();
      await sharp(whole)
        .extract({ left: 0, top: 0, width, height: Math.min(tall, Math.round(height * MAX_WINDOWS)) })
        .resize({ width: shown })
        .png({ palette: true, colours: 64 })
        .toFile(path.join(FOLDER, `${name}-${size}-${colorScheme}.png`));
      await context.close();
    }
  }
}
await browser.close();
