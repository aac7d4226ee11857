import { PAUSED_UNTIL_REOPENED, type OpeningHours } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { middayClock } from '../support/midday';
import { Restaurant, ROLL } from '../support/restaurant';
import { expectPlaced, expectToast, fillCheckout, menuReady, ordersSent, place } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';

jest.setTimeout(120_000);

const system = useSharedSystem();
const windows = useBrowser();

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7] as const;
const NEVER: OpeningHours = { weekly: [], exceptions: [] };
const DAY_MS = 86_400_000;

const clock = middayClock();
const { timeZone } = clock;
/** Open from so late to 10 every day but today. */
const closedToday = (from = '11:00'): OpeningHours => ({
  weekly: EVERY_DAY.map((day) => ({ day, from, to: '22:00' })),
  exceptions: [{ date: clock.date(0), spans: [] }],
});

/**
 * A guest at the checkout with a dish in the cart, all filled in; what the restaurant said of its times is on the
 * screen.
 */
async function atCheckout({ menuUrl }: Restaurant, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await windows.open(menuUrl, { viewport: PHONE, expected });
  await fillCheckout(page, ROLL);
  await page.getByRole('group', { name: 'When would you like it?' }).waitFor();
  return page;
}

const asap = (page: Page) => page.getByRole('radio', { name: /^As soon as possible/ });
const later = (page: Page) => page.getByRole('radio', { name: /^At a time you choose/ });
const notice = (page: Page, title: string, text: string) =>
  page.getByRole('status').filter({ hasText: title }).getByText(text, { exact: true }).waitFor();

describe('hours that the owner writes', () => {
  /** A Monday to come, as the restaurant's clock has it; summer time is not known there. */
  const ZONE = 'America/Phoenix';
  const inAWeek = Date.now() + 7 * DAY_MS;
  const monday = inAWeek + ((8 - new Date(inAWeek).getUTCDay()) % 7) * DAY_MS;
  const dayAfter = (days: number) => new Date(monday + days * DAY_MS).toISOString().slice(0, 10);
  const time = (page: Page, day: string, part: 'opens' | 'closes', nth: number) =>
    page.getByRole('group', { name: day, exact: true }).getByLabel(`${day}, ${part} at`).nth(nth);

  test('in the form, split, past midnight and with a holiday, are what guests read', async () => {
    const restaurant = await Restaurant.open(system());
    const owner = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
    await restaurant.letIn(owner);
    await owner.goto(`${restaurant.menuUrl}/edit`);
    await owner.getByRole('radio', { name: /^During opening hours/ }).check();
    await owner.getByText('No day has hours yet: guests could not order at all.').waitFor();
    await owner.getByLabel('Time zone').selectOption(ZONE);

    const addTo = (day: string) => owner.getByRole('button', { name: `Add hours on ${day}` }).click();
    await addTo('Monday');
    await addTo('Monday');
    await time(owner, 'Monday', 'closes', 0).fill('14:00');
    await time(owner, 'Monday', 'opens', 1).fill('13:00');
    await owner.getByText('These hours overlap with others. Please check where they end.').waitFor();
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    expect(owner.url()).toMatch(/\/edit$/);
    await time(owner, 'Monday', 'opens', 1).fill('17:30');
    await time(owner, 'Monday', 'closes', 1).fill('22:00');
    await owner.getByRole('button', { name: 'Copy the hours of Monday' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
    await time(owner, 'Saturday', 'closes', 1).fill('01:30');
    await owner.getByRole('group', { name: 'Saturday' }).getByText('Closes the next day').waitFor();
    for (const span of ['11:00 to 14:00', '17:30 to 22:00'])
      await owner.getByRole('button', { name: `Remove ${span} on Sunday` }).click();
    await owner.getByRole('group', { name: 'Sunday' }).getByText('Closed').waitFor();
    await owner.getByRole('button', { name: 'Add a day' }).click();
    await owner.getByLabel('Date').fill(dayAfter(3));
    await owner.getByPlaceholder('Christmas Day').fill('Harvest festival');
    await expectSound(owner);
    await owner.setViewportSize(PHONE);
    await expectSound(owner);
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(owner, 'Menu updated successfully!', 'Your restaurant information has been saved.');

    const guest = await windows.open(restaurant.menuUrl, { viewport: PHONE });
    for (const [days, clock, line] of [
      [0, '15:00', 'Opens today at 5:30 PM'],
      [2, '23:00', 'Opens Friday at 11 AM'],
      [5, '23:30', 'Open until 1:30 AM'],
      [6, '01:00', 'Open until 1:30 AM'],
      [6, '02:00', 'Opens tomorrow at 11 AM'],
      [0, '12:00', 'Open until 2 PM'],
    ] as const) {
      await guest.clock.setFixedTime(new Date(`${dayAfter(days)}T${clock}:00-07:00`));
      await guest.reload();
      await menuReady(guest);
      await guest.getByText(line, { exact: true }).waitFor();
    }
    await guest.getByText('Open until 2 PM').click();
    await guest.getByText('Harvest festival').waitFor();
    const week = await guest
      .locator('details dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ').replace(' (today)', '')),
      );
    const split = '11 AM – 2 PM, 5:30 PM – 10 PM';
    expect(week).toEqual([
      `Monday ${split}`,
      `Tuesday ${split}`,
      `Wednesday ${split}`,
      'Thursday Closed Harvest festival',
      `Friday ${split}`,
      'Saturday 11 AM – 2 PM, 5:30 PM – 1:30 AM',
      'Sunday Closed',
    ]);
    await expectSound(guest);

    await owner.goto(`${restaurant.menuUrl}/edit`);
    await owner.getByRole('radio', { name: /^During opening hours/ }).waitFor();
    expect(await time(owner, 'Saturday', 'closes', 1).inputValue()).toBe('01:30');
    expect(await owner.getByLabel('Date').inputValue()).toBe(dayAfter(3));
  });
});

