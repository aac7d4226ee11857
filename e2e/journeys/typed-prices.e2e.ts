import type { EditedItem } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { Restaurant } from '../support/restaurant';
import { menuReady } from '../support/screens/guest';
import { edit, reviewReady, row, untilSaved, wholeMenu } from '../support/screens/review';
import { useSharedSystem } from '../support/system';

jest.setTimeout(120_000);

const system = useSharedSystem();
const windows = useBrowser();

const SOUP = 'Clam Chowder';
const ROLL = 'Lobster Roll';
const SIZES: Partial<EditedItem> = { addOns: [{ id: 'bacon001', name: 'Extra bacon', price: '2.00' }] };

/** The owner with the whole menu before them, on a phone. */
async function atReview(restaurant: Restaurant): Promise<Page> {
  const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE, worker: false });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/review`);
  await reviewReady(page);
  await wholeMenu(page);
  return page;
}

test('what is no price says so in the field and is not saved; an amount is, however it is written', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await atReview(restaurant);
  const form = await edit(page, ROLL);
  const price = form.getByRole('textbox', { name: 'Price', exact: true });
  for (const [typed, sentence] of [
    ['abc', '“abc” is no price. Please write an amount such as 12.50, or words such as “market price”.'],
    ['1O.50', '“1O.50” has letters in it. Please write figures only, such as 12.50.'],
    ['12.5.0', '“12.5.0” is not one amount. Please write it such as 12.50.'],
    ['€24', 'This menu is in US Dollar (USD). Please write the amount in that currency, such as 12.50.'],
  ] as const) {
    await price.fill(typed);
    await form.getByRole('button', { name: 'Done' }).click();
    await form.getByText(sentence).waitFor();
    expect(await price.evaluate((input) => input === document.activeElement)).toBe(true);
  }
  await expectSound(page);
  expect((await restaurant.menu()).version).toBe(2);
  await price.fill('$1,026.50');
  await form.getByRole('button', { name: 'Done' }).click();
  await row(page, ROLL).getByText('$1026.50').waitFor();
  await untilSaved(page);
});

test('a dish for nothing is free only when its owner says so', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await atReview(restaurant);
  const form = await edit(page, ROLL);
  const price = form.getByRole('textbox', { name: 'Price', exact: true });
  await price.fill('0');
  await form.getByRole('button', { name: 'Done' }).click();
  const question = form.getByRole('group', { name: '0 — is it free?' });
  await expectSound(page);
  await question.getByRole('button', { name: 'No, correct it' }).click();
  expect(await price.evaluate((input) => input === document.activeElement)).toBe(true);
  expect((await restaurant.menu()).version).toBe(2);
  await price.blur();
  await question.getByRole('button', { name: 'Yes, it is free' }).click();
  await question.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Done' }).click();
  await row(page, ROLL).getByText('$0.00').waitFor();
});

test('a size and an extra that are sold out alone cannot be chosen; the others can', async () => {
  const restaurant = await Restaurant.open(system());
  await restaurant.changeDish(SOUP, SIZES);
  const page = await atReview(restaurant);
  const form = await edit(page, SOUP);
  for (const part of ['Cup', 'Extra bacon']) await form.getByRole('checkbox', { name: `Sold out: ${part}` }).check();
  await expectSound(page);
  await form.getByRole('button', { name: 'Done' }).click();
  await untilSaved(page);

  const guest = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  await menuReady(guest);
  const dish = guest.getByRole('listitem').filter({ has: guest.getByRole('heading', { name: SOUP }) });
  await dish.getByText('Sold out').first().waitFor();
  await expectSound(guest);
  await dish.getByRole('button', { name: `Add to Cart: ${SOUP}` }).click();
  const choice = guest.getByRole('dialog', { name: SOUP });
  expect([
    await choice.getByRole('radio', { name: /^Cup/ }).isDisabled(),
    await choice.getByRole('radio', { name: /^Bowl/ }).isChecked(),
  ]).toEqual([true, true]);
  expect(await choice.getByRole('checkbox', { name: /^Extra bacon/ }).isDisabled()).toBe(true);
  await expectSound(guest);
  await choice.getByRole('button', { name: 'Add to Cart $9.50' }).click();
  await guest.getByText('Added to cart').first().waitFor();
});

test('fees are asked for in the menu’s own currency, and are read as its owner writes them', async () => {
  const restaurant = await Restaurant.open(system(), { currency: 'EUR' });
  const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE, worker: false });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/edit`);
  await page.getByRole('spinbutton', { name: 'Delivery fee (€)' }).fill('3,50 €');
  await page.getByRole('spinbutton', { name: 'Minimum order (€)' }).fill('1.250,00');
  expect(await page.getByText('($)').count()).toBe(0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(restaurant.menuUrl);
  expect(await restaurant.menu()).toMatchObject({ deliveryFee: '3.50', minimumOrder: '1250.00' });
});
