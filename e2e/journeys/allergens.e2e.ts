import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { pdfText } from '../support/printed';
import { Printer } from '../support/printer';
import { Restaurant } from '../support/restaurant';
import { addNetworkPrinter, openChannels } from '../support/screens/channels';
import { addToCart, checkOut, menuReady, toCheckout } from '../support/screens/guest';
import { edit, openReview, stateAllergen, untilSaved, wholeMenu } from '../support/screens/review';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

/** Two dishes with a price of their own, as they stand on the menu. */
async function dishesOf(restaurant: Restaurant) {
  const [one, two, three] = (await restaurant.menu()).categories
    .flatMap(({ items }) => items)
    .filter(({ priceMinor, variants, uncertain }) => priceMinor && !variants?.length && !uncertain);
  return [one!, two!, three!] as const;
}

async function confirm(page: Page, dish: string, states: Record<string, 'Contains' | 'May contain'>): Promise<void> {
  const form = await edit(page, dish);
  await form.getByText('Confirmed by us').click();
  for (const [name, state] of Object.entries(states)) await stateAllergen(form, name, state);
  await untilSaved(page);
}

const said = (scope: Page | Locator) => scope.getByRole('region', { name: 'Allergens in your order' });

test('what an owner states of two dishes is said before the order and at delivery, and stands on a chart', async () => {
  const printer = await new Printer().switchOn();
  try {
    const restaurant = await Restaurant.open(system(), { notificationPrint: true, restaurantPhone: '(207) 555-0177' });
    const [pie, soup, plain] = await dishesOf(restaurant);
    const owner = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
    await restaurant.letIn(owner);
    await openReview(owner, restaurant.shareId);
    await wholeMenu(owner);
    await confirm(owner, pie.name, { Milk: 'Contains', Nuts: 'May contain' });
    await confirm(owner, soup.name, { Milk: 'Contains', Celery: 'Contains' });
    const kept = async (name: string) =>
      (await restaurant.menu()).categories.flatMap(({ items }) => items).find((item) => item.name === name)?.allergens;
    await until('the allergens to be kept', async () => (await kept(soup.name))?.names.length === 2);
    expect(await kept(pie.name)).toEqual({ source: 'confirmed', names: ['Milk'], mayContain: ['Nuts'] });
    await openChannels(owner, restaurant.menuUrl);
    await addNetworkPrinter(owner, { name: 'Kitchen', host: printer.host });

    const guest = await windows.open(restaurant.menuUrl, { viewport: PHONE });
    await menuReady(guest);
    await guest.getByText('Milk · may contain Nuts').first().waitFor();
    for (const dish of [pie, soup, plain]) await addToCart(guest, { item: dish.name, cents: dish.priceMinor! });
    await toCheckout(guest);
    await said(guest).getByText('2 dishes contain milk; 1 contains celery; 1 may contain nuts.').waitFor();
    await said(guest).getByText(`Not stated for ${plain.name}: please ask.`).waitFor();
    await said(guest).getByText('By dish').click();
    await said(guest).getByText('Contains: milk. May contain: nuts.').waitFor();
    await expectSound(guest);
    await guest.goBack();
    await menuReady(guest);
    const total = [pie, soup, plain].reduce((sum, { priceMinor }) => sum + priceMinor!, 0);
    const { orderNumber, trackingUrl } = await checkOut(guest, {
      customer: { name: 'Ada', phone: '(503) 555-0119', notes: '' },
      total: `$${(total / 100).toFixed(2)}`,
    });

    const ticket = await until('the ticket', () => printer.tickets.find((one) => one.includes(orderNumber)));
    const words = ticket.replace(/\s+/g, ' ');
    expect(words).toContain('Contains: milk. May contain: nuts.');
    expect(words).toContain('Contains: milk, celery.');
    expect(words.match(/Contains:/g)).toHaveLength(2);

    await guest.goto(new URL(trackingUrl, system().url).href);
    await guest.getByText('Contains: milk. May contain: nuts.').waitFor();
    await expectSound(guest);

    await owner.goto(`${restaurant.menuUrl}/rules#allergens`);
    await owner.getByText(/^The allergens of 2 of \d+ dishes are stated/).waitFor();
    await owner.getByRole('button', { name: 'Make chart version 1' }).click();
    const link = owner.getByRole('link', { name: 'Version 1 (PDF)' });
    await link.waitFor();
    await owner.getByText('Nothing has changed since version 1.').waitFor();
    await expectSound(owner);
    const file = path.join(tmpdir(), `chart-${orderNumber}.pdf`);
    writeFileSync(file, Buffer.from(await (await guest.request.get((await hrefOf(link))!)).body()));
    const chart = pdfText(file).replace(/\s+/g, ' ');
    expect(chart).toMatch(/Version 1 of \d{1,2} \w+ \d{4}/);
    for (const part of [pie.name, plain.name, 'Crustaceans', 'Not stated does not mean free of.'])
      expect(chart).toContain(part);
  } finally {
    await printer.switchOff();
  }
});

test('a menu that states no allergens says nothing more than before', async () => {
  const restaurant = await Restaurant.open(system());
  const [dish] = await dishesOf(restaurant);
  const guest = await windows.open(restaurant.menuUrl, { viewport: DESKTOP });
  await addToCart(guest, { item: dish.name, cents: dish.priceMinor! });
  expect(await said(guest).count()).toBe(0);
  await guest.goto(restaurant.menuUrl.replace('/menu/', '/checkout/'));
  await guest.getByRole('heading', { name: 'Checkout' }).waitFor();
  expect(await said(guest).count()).toBe(0);
});

const hrefOf = async (link: Locator) => {
  const href = await link.getAttribute('href');
  return href ? new URL(href, system().url).href : undefined;
};
