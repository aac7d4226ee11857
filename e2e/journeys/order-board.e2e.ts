import { PlaceOrderResponse, type Menu } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { orderFrom } from '../support/demo-order';
import { boardLink } from '../support/outbox';
import { Restaurant } from '../support/restaurant';
import {
  accept,
  boardReady,
  card,
  cardIn,
  column,
  giveReason,
  holdMoves,
  openAccept,
  openBoard,
  openReject,
  rejectButton,
  sendAccept,
  sendReject,
  step,
  tool,
} from '../support/screens/board';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

/** Another device was first, or the network is away: what these stories are about. */
const EXPECTED = [/409/, /ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK/, /Failed to load resource/];

interface Kitchen {
  readonly page: Page;
  readonly restaurant: Restaurant;
  readonly menu: Menu;
}

/** An owner at the board of a menu of their own. */
async function kitchen(
  phone: string,
  viewport: { readonly width: number; readonly height: number } = DESKTOP,
): Promise<Kitchen> {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: phone });
  const page = await windows.open(restaurant.menuUrl, { viewport, expected: EXPECTED });
  await restaurant.letIn(page);
  await openBoard(page, restaurant.shareId);
  return { page, restaurant, menu: await restaurant.menu() };
}

/** Names of the dishes that have one price. */
function dishesOf(menu: Menu): string[] {
  return menu.categories
    .flatMap(({ items }) => items)
    .filter(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain)
    .map(({ name }) => name);
}

function dishOf(menu: Menu): string {
  const [dish] = dishesOf(menu);
  if (dish === undefined) throw new Error('the menu has no dish with one price');
  return dish;
}

/** A guest's order, by another visitor. */
async function placed({ menu }: Kitchen, customer: string): Promise<PlaceOrderResponse> {
  const { status, json } = await new Visitor(system().url).call('/api/orders', {
    method: 'POST',
    json: orderFrom(menu, { dish: dishOf(menu), customer }),
  });
  expect(status).toBe(201);
  return PlaceOrderResponse.parse(json);
}

test('an order rings on the board; accepted by the link on an old phone, the owner’s screen shows it', async () => {
  const owner = await kitchen('+15035550171');
  expect(await owner.page.locator('[data-board]').getAttribute('data-ringing')).toBe('0');
  // Nobody touches this screen: what comes now is seen by nobody.
  const { orderNumber } = await placed(owner, 'Ada Lindqvist');
  await owner.page.locator('[data-board][data-ringing="1"]').waitFor();
  await card(owner.page, orderNumber).waitFor();
  expect(await card(owner.page, orderNumber).getAttribute('data-ringing')).toBe('true');

  const link = await boardLink(system().url, orderNumber);
  const phone = await windows.open(`${system().url}${link}`, { viewport: PHONE, expected: EXPECTED });
  await boardReady(phone);
  // The address keeps no secret, and the page holds after a reload.
  expect(phone.url()).not.toContain(link);
  await phone.reload();
  await boardReady(phone);
  await expectSound(phone);
  // Somebody looks at it there: it rings nowhere any more.
  await owner.page.locator('[data-board][data-ringing="0"]').waitFor();

  await accept(phone, orderNumber, 20);
  await cardIn(owner.page, 'kitchen', orderNumber)
    .getByText(/^Ready by /)
    .waitFor();

  await step(owner.page, 'Start cooking', orderNumber);
  await column(phone, 'kitchen');
  await cardIn(phone, 'kitchen', orderNumber).getByText('Being prepared').waitFor();
});

test('an order is rejected with a reason, which the card keeps', async () => {
  const owner = await kitchen('+15035550172');
  const { orderNumber } = await placed(owner, 'Ben Ito');
  await openReject(owner.page, orderNumber, '');
  expect(await rejectButton(owner.page).isDisabled()).toBe(true);
  await giveReason(owner.page, 'The oven is broken.');
  await sendReject(owner.page);
  await cardIn(owner.page, 'done', orderNumber).getByText('Reason: The oven is broken.').waitFor();
  await expectSound(owner.page);
});

