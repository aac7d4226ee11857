import { PlaceOrderResponse, type Menu } from '@chalkboard/contracts';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { orderFrom } from '../support/demo-order';
import { boardLink } from '../support/outbox';
import { Restaurant } from '../support/restaurant';
import { useSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

// The product's own limits: no limit is below one message.
const system = useSystem({ env: () => ({ DAILY_MESSAGE_LIMIT: '1' }) });
const windows = useBrowser();

const DISH = 'Lobster Roll';

async function ordered(menu: Menu): Promise<PlaceOrderResponse> {
  const { json } = await new Visitor(system().url).call('/api/orders', {
    method: 'POST',
    json: orderFrom(menu, { dish: DISH }),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return PlaceOrderResponse.parse(json);
}

test('five orders use up a new restaurant’s texts: the sixth guest reads what really carried the order, and the owner reads on the board and by e-mail what was held back', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0173', notificationSMS: true });
  await restaurant.work({ backupEmail: 'owner@held.example' });
  const menu = await restaurant.menu();
  const orders: PlaceOrderResponse[] = [];
  for (let turn = 0; turn < 6; turn++) orders.push(await ordered(menu));
  expect(orders.map(({ notifications }) => notifications)).toEqual([
    ...Array.from({ length: 5 }, () => ['sms', 'board']),
    ['board'],
  ]);
  const sixth = orders[5]!;

  const tracking = await windows.open(`${system().url}${orders[0]!.trackingUrl}`, { viewport: COMMON_PHONE });
  await tracking.getByText('It is on the restaurant’s order board, and was sent by text message.').waitFor();
  await tracking.goto(`${system().url}${sixth.trackingUrl}`);
  await tracking
    .getByText('It is on the restaurant’s order board, and was sent by e-mail. The text could not be sent.')
    .waitFor();
  await expectSound(tracking);

  for (const viewport of [DESKTOP, COMMON_PHONE]) {
    const board = await windows.open(system().url, { viewport });
    await restaurant.letIn(board);
    await board.goto(`${system().url}/menu/${restaurant.shareId}/orders`);
    const card = board.getByRole('article', { name: `Order ${sixth.orderNumber}` });
    await card.getByText(/^Why: This number gets at most 5 messages a day until it is confirmed/).waitFor();
    await expectSound(board);
    await board.close();
  }
  await until(
    'the e-mail',
    async () =>
      (await system().database.count(
        'notify.outbox_messages',
        "channel = 'email' AND recipient = $1 AND body LIKE '%held back%'",
        ['owner@held.example'],
      )) === 1,
  );
});

test('the owner ends the links that went out: who opens one reads why it does not work', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0174', notificationSMS: true });
  const { orderNumber } = await ordered(await restaurant.menu());
  const link = await boardLink(system().url, orderNumber);
  const owner = await windows.open(system().url, { viewport: COMMON_PHONE });
  await restaurant.letIn(owner);
  await owner.goto(`${system().url}/menu/${restaurant.shareId}/orders`);
  await owner.getByRole('article', { name: `Order ${orderNumber}` }).waitFor();
  await owner.getByRole('button', { name: 'More' }).click();
  await owner.getByRole('button', { name: 'Settings' }).click();
  await owner.getByRole('button', { name: 'End all links' }).click();
  await expectSound(owner);
  await owner.getByRole('button', { name: 'End them now' }).click();
  await owner.getByText('All links ended').first().waitFor();

  const phone = await windows.open(`${system().url}${link}`, { viewport: COMMON_PHONE, expected: [/410/] });
  await phone.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await expectSound(phone);
});
