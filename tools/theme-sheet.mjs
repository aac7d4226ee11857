// Takes pictures of menus in each theme, beside one another, into docs/screens: node tools/theme-sheet.mjs URL [SHEET…]
// By day and by night, from a phone to a desk; of a menu as most are, of one of three dishes, of long names, and of
// many photographs; of a dish and of the checkout.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from './platform/chromium.mjs';
import { ROOT } from './platform/workspace.mjs';

const FOLDER = path.join(ROOT, 'docs/screens');
const SCAN = path.join(ROOT, 'services/menu/fixtures/scanned-menu.jpg');
const THEMES = ['restaurant', 'modern-dark', 'cafe-warm', 'pizza-italian', 'fine-dining', 'fast-food'];
const PHONE = { viewport: { width: 390, height: 844 }, shown: 260, columns: 6 };
const TABLET = { viewport: { width: 768, height: 1024 }, shown: 420, columns: 3 };
const DESK = { viewport: { width: 1440, height: 900 }, shown: 640, columns: 2 };

/** @typedef {{ name: string, description?: string, price: string, dietary?: string[] }} Dish */
/**
 * @typedef {{ restaurantName: string, restaurantDescription: string, deliveryFee: string, minimumOrder: string }}
 * Settings
 */
/**
 * @typedef {{ settings: Settings, categories?: { name: string, items: Dish[] }[], photos?: true }} Kind without
 * categories it has what was read from the paper
 */
/** @type {Record<'usual' | 'three' | 'long' | 'many', Kind>} */
const MENUS = {
  usual: {
    settings: {
      restaurantName: 'Olive Street Trattoria',
      restaurantDescription: 'Small plates by the harbour, open from noon',
      deliveryFee: '5.00',
      minimumOrder: '0.00',
    },
  },
  three: {
    settings: { restaurantName: 'Soup & Co', restaurantDescription: '', deliveryFee: '0.00', minimumOrder: '0.00' },
    categories: [
      {
        name: 'Today',
        items: ['Leek and Potato', 'Lentil', 'Bread'].map((name, at) => ({ name, price: `$${6 - at}.00` })),
      },
    ],
  },
  long: {
    settings: {
      restaurantName: 'The Old Harbourmaster’s Fish, Chip and Oyster House',
      restaurantDescription: 'Three generations of the same family, and everything landed that morning',
      deliveryFee: '7.50',
      minimumOrder: '35.00',
    },
    categories: ['From the Harbour, Landed This Morning', 'Slow-Cooked Over Oak and Cherry Wood', 'Afterwards'].map(
      (name) => ({
        name,
        items: Array.from({ length: 10 }, (_, at) => ({
          name:
            [
              'Whole Grilled Lemon Sole with Brown Butter and Capers',
              'Hand-Dived Scallops in Their Shells with Wild Garlic',
              'Pan-Roasted Monkfish Wrapped in Smoked Air-Dried Ham',
            ][at % 3] ?? '',
          price: `$${120 + at}.50`,
          dietary: ['Gluten-Free', 'Dairy-Free', 'Spicy'].slice(0, at % 4),
        })),
      }),
    ),
  },
  many: {
    settings: {
      restaurantName: 'Marrow Lane Kitchen',
      restaurantDescription: 'Cooked over fire, with what the market had',
      deliveryFee: '4.50',
      minimumOrder: '10.00',
    },
    categories: ['Starters', 'From the Fire', 'Pasta', 'Fish', 'Sides', 'Desserts'].map((name) => ({
      name,
      items: Array.from({ length: 20 }, (_, at) => ({
        name: `${['Charred Leeks', 'Lamb Shoulder', 'Sea Bream', 'Wild Mushrooms', 'Burnt Cream'][at % 5]} No. ${at + 1}`,
        description:
          'Slow-cooked for twelve hours with tomatoes, garlic and basil from the garden, finished with the new oil',
        price: `$${9 + at}.50`,
        dietary: at % 3 ? [] : ['Vegetarian'],
      })),
    })),
    photos: true,
  },
};

/** @param {import('playwright-core').Page} page */
async function openDish(page) {
  await page
    .getByRole('button', { name: /^Details: / })
    .nth(1)
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to Cart/ })
    .waitFor();
}

/** @param {import('playwright-core').Page} page */
async function openCheckout(page) {
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .nth(1)
    .click();
  await page
    .getByRole('link', { name: /^Cart, / })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  // It lies on the first dish until it goes by itself.
  await page.getByText('Added to cart').waitFor({ state: 'hidden' });
}

/**
 * `reach`: from the menu to what is shown @type {{ name: string, kind: keyof typeof MENUS, viewport: { width: number,
 * height: number }, shown: number, columns: number, scheme: 'light' | 'dark', reach?: (page:
 * import('playwright-core').Page) => Promise<unknown> }[]}
 */
