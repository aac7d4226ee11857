import { Menu, PlaceOrderResponse, UploadMenuResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { settled, violations } from '../support/axe';
import { DESKTOP, useBrowser } from '../support/browser';
import { orderFrom } from '../support/demo-order';
import { fixtureBytes } from '../support/fixtures';
import { readOutbox } from '../support/outbox';
import { accept, boardReady, card, cardIn, openBoard, tool } from '../support/screens/board';
import { useSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSystem();
const windows = useBrowser();

const SMALL_PHONE = { width: 360, height: 740 } as const;
const READING_LIMIT_MS = 120_000;
/** Another device was first, or the network is away: what these stories are about. */
const EXPECTED = [/409/, /ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK/, /Failed to load resource/];

interface Kitchen {
  readonly page: Page;
  readonly shareId: string;
  readonly menu: Menu;
}

/** An owner at the board of a menu of their own. */
async function kitchen(phone: string, viewport: { readonly width: number; readonly height: number } = DESKTOP): Promise<Kitchen> {
  const page = await windows.open(system().url, { viewport, expected: EXPECTED });
  const file = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from(fixtureBytes('text-menu.pdf')) };
  const uploaded = await page.request.post(`${system().url}/api/upload-menu`, { multipart: { file }, timeout: READING_LIMIT_MS });
  const { shareId, menu } = UploadMenuResponse.parse(await uploaded.json());
  const saved = await page.request.put(`${system().url}/api/menu/${shareId}`, { data: { restaurantName: menu.restaurantName, restaurantPhone: phone } });
  expect(saved.status()).toBe(200);
  await openBoard(page, shareId);
  return { page, shareId, menu };
}

function dishOf(menu: Menu): string {
  const dish = menu.categories.flatMap(({ items }) => items).find(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain);
  if (!dish) throw new Error('the menu has no dish with one price');
  return dish.name;
}

/** A guest's order, by another visitor. */
async function placed({ shareId, menu }: Kitchen, customer: string): Promise<PlaceOrderResponse> {
  const order = { ...orderFrom(menu, { dish: dishOf(menu), customer }), shareId };
  // Ordering hears of the menu a moment after it was made.
  return until('an order to be taken', async () => {
    const { status, json } = await new Visitor(system().url).call('/api/orders', { method: 'POST', json: order });
    return status === 201 && PlaceOrderResponse.parse(json);
  });
}

/** The path of the signed link in the restaurant's message about an order. */
function boardLink(number: string): Promise<string> {
  return until(`the message about ${number}`, async () => {
    const { messages } = await readOutbox(system().url, { orderNumber: number });
    return messages.map(({ body }) => /\/board\/\S+/.exec(body)?.[0]).find(Boolean);
  });
}

test('an order rings on the board; accepted by the link on an old phone, the owner’s screen shows it', async () => {
  const owner = await kitchen('+15035550171');
  expect(await owner.page.locator('[data-board]').getAttribute('data-ringing')).toBe('0');
  // Nobody touches this screen: what comes now is seen by nobody.
  const { orderNumber } = await placed(owner, 'Ada Lindqvist');
  await owner.page.locator('[data-board][data-ringing="1"]').waitFor();
  await card(owner.page, orderNumber).waitFor();
  expect(await card(owner.page, orderNumber).getAttribute('data-ringing')).toBe('true');

  const link = await boardLink(orderNumber);
  const phone = await windows.open(`${system().url}${link}`, { viewport: SMALL_PHONE, expected: EXPECTED });
  await boardReady(phone);
  // The address keeps no secret, and the page holds after a reload.
  expect(phone.url()).not.toContain(link);
  await phone.reload();
  await boardReady(phone);
  await settled(phone);
  expect(await violations(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  // Somebody looks at it there: it rings nowhere any more.
  await owner.page.locator('[data-board][data-ringing="0"]').waitFor();

  await accept(phone, orderNumber, 20);
  await cardIn(owner.page, 'kitchen', orderNumber).getByText(/^Ready by /).waitFor();

  await owner.page.getByRole('button', { name: `Start cooking: order ${orderNumber}` }).click();
  await phone.getByRole('tab', { name: /^Kitchen/ }).click();
  await cardIn(phone, 'kitchen', orderNumber).getByText('Being prepared').waitFor();
});

test('an order is rejected with a reason, which the card keeps', async () => {
  const owner = await kitchen('+15035550172');
  const { orderNumber } = await placed(owner, 'Ben Ito');
  await owner.page.getByRole('button', { name: `Reject: order ${orderNumber}` }).click();
  const send = owner.page.getByRole('button', { name: 'Reject order', exact: true });
  expect(await send.isDisabled()).toBe(true);
  await owner.page.getByRole('radio', { name: 'Another reason' }).check();
  await owner.page.getByRole('textbox', { name: 'Another reason' }).fill('The oven is broken.');
  await send.click();
  await cardIn(owner.page, 'done', orderNumber).getByText('Reason: The oven is broken.').waitFor();
  await settled(owner.page);
  expect(await violations(owner.page)).toEqual([]);
});

test('orders that come while the connection is away are there when it is back', async () => {
  const owner = await kitchen('+15035550173');
  await owner.page.context().setOffline(true);
  await owner.page.getByText(/^No connection\./).waitFor();
  const { orderNumber } = await placed(owner, 'Chloé Martin');
  await owner.page.context().setOffline(false);
  await cardIn(owner.page, 'new', orderNumber).waitFor();
  await boardReady(owner.page);
  expect(await owner.page.getByText(/^No connection\./).count()).toBe(0);
});

test('a dish sold out on the board cannot be ordered from the menu', async () => {
  const owner = await kitchen('+15035550174', SMALL_PHONE);
  await placed(owner, 'Dmitri Voss');
  const dish = dishOf(owner.menu);
  await tool(owner.page, 'Sold out');
  await owner.page.getByLabel('Search dishes').fill(dish);
  await owner.page.getByRole('checkbox', { name: dish }).click();
  await owner.page.getByText('1 sold out.').waitFor();
  await until('the public menu to say so', async () => {
    const menu = Menu.parse((await new Visitor(system().url).call(`/api/menu/${owner.shareId}`)).json);
    return menu.categories.flatMap(({ items }) => items).find(({ name }) => name === dish)?.soldOut;
  });
  const guest = await windows.open(`${system().url}/menu/${owner.shareId}`, { viewport: SMALL_PHONE });
  await guest.getByRole('heading', { level: 1 }).waitFor();
  expect(await guest.getByRole('button', { name: `Add to Cart: ${dish}` }).count()).toBe(0);
});

test('an order taken by telephone is entered, and corrected', async () => {
  const owner = await kitchen('+15035550175');
  await placed(owner, 'Eve Park');
  const dish = dishOf(owner.menu);
  await tool(owner.page, 'Enter an order');
  await owner.page.getByRole('button', { name: new RegExp(`^Add ${dish}`) }).click();
  await owner.page.getByLabel('Name', { exact: true }).fill('Farid');
  await owner.page.getByRole('button', { name: 'Enter order' }).click();
  const entered = owner.page.locator('[data-column="kitchen"]').getByRole('article').filter({ hasText: 'Farid' });
  await entered.getByText('Entered by hand').waitFor();
  await entered.getByRole('button', { name: 'Details' }).click();
  await owner.page.getByRole('button', { name: 'Correct order' }).click();
  await owner.page.getByRole('button', { name: `One more ${dish}` }).click();
  await owner.page.getByRole('button', { name: 'Save correction' }).click();
  await entered.getByText('2×').waitFor();
});

test('who has neither the menu nor a link sees no order', async () => {
  const owner = await kitchen('+15035550176');
  const stranger = await windows.open(`${system().url}/menu/${owner.shareId}/orders`, { viewport: SMALL_PHONE, expected: [/40[13]/] });
  await stranger.getByRole('heading', { name: 'This device may not see these orders' }).waitFor();
  await settled(stranger);
  expect(await violations(stranger)).toEqual([]);
});
