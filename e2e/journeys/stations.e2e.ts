import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { orderFrom } from '../support/demo-order';
import { EpsonPrinter } from '../support/epson-printer';
import { Printer } from '../support/printer';
import { Restaurant } from '../support/restaurant';
import { card, openBoard } from '../support/screens/board';
import { addStation, openChannels, save } from '../support/screens/channels';
import { addToCart, ANN, checkOut } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

test('grill and bar print each its own dishes, a reprint says so, and what paper was missing for comes out in the end', async () => {
  const grill = await new Printer().switchOn();
  let bar: EpsonPrinter | undefined;
  try {
    const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0171' });
    const menu = await restaurant.menu();
    const chicken = menu.categories.flatMap(({ items }) => items).find(({ name }) => name === 'Half Roast Chicken')!;
    await restaurant.change({
      baseVersion: menu.version,
      translation: {
        language: 'es',
        texts: [{ id: chicken.id, field: 'name', of: chicken.name, text: 'Medio pollo asado' }],
      },
    });
    const page = await windows.open(restaurant.menuUrl, { viewport: DESKTOP, expected: [/Failed to load resource/] });
    await restaurant.letIn(page);

    // The owner sets both stations up.
    await openChannels(page, restaurant.menuUrl);
    await page.getByRole('checkbox', { name: /^Print/ }).check();
    await addStation(page, {
      name: 'Grill',
      host: grill.host,
      dishes: ['Mains'],
      how: [/^Big letters/, /^Dishes in Spanish/],
    });
    const address = await addStation(page, { name: 'Bar', dishes: ['Drinks'] });
    expect(address).toMatch(new RegExp(`^${system().url}/api/notify/epson/`));
    bar = new EpsonPrinter(address ?? '');
    await page.getByText('Prints Mains, in big letters, in the second language').waitFor();
    await page.getByText(/^15 dishes belong to no station: Grill prints them too/).waitFor();
    await page.getByText(/asked last on/).waitFor();
    await expectSound(page);
    await save(page);

    // A guest orders from both.
    const guest = await windows.open(restaurant.menuUrl, { viewport: PHONE });
    await addToCart(guest, { item: 'Half Roast Chicken', cents: 2350 });
    await addToCart(guest, { item: 'Iced Tea', cents: 350 });
    const { orderNumber } = await checkOut(guest, { customer: { ...ANN, notes: '' }, total: '$27.00' });
    const onGrill = (count: number) =>
      until('the ticket at the grill', () => {
        const tickets = grill.tickets.filter((one) => one.includes(orderNumber));
        return tickets.length >= count && tickets;
      });
    const atBar = (count: number) =>
      until('the ticket at the bar', () => {
        const tickets = bar?.tickets.filter((one) => one.includes(orderNumber)) ?? [];
        return tickets.length >= count && tickets;
      });
    const [[ofGrill = ''], [ofBar = '']] = await Promise.all([onGrill(1), atBar(1)]);
    for (const part of ['Station: Grill', 'Medio', '(Half Roast Chicken)']) expect(ofGrill).toContain(part);
    expect([ofGrill, ofBar].map((ticket) => ticket.includes('Iced Tea'))).toEqual([false, true]);
    for (const none of ['Chicken', 'Ann', '$', 'DUPLICATE']) expect(ofBar).not.toContain(none);

    // Somebody has lost a ticket.
    await openBoard(page, restaurant.shareId);
    await page.getByRole('button', { name: `Details of order ${orderNumber}` }).click();
    await page.getByRole('button', { name: 'Print again in the kitchen' }).click();
    await page.getByText('Printing again').first().waitFor();
    await expectSound(page);
    const [[, grillAgain], [, barAgain]] = await Promise.all([onGrill(2), atBar(2)]);
    for (const again of [grillAgain, barAgain]) expect(again).toContain('DUPLICATE');

    // A screen stands at the bar.
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Choose categories' }).click();
    await page.getByRole('checkbox', { name: 'Drinks', exact: true }).check();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await page.getByText('This screen: Drinks').waitFor();
    await card(page, orderNumber).getByText('At other stations: 1× Half Roast Chicken').waitFor();
    await card(page, orderNumber).getByText('Iced Tea', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('This screen: Drinks').waitFor();
    await expectSound(page);

    // The grill runs out of paper.
    grill.hasPaper = false;
    const ordered = await new Visitor(system().url).call('/api/orders', {
      method: 'POST',
      json: orderFrom(menu, { dish: 'Pan Roasted Cod' }),
    });
    expect(ordered.status).toBe(201);
    await openChannels(page, restaurant.menuUrl);
    const row = page.locator('[data-printer="Grill"]');
    await row.getByText('The printer is out of paper.', { exact: true }).waitFor();
    await row.getByText('1 ticket waits').waitFor();
    await expectSound(page);
    grill.hasPaper = true;
    const cod = await until('the ticket that waited', () => grill.tickets.find((one) => one.includes('Roasted Cod')));
    expect(cod).not.toContain('DUPLICATE');
    await row.getByText('1 ticket waits').waitFor({ state: 'detached' });
    await row.getByText('The printer is out of paper.', { exact: true }).waitFor({ state: 'detached' });
  } finally {
    await bar?.switchOff();
    await grill.switchOff();
  }
});
