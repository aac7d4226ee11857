import type { Page } from 'playwright-core';
import { expectSound, expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { Restaurant } from '../support/restaurant';
import { placeRush } from '../support/rush';
import {
  accept,
  boardReady,
  card,
  cardIn,
  hearSound,
  newTicketsInSight,
  openBoard,
  openReject,
  sendReject,
  tool,
} from '../support/screens/board';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

const TABLET = { width: 1024, height: 768 } as const;
/** The line is away, or another device was first: what these stories are about. */
const EXPECTED = [/409/, /ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK/, /Failed to load resource/];

interface Rush {
  readonly restaurant: Restaurant;
  readonly numbers: readonly string[];
}

/** A restaurant of which nobody has answered so many orders. */
async function rush(phone: string, count: number): Promise<Rush> {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: phone });
  return { restaurant, numbers: await placeRush(system().url, await restaurant.menu(), count) };
}

async function boardOf(
  { restaurant }: Rush,
  viewport: { readonly width: number; readonly height: number } = DESKTOP,
): Promise<Page> {
  const page = await windows.open(restaurant.menuUrl, { viewport, expected: EXPECTED });
  await restaurant.letIn(page);
  await openBoard(page, restaurant.shareId);
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('twelve new orders: eight stand on a laptop, six on a tablet, on a phone they are worked by the thumb', async () => {
  const evening = await rush('+15035550181', 12);
  for (const [viewport, least] of [
    [DESKTOP, 8],
    [TABLET, 6],
    [COMMON_PHONE, 2],
  ] as const) {
    const page = await boardOf(evening, viewport);
    await hearSound(page);
    expect(await newTicketsInSight(page)).toBeGreaterThanOrEqual(least);
    // The oldest stands first, and what a guest noted stands on its ticket.
    expect(await page.locator('[data-column="new"] h3').first().textContent()).toContain(evening.numbers[0]);
    await card(page, evening.numbers[3]!).getByText('“Nut allergy! Please keep apart.”').waitFor();
    await expectSoundInBoth(page);
    // Long orders are closed, and open.
    const long = card(page, evening.numbers[2]!);
    const before = await long.getByRole('listitem').count();
    await long.getByRole('button', { name: /^\+\d more dishes/ }).click();
    expect(await long.getByRole('listitem').count()).toBe(7);
    expect(before).toBeLessThan(7);
    await page.context().close();
  }
});

test('the board is worked by keys alone, and no key does anything while somebody types', async () => {
  const evening = await rush('+15035550182', 5);
  const [first, second, third] = evening.numbers;
  const page = await boardOf(evening);
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(`Order ${first}`);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe(`Order ${second}`);
  await page.keyboard.press('2');
  await cardIn(page, 'kitchen', second!)
    .getByText(/^Ready by /)
    .waitFor();
  // The next one has the focus: it is turned down with a reason.
  expect(await focused(page)).toBe(`Order ${third}`);
  await page.keyboard.press('x');
  await page.getByRole('radio', { name: 'We are closing.' }).check();
  const more = page.getByRole('textbox', { name: 'More for the guest (optional)' });
  await more.fill('');
  await more.pressSequentially('1 2 3 r x ?');
  await page.getByText('The guest reads: “We are closing. 1 2 3 r x ?”').waitFor();
  await expectSound(page);
  expect((await evening.restaurant.orders()).filter(({ status }) => status === 'placed')).toHaveLength(4);
  await page.getByRole('button', { name: 'Reject order', exact: true }).click();
  await cardIn(page, 'done', third!).getByText('Reason: We are closing. 1 2 3 r x ?').waitFor();

  await cardIn(page, 'kitchen', second!).focus();
  await page.keyboard.press('r');
  await cardIn(page, 'leaving', second!).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of the board' });
  await help.getByText('Accept for 10, 20, 30 or 45 minutes').waitFor();
  await expectSound(page);
  await help.getByRole('checkbox', { name: 'Use keys on this device' }).uncheck();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await card(page, first!).focus();
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(`Order ${first}`);
});

test('what has to be cooked is added up over the accepted orders, and the wall shows the board without a press', async () => {
  const evening = await rush('+15035550183', 5);
  const [first, second, third, fourth] = evening.numbers;
  const page = await boardOf(evening);
  // Two, one and seven dishes, the first of the menu in each of them.
  for (const number of [first, second, third]) {
    await accept(page, number!, 20);
    await cardIn(page, 'kitchen', number!).waitFor();
  }
  await tool(page, 'All day');
  const sums = page.locator('[data-view="all-day"] li');
  await sums.first().getByText('3 of').waitFor();
  expect(await sums.count()).toBe(7);
  for (const number of [first, second, third])
    await sums
      .first()
      .getByRole('button', { name: `1 for order ${number}` })
      .waitFor();
  expect(await page.locator('[data-view="all-day"]').getByText(fourth!).count()).toBe(0);
  await expectSoundInBoth(page);

  await page.goto(`${evening.restaurant.menuUrl}/orders?screen=wall`);
  await page.locator('[data-screen="wall"][data-line="live"]').waitFor();
  const shown = page.locator('[data-screen="wall"]');
  await shown.locator('[data-column="new"]').getByText(fourth!, { exact: true }).waitFor();
  expect(await shown.getByRole('button').count()).toBe(0);
  const letters = await shown
    .locator('[data-column="kitchen"] li li p')
    .first()
    .evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
  expect(letters).toBeGreaterThanOrEqual(26);
  await expectSoundInBoth(page);
});

test('what is pressed while the line is away waits on the device, also over a reload, and overwrites nothing', async () => {
  const evening = await rush('+15035550184', 2);
  const [first, second] = evening.numbers;
  const page = await boardOf(evening);
  await page.context().setOffline(true);
  await page.getByText(/^No connection\./).waitFor();
  await accept(page, first!, 20);
  await openReject(page, second!, 'The oven is broken.');
  await sendReject(page);
  await card(page, first!).getByText('Accept for 20 min: will be sent when the line is back.').waitFor();
  await card(page, second!).getByText('Reject: will be sent when the line is back.').waitFor();
  await page.getByText(/2 presses wait on this device/).waitFor();
  await expectSound(page);

  // Another device answers the second one meanwhile, and this one is switched off and on again.
  const order = (await evening.restaurant.orders()).find(({ orderNumber }) => orderNumber === second)!;
  await evening.restaurant.accept(order.orderId, 10);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(`${evening.restaurant.menuUrl}/orders`);
  await boardReady(page);
  await cardIn(page, 'kitchen', first!)
    .getByText(/^Ready by /)
    .waitFor();
  await card(page, second!)
    .getByText(/^Changed meanwhile: accepted on another board at .*\. Nothing was changed\.$/)
    .waitFor();
  await expectSound(page);
  await until('the server to have both', async () =>
    (await evening.restaurant.orders()).every(({ status }) => status === 'accepted'),
  );
  const after = (await evening.restaurant.orders()).find(({ orderNumber }) => orderNumber === second)!;
  expect(after.version).toBe(2);
});

test('a press that waits is taken back', async () => {
  const evening = await rush('+15035550185', 1);
  const [number] = evening.numbers;
  const page = await boardOf(evening);
  await page.context().setOffline(true);
  await page.getByText(/^No connection\./).waitFor();
  await accept(page, number!, 20);
  await card(page, number!).getByRole('button', { name: 'Do not send' }).click();
  await page.context().setOffline(false);
  await boardReady(page);
  await card(page, number!)
    .getByRole('button', { name: `Accept for 20 min: order ${number}` })
    .waitFor();
  const [order] = await evening.restaurant.orders();
  expect(order?.status).toBe('placed');
});