test('while it is closed, orders are taken for a time that is chosen', async () => {
  const restaurant = await Restaurant.open(system(), { openingHours: closedToday(), timeZone });
  const page = await atCheckout(restaurant);
  await notice(
    page,
    'Closed right now',
    'The restaurant is closed right now. It takes orders again tomorrow at 11:00 AM. You can order for later.',
  );
  expect(await asap(page).isDisabled()).toBe(true);
  expect(await later(page).isChecked()).toBe(true);
  const sent = ordersSent(page);
  await place(page);
  await expectToast(page, 'Time Required', 'Please choose when you would like your order.');
  expect(sent()).toBe(0);
  expect(await page.getByLabel('Day').locator('option').first().innerText()).toBe('Tomorrow');
  await page.getByLabel('Time', { exact: true }).selectOption('12:15 PM');
  await expectSound(page);
  await place(page);
  await expectPlaced(page);
  expect(await restaurant.orders()).toMatchObject([{ scheduledFor: clock.at(1, '12:15') }]);
  await page.getByRole('link', { name: /^Order / }).click();
  await page.getByText(/^Ordered for \w+day at 12:15 PM$/).waitFor();
  const address = await page.getByRole('link', { name: 'Add to Calendar' }).getAttribute('href');
  const calendar = await fetch(system().url + address!);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain(`DTSTART:${clock.at(1, '12:15').slice(0, 19).replace(/[-:]/g, '')}Z\r\n`);
  await expectSound(page);
});

test('who never opens is shown closed, and sends no order', async () => {
  const page = await atCheckout(await Restaurant.open(system(), { openingHours: NEVER }));
  await notice(page, 'Closed right now', 'The restaurant is closed right now.');
  expect([await asap(page).isDisabled(), await later(page).isDisabled()]).toEqual([true, true]);
  const sent = ordersSent(page);
  await place(page);
  await expectToast(page, 'Not Taking Orders', 'The restaurant is closed right now.');
  expect(sent()).toBe(0);
});

test('while it has paused, that is shown, and no order is sent', async () => {
  const restaurant = await Restaurant.open(system());
  await restaurant.work({ pausedUntil: PAUSED_UNTIL_REOPENED });
  const page = await atCheckout(restaurant);
  const why = 'The restaurant is not taking orders right now. Please try again later, or call.';
  await notice(page, 'Not taking orders right now', why);
  const sent = ordersSent(page);
  await place(page);
  await expectToast(page, 'Not Taking Orders', why);
  expect(sent()).toBe(0);
});

test('a busy kitchen says how long it takes, and takes the order', async () => {
  const restaurant = await Restaurant.open(system());
  await restaurant.work({ prepMinutes: 20, busyExtraMinutes: 15 });
  const page = await atCheckout(restaurant);
  await notice(page, 'The kitchen is busy', 'Orders take longer than usual, about 35 minutes.');
  await place(page);
  await expectPlaced(page);
});

const MEANWHILE: readonly {
  readonly what: string;
  change(restaurant: Restaurant): Promise<void>;
  readonly title: string;
  readonly why: string;
}[] = [
  {
    what: 'paused',
    change: (restaurant) => restaurant.work({ pausedUntil: PAUSED_UNTIL_REOPENED }),
    title: 'Not taking orders right now',
    why: 'The restaurant is not taking orders right now. Please try again later, or call.',
  },
  {
    what: 'closed',
    change: (restaurant) => restaurant.change({ openingHours: NEVER }),
    title: 'Closed right now',
    why: 'The restaurant is closed right now.',
  },
];

test.each(MEANWHILE)(
  'an order is refused by who has $what meanwhile, and the screen shows it',
  async ({ change, title, why }) => {
    const restaurant = await Restaurant.open(system());
    const page = await atCheckout(restaurant, [/409/]);
    await change(restaurant);
    await place(page);
    await expectToast(page, 'Order Failed', why);
    await notice(page, title, why);
    expect(await restaurant.orders()).toEqual([]);
  },
);

test('a time that is not offered any more is refused, and another one is chosen', async () => {
  const restaurant = await Restaurant.open(system(), { openingHours: closedToday(), timeZone });
  const page = await atCheckout(restaurant, [/409/]);
  await page.getByLabel('Time', { exact: true }).selectOption('11:30 AM');
  await restaurant.change({ openingHours: closedToday('17:00') });
  const gone = 'The time you chose is not offered any more. Please choose another.';
  await place(page);
  await expectToast(page, 'Order Failed', gone);
  await page
    .getByLabel('Time', { exact: true })
    .locator('option', { hasText: '11:30 AM' })
    .waitFor({ state: 'detached' });
  await place(page);
  await expectToast(page, 'Time Not Available', gone);
  await page.getByLabel('Time', { exact: true }).selectOption('5 PM');
  await place(page);
  await expectPlaced(page);
});
