import { PDFDocument, StandardFonts } from 'pdf-lib';
import { turnRulesOn } from './rules.mjs';

const DEMO_SHARE_ID = 'demo';
const DISHES = [
  'Onion Soup',
  'Green Salad',
  'Fish Stew',
  'Roast Chicken',
  'Lamb Chops',
  'Mushroom Risotto',
  'Apple Tart',
  'Lemon Sorbet',
];

/**
 * @typedef {{ itemId: string, variantId?: string, name: string, price: string, priceMinor: number, choices?:
 * import('./rules.mjs').Choices }} Dish one way to order a dish
 */
/**
 * @typedef {object} OrderableMenu
 * @property {string} shareId @property {number} deliveryFeeMinor @property {number} minimumMinor @property {Dish[]}
 * dishes
 * @property {string} phone the restaurant's, in international form
 * @property {string} [cookie] of the browser in which it was made: the right to change it
 * @property {boolean} [ruled] its rules are on, so that only a quote knows what an order costs
 */

/**
 * The demo restaurant's menu and `count` others, each made as an owner makes one: a file is uploaded, read and
 * published.
 * @param {string} origin
 * @param {{ count: number, random: import('./seeded-random.mjs').SeededRandom, rules: boolean }} wanted
 * `random` chooses the prices; `rules`: all rules of those that are made are turned on
 * @returns {Promise<OrderableMenu[]>}
 */
export async function makeMenus(origin, { count, random, rules }) {
  const menus = [orderable(await json(await fetch(`${origin}/api/menu/${DEMO_SHARE_ID}`)))];
  for (let number = 1; number <= count; number++) {
    const form = new FormData();
    form.append('file', new Blob([await printedMenu(number, random)], { type: 'application/pdf' }), 'menu.pdf');
    form.append('restaurantName', `Restaurant ${number}`);
    // Numbers kept for stories and films.
    form.append('restaurantPhone', `+1415555${String(100 + number).padStart(4, '0')}`);
    const uploaded = await fetch(`${origin}/api/upload-menu`, { method: 'POST', body: form });
    const cookie = uploaded.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const { shareId } = await json(uploaded);
    const menu = await json(
      await fetch(`${origin}/api/menu/${shareId}/publish`, { method: 'POST', headers: { cookie } }),
    );
    const choices = rules ? await turnRulesOn(origin, { menu, cookie }) : new Map();
    menus.push({ ...orderable(menu, choices), cookie, ruled: rules });
  }
  return menus;
}

/**
 * @param {number} number @param {import('./seeded-random.mjs').SeededRandom} random @returns
 * {Promise<Uint8Array<ArrayBuffer>>} a page of text
 */
async function printedMenu(number, random) {
  const pdf = await PDFDocument.create();
  const [heading, body] = [
    await pdf.embedFont(StandardFonts.HelveticaBold),
    await pdf.embedFont(StandardFonts.Helvetica),
  ];
  const page = pdf.addPage([420, 595]);
  page.drawText(`Restaurant ${number}`, { x: 120, y: 530, size: 26, font: heading });
  page.drawText('Dishes', { x: 60, y: 470, size: 18, font: heading });
  for (const [row, dish] of DISHES.entries()) {
    const y = 430 - row * 34;
    page.drawText(dish, { x: 60, y, size: 13, font: body });
    page.drawText(`$${(random.between(100, 2400) / 100).toFixed(2)}`, { x: 320, y, size: 13, font: body });
  }
  return new Uint8Array(await pdf.save());
}

/**
 * @param {import('@chalkboard/contracts').Menu} menu
 * @param {ReadonlyMap<string, import('./rules.mjs').Choices>} [choices] by the dishes that need them
 * @returns {OrderableMenu} what of a menu can be ordered without asking
 */
function orderable({ shareId, categories, deliveryFee, minimumOrder, restaurantPhone = '' }, choices = new Map()) {
  const dishes = categories.flatMap(({ items }) => items).filter(({ soldOut, uncertain }) => !soldOut && !uncertain);
  const ways = dishes.flatMap(({ id, name, price, priceMinor, variants = [] }) => [
    ...(priceMinor === undefined || variants.length > 0
      ? []
      : [{ itemId: id, name, price, priceMinor, choices: choices.get(id) }]),
    ...variants.flatMap((variant) =>
      variant.priceMinor === undefined
        ? []
        : [{ itemId: id, variantId: variant.id, name, price: variant.price, priceMinor: variant.priceMinor }],
    ),
  ]);
  if (ways.length === 0) throw new Error(`nothing can be ordered from the menu ${shareId}`);
  // All of them are American.
  const phone = `+1${restaurantPhone.replace(/\D/g, '').slice(-10)}`;
  return {
    shareId,
    phone,
    deliveryFeeMinor: Math.round(Number(deliveryFee) * 100),
    minimumMinor: Math.round(Number(minimumOrder) * 100),
    dishes: ways,
  };
}

/** @param {Response} response */
async function json(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}