test('two devices press on one order at the same time: one is first, the other is told what it did, and both show the same', async () => {
  const owner = await kitchen('+15035550177');
  const { orderNumber } = await placed(owner, 'Gus Lindholm');
  const link = await boardLink(system().url, orderNumber);
  const phone = await windows.open(`${system().url}${link}`, { viewport: PHONE, expected: EXPECTED });
  await boardReady(phone);
  await openAccept(owner.page, orderNumber, 20);
  await openReject(phone, orderNumber, 'The oven is broken.');
  // Both presses are under way before either arrives.
  const release = await holdMoves([owner.page, phone]);
  const answers = Promise.all(
    [owner.page, phone].map((page) => page.waitForResponse((answer) => answer.url().endsWith('/moves'))),
  );
  await sendAccept(owner.page);
  await sendReject(phone);
  await release();
  const [accepted, rejected] = (await answers).map((answer) => answer.status());
  expect([accepted, rejected].sort()).toEqual([200, 409]);

  const acceptedFirst = accepted === 200;
  const [loser, published] = acceptedFirst
    ? [phone, /^Changed meanwhile: accepted on another board at /]
    : [owner.page, /^Changed meanwhile: turned down by the link in the message at /];
  await card(loser, orderNumber).getByRole('alert').getByText(published).waitFor();
  await expectSound(loser);
  const [place, said] = acceptedFirst ? (['kitchen', 'Accepted'] as const) : (['done', 'Turned down'] as const);
  for (const page of [owner.page, phone]) {
    await column(page, place);
    await cardIn(page, place, orderNumber).getByText(said, { exact: true }).waitFor();
  }
  const [order] = await owner.restaurant.orders();
  expect(order?.history.map(({ status }) => status)).toEqual(['placed', acceptedFirst ? 'accepted' : 'rejected']);
  await loser.getByRole('button', { name: 'OK', exact: true }).click();
  expect(await card(loser, orderNumber).getByRole('alert').count()).toBe(0);
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
  const owner = await kitchen('+15035550174', PHONE);
  await placed(owner, 'Dmitri Voss');
  const dish = dishOf(owner.menu);
  await tool(owner.page, 'Sold out');
  await owner.page.getByLabel('Search dishes').fill(dish);
  await owner.page.getByRole('checkbox', { name: dish }).click();
  await owner.page.getByText('1 sold out.').waitFor();
  // Another device of the restaurant, with the same list open, sees what is sold out from here.
  const second = dishesOf(owner.menu)[1]!;
  await owner.restaurant.sellOut(second);
  await owner.page.getByLabel('Search dishes').fill(second);
  await owner.page.getByText('2 sold out.').waitFor();
  await until(
    'the public menu to say so',
    async () =>
      (await owner.restaurant.menu()).categories.flatMap(({ items }) => items).find(({ name }) => name === dish)
        ?.soldOut,
  );
  const guest = await windows.open(owner.restaurant.menuUrl, { viewport: PHONE });
  await guest.getByRole('heading', { level: 1 }).waitFor();
  // A page whose drawing is late shows the menu of a moment ago, and reads it again by itself.
  await until(
    'the page of the menu to say so',
    async () => (await guest.getByRole('button', { name: `Add to Cart: ${dish}` }).count()) === 0,
  );
  expect(await guest.getByRole('button', { name: /^Add to Cart: / }).count()).toBeGreaterThan(0);
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
  await entered.getByRole('button', { name: 'Details' }).click();
  await owner.page
    .getByRole('dialog')
    .getByText(/^Corrected: \$[\d.]+, now \$[\d.]+/)
    .waitFor();
});

test('who has neither the menu nor a link sees no order', async () => {
  const owner = await kitchen('+15035550176');
  const stranger = await windows.open(`${owner.restaurant.menuUrl}/orders`, { viewport: PHONE, expected: [/40[13]/] });
  await stranger.getByRole('heading', { name: 'This device may not see these orders' }).waitFor();
  await expectSound(stranger);
});
