import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { PHONE, useBrowser } from '../support/browser';
import { Restaurant, ROLL } from '../support/restaurant';
import { openBoard, openReject, sendReject, tool } from '../support/screens/board';
import {
  addToCart,
  ANN,
  expectPlaced,
  expectToast,
  fillIn,
  menuReady,
  place,
  toCheckout,
} from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const row = (page: Page) => page.locator('.menu-dish').filter({ has: page.getByRole('heading', { name: ROLL.item }) });
const shown = (page: Page, words: string) => row(page).getByText(words, { exact: true }).waitFor();

/** From the menu: as many of the dish as are asked for, to the checkout, all filled in. */
async function wants(page: Page, quantity: number): Promise<void> {
  await addToCart(page, ROLL);
  await toCheckout(page);
  for (let more = 1; more < quantity; more++) await page.getByRole('button', { name: `One more ${ROLL.item}` }).click();
  await fillIn(page, ANN);
}

test('three portions that the owner counts are sold to guests as long as they last, and come back when an order is rejected', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '+15035550191' });
  const owner = await windows.open(restaurant.menuUrl, { viewport: PHONE });
  await restaurant.letIn(owner);
  await openBoard(owner, restaurant.shareId);

  // A page of a menu that counts nothing says nothing of it.
  const reader = await windows.open(restaurant.menuUrl, { viewport: PHONE });
  await menuReady(reader);
  expect(await reader.getByText(/^\d+ left$/).count()).toBe(0);

  await tool(owner, 'Sold out');
  await owner.getByLabel('Search dishes').fill(ROLL.item);
  await owner.getByRole('button', { name: `Count portions of ${ROLL.item}` }).click();
  const field = owner.getByRole('textbox', { name: `Portions left of ${ROLL.item}` });
  await field.fill('4');
  await field.press('Enter');
  await owner.getByRole('button', { name: `Do not count ${ROLL.item}` }).waitFor();
  await owner.getByRole('button', { name: `One portion less of ${ROLL.item}` }).click();
  await owner.getByRole('button', { name: `Undo: 4 were left of ${ROLL.item}` }).waitFor();
  await expectSound(owner);

  // Pages that are open ask again when they are looked at again, and by themselves.
  await reader.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await shown(reader, '3 left');
  await expectSound(reader);

  const first = await windows.open(restaurant.menuUrl, { viewport: PHONE });
  const second = await windows.open(restaurant.menuUrl, { viewport: PHONE, expected: [/409/] });
  await shown(second, '3 left');
  await wants(second, 2);
  await wants(first, 2);
  const [response] = await Promise.all([
    first.waitForResponse((answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST'),
    place(first),
  ]);
  const { orderNumber } = PlaceOrderResponse.parse(await response.json());
  await expectPlaced(first);
  await shown(reader, '1 left');
  await until('the list of the board to say so', async () => (await field.inputValue()) === '1');

  // Who had chosen two before is told, and can have the last one.
  await place(second);
  await expectToast(second, 'Order Failed', `Only 1 of “${ROLL.item}” is left.`);
  await second.getByText(`Cannot be ordered. Only 1 of “${ROLL.item}” is left.`).waitFor();
  await expectSound(second);
  await second.getByRole('button', { name: `Order 1 instead: ${ROLL.item}` }).click();
  await place(second);
  await expectPlaced(second);
  await shown(reader, 'Sold out');
  expect(await reader.getByRole('button', { name: `Add to Cart: ${ROLL.item}` }).count()).toBe(0);
  await owner.getByRole('dialog').getByText('Sold out', { exact: true }).last().waitFor();

  await owner.keyboard.press('Escape');
  await openReject(owner, orderNumber, 'Out of ingredients');
  await sendReject(owner);
  await shown(reader, '2 left');
  await addToCart(reader, ROLL);
});
