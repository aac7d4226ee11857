import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { orderFrom } from '../support/demo-order';
import { atRest } from '../support/rest';
import { Restaurant } from '../support/restaurant';
import { useSystem } from '../support/system';
import { TextCarrier } from '../support/text-carrier';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

let carrier: TextCarrier;
beforeAll(async () => {
  carrier = await TextCarrier.start();
});
afterAll(() => carrier.stop());

const system = useSystem({ env: () => carrier.environment });
const windows = useBrowser();

const DISH = 'Lobster Roll';
const NUMBER = '+12075550173';

test('an owner has the restaurant called when nobody answers, presses a key, and says by text that a dish is sold out', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0173', notificationSMS: true });
  const order = async () => {
    const before = carrier.taken.length;
    const { json } = await new Visitor(system().url).call('/api/orders', {
      method: 'POST',
      json: orderFrom(await restaurant.menu(), { dish: DISH }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await until('the text about the order', () => carrier.taken.length > before);
    return json as { orderId: string; orderNumber: string };
  };
  // A number is called once somebody has answered from it.
  await order();
  // The carrier has the text before it is noted that it was sent.
  await atRest(system());
  expect(await carrier.say(system().url, NUMBER, '1')).toMatch(/accepted/);

  const page = await windows.open(system().url, { viewport: DESKTOP });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/orders`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /^Call your number automatically/ }).check();
  await sheet.getByLabel('Call after (minutes)').fill('1');
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved').waitFor();

  const { orderId, orderNumber } = await order();
  // A minute has gone by.
  await system().database.rows(
    "UPDATE ordering.order_deadlines SET due_at = now() WHERE order_id = $1 AND step = 'call'",
    [orderId],
  );
  const call = await until('the call', () => carrier.calls[0]);
  expect(call.to).toBe(NUMBER);
  expect(call.markup).toContain([...orderNumber].join(' '));
  const card = page.getByRole('article', { name: `Order ${orderNumber}` });
  await card.getByText(/^Calling your number/).waitFor();
  expect(await carrier.press(call, '1')).toContain('Thank you');
  await card.getByText(/^Seen: 1 was pressed on your phone/).waitFor();
  await expectSound(page);

  expect(await carrier.say(system().url, NUMBER, '86 lobstr roll')).toMatch(/^Lobster Roll is sold out now/);
  const guest = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  const dish = guest.getByRole('listitem').filter({ has: guest.getByRole('heading', { name: DISH, exact: true }) });
  await until('the dish to be sold out', async () => {
    await guest.reload();
    return dish.getByText('Sold out').isVisible();
  });
  expect(await carrier.say(system().url, NUMBER, 'un86 lobster roll')).toBe('Lobster Roll is there again.');
  await until('the dish to be there again', async () => {
    const { categories } = await restaurant.menu();
    return categories.flatMap(({ items }) => items).find(({ name }) => name === DISH)?.soldOut !== true;
  });
});