const SHEETS = [
  { name: 'themes-phone', kind: 'usual', ...PHONE, scheme: 'light' },
  { name: 'themes-phone-dark', kind: 'usual', ...PHONE, scheme: 'dark' },
  { name: 'themes-desk', kind: 'usual', ...DESK, scheme: 'light' },
  { name: 'themes-three-phone', kind: 'three', ...PHONE, scheme: 'light' },
  { name: 'themes-three-desk', kind: 'three', ...DESK, scheme: 'light' },
  { name: 'themes-long-phone', kind: 'long', ...PHONE, scheme: 'light' },
  { name: 'themes-long-tablet', kind: 'long', ...TABLET, scheme: 'dark' },
  { name: 'themes-photos-phone', kind: 'many', ...PHONE, scheme: 'light' },
  { name: 'themes-photos-tablet', kind: 'many', ...TABLET, scheme: 'light' },
  { name: 'themes-photos-desk', kind: 'many', ...DESK, scheme: 'dark' },
  { name: 'themes-dish-phone', kind: 'usual', ...PHONE, scheme: 'light', reach: openDish },
  { name: 'themes-checkout-phone', kind: 'usual', ...PHONE, scheme: 'light', reach: openCheckout },
  { name: 'themes-checkout-desk', kind: 'usual', ...DESK, scheme: 'dark', reach: openCheckout },
];
const GAP = 12;
const DRAWN_PHOTOS = 5;
const [url = 'http://localhost:4200', ...wanted] = process.argv.slice(2);

/** A plate from above. @param {number} at which @param {{ width: number, height: number }} size */
function drawPlate(at, { width, height }) {
  const hue = (at * 67 + 20) % 360;
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.42];
  const pieces = Array.from({ length: 26 }, (_, piece) => {
    const [angle, far] = [piece * 2.4, r * 0.62 * Math.sqrt(piece / 26)];
    return `<ellipse cx="${x + far * Math.cos(angle)}" cy="${y + far * Math.sin(angle)}" rx="${r * 0.13}" ry="${r * 0.08}" transform="rotate(${piece * 47} ${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)})" fill="hsl(${hue + (piece % 4) * 22} ${48 + (piece % 3) * 12}% ${34 + (piece % 5) * 7}%)"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue + 180} 16% 24%)"/><circle cx="${x}" cy="${y + r * 0.06}" r="${r * 1.04}" fill="#0005"/><circle cx="${x}" cy="${y}" r="${r}" fill="#f4efe6"/><circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="#e6ded0"/>${pieces.join('')}</svg>`,
    ),
  )
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** @param {import('playwright-core').APIRequestContext} owner @param {Kind} kind */
async function openMenu(owner, { settings, categories, photos }) {
  /** @param {Promise<import('playwright-core').APIResponse>} call */
  const done = async (call) => {
    const response = await call;
    if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  /** @param {string} at @param {Promise<Buffer>} picture */
  const send = async (at, picture) =>
    done(
      owner.post(at, {
        multipart: { file: { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await picture } },
        timeout: 120_000,
      }),
    );
  const { shareId } = await send(`${url}/api/upload-menu`, fs.promises.readFile(SCAN));
  const address = `${url}/api/menu/${shareId}`;
  const { version } = await done(owner.get(address));
  const menu = await done(
    owner.put(address, { data: { ...settings, ...(categories && { categories, baseVersion: version }) } }),
  );
  if (photos) {
    /** @type {string[]} */
    const plates = [];
    // A menu hears of a photograph after it was taken; one after another, since each is made by a process of its own.
    for (let at = 0; at < DRAWN_PHOTOS; at += 1)
      plates.push((await send(`${address}/photos`, drawPlate(at, { width: 960, height: 720 }))).hash);
    const cover = (await send(`${address}/photos`, drawPlate(DRAWN_PHOTOS, { width: 1600, height: 640 }))).hash;
    /** @type {{ id: string }[]} */
    const dishes = menu.categories.flatMap((/** @type {{ items: { id: string }[] }} */ category) => category.items);
    await done(
      owner.put(`${address}/photos`, {
        data: { cover, items: dishes.map(({ id }, at) => ({ itemId: id, photo: plates[at % DRAWN_PHOTOS] })) },
      }),
    );
  }
  return {
    page: `${url}/menu/${shareId}`,
    wear: (/** @type {string} */ backgroundTheme) =>
      done(owner.put(address, { data: { ...settings, backgroundTheme } })),
  };
}

const browser = await chromium.launch({
  executablePath: findChromium({ log: console.error }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const owner = await browser.newContext();
  /** @type {Map<string, Awaited<ReturnType<typeof openMenu>>>} */
  const opened = new Map();
  for (const { name, kind, viewport, shown, columns, scheme, reach } of SHEETS.filter(
    (sheet) => wanted.length === 0 || wanted.includes(sheet.name),
  )) {
    const menu = opened.get(kind) ?? (await openMenu(owner.request, MENUS[kind]));
    opened.set(kind, menu);
    const pictures = [];
    for (const theme of THEMES) {
      await menu.wear(theme);
      const guest = await browser.newContext({ viewport, colorScheme: scheme });
      const page = await guest.newPage();
      // What was read before may be shown for half a second.
      await page.waitForTimeout(600);
      await page.goto(menu.page, { waitUntil: 'networkidle' });
      await page.locator(`[data-menu-theme="${theme}"]`).waitFor();
      await reach?.(page);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      pictures.push(
        await sharp(await page.screenshot())
          .resize({ width: shown })
          .toBuffer(),
      );
      await guest.close();
    }
    const height = Math.round((viewport.height * shown) / viewport.width);
    const rows = Math.ceil(pictures.length / columns);
    const sheet = sharp({
      create: {
        width: columns * (shown + GAP) + GAP,
        height: rows * (height + GAP) + GAP,
        channels: 3,
        background: '#d9d4cb',
      },
    });
    await sheet
      .composite(
        pictures.map((input, at) => ({
          input,
          left: GAP + (at % columns) * (shown + GAP),
          top: GAP + Math.floor(at / columns) * (height + GAP),
        })),
      )
      .png({ palette: true })
      .toFile(path.join(FOLDER, `${name}.png`));
    console.log(name);
  }
} finally {
  await browser.close();
}
