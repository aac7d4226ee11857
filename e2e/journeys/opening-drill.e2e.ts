import type { OrdersNow } from '@chalkboard/contracts';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
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

const NUMBER = '+12075550173';
const MINUTE_MS = 60_000;

/** A time of the restaurant's clock so many minutes from now. */
function timeIn(minutes: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'short',
    timeZone,
  }).format(Date.now() + minutes * MINUTE_MS);
}

test('an owner has the channels tried before opening; nobody answers, ordering pauses, and an OK or a press opens it again', async () => {
  const restaurant = await Restaurant.open(system(), {
    restaurantPhone: '(207) 555-0173',
    notificationSMS: true,
  });
  const { timeZone } = await restaurant.menu();
  const texts = (words: string) => carrier.taken.filter(({ body }) => body.includes(words));
  // A number is tried once somebody has answered from it.
  await new Visitor(system().url).call('/api/orders', {
    method: 'POST',
    json: orderFrom(await restaurant.menu(), { dish: 'Lobster Roll' }),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await until('the text about the order', () => carrier.taken.length > 0);
  // The carrier has the text before it is noted that it was sent.
  await atRest(system());
  expect(await carrier.say(system().url, NUMBER, '1')).toMatch(/accepted/);

  const page = await windows.open(system().url, { viewport: COMMON_PHONE });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/orders`);
  const openSettings = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
  };
  await openSettings();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: /^Try our channels before we open/ }).check();
  await sheet.getByLabel('Minutes before opening').fill('30');
  await sheet.getByLabel('By when, if you are open all day').fill(timeIn(180, timeZone));
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Settings saved').waitFor();
  // Nobody is at the board.
  await page.goto('about:blank');

  await restaurant.work({
    openingDrill: { minutesBefore: 30, alwaysOpenAt: timeIn(20, timeZone) },
  });
  await until('the text of the drill', () => texts('Reply OK to show').length === 1);
  await until('that it went out', async () => {
    const rows = await system().database.rows("SELECT 1 FROM ordering.opening_drills WHERE messages <> '[]'", []);
    return rows.length === 1;
  });
  const opens = () =>
    system().database.rows(
      "UPDATE ordering.opening_drills SET state = 'asked', heard_by = NULL, heard_at = NULL, opens_at = now(), end_at = now()",
      [],
    );
  await opens();
  await until('the alarm', () => texts('nobody answered the opening drill').length === 1);

  const guest = await windows.open(restaurant.menuUrl, {
    viewport: COMMON_PHONE,
  });
  await guest.getByText('No orders right now').waitFor();
  await expectSound(guest);
  const ordersNow = async () => {
    const { json } = await new Visitor(system().url).call(`/api/orders/now/${restaurant.shareId}`, { method: 'GET' });
    return json as OrdersNow;
  };
  const takes = async () => (await ordersNow()).taken;
  expect(await ordersNow()).toMatchObject({
    taken: 'paused',
    why: expect.stringContaining('The restaurant cannot be reached right now'),
  });
  expect(await carrier.say(system().url, NUMBER, 'OK')).toMatch(/^Thank you, your restaurant is reached/);
  await until('orders to be taken again', async () => (await takes()) === 'now');

  await page.goto(`${restaurant.menuUrl}/orders`);
  await opens();
  const again = page.getByRole('button', { name: 'We are here: take orders' });
  await again.waitFor();
  await expectSound(page);
  await again.click();
  await again.waitFor({ state: 'detached' });
  expect(await takes()).toBe('now');
  await openSettings();
  await sheet.getByText(/^Answered late: ordering was paused until then, by a press on the board/).waitFor();
  await sheet.getByText('Text: sent').waitFor();
  await expectSound(page);
});
