import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { truthOf, type MenuTruth } from '../support/fixtures';
import { cents, dollars } from '../support/money';
import { messageAbout } from '../support/outbox';
import { addToCart, checkOut, type Choice } from '../support/screens/guest';
import { publish, setPhoneNumber, shownMenu, uploadMenu } from '../support/screens/owner';
import { signInAsAdmin, untilMonthlyRevenueIs, monthlyRevenue } from '../support/screens/staff';
import { useSharedSystem } from '../support/system';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const SOURCES = [
  { source: 'a PDF with a text layer', file: 'text-menu.pdf', viewport: DESKTOP },
  { source: 'a page from a scanner', file: 'scanned-menu.jpg', viewport: DESKTOP },
  { source: 'a photo taken with a phone', file: 'phone-photo.jpg', viewport: PHONE },
] as const;

/** For restaurants whose paper does not say it. */
const OWNER_PHONE = '(212) 555-0163';

describe.each(SOURCES)('$source', ({ file, viewport }) => {
  test('becomes a menu, an order on the restaurant’s phone, and revenue', async () => {
    const { url } = system();
    const truth = truthOf(file);
    const staff = await signInAsAdmin(await windows.open(`${url}/admin`, { viewport: DESKTOP }));
    const before = await monthlyRevenue(staff);

    const owner = await windows.open(url, { viewport });
    await uploadMenu(owner, file);
    expect(await shownMenu(owner)).toEqual(whatIsTrue(truth));
    const menuPage = await publish(owner);
    const phone = truth.restaurantPhone ?? (await setPhoneNumber(owner, OWNER_PHONE));

    const guest = await windows.open(menuPage, { viewport });
    const [first, second] = choicesFrom(truth);
    const total = 2 * first.cents + second.cents;
    await addToCart(guest, first);
    await addToCart(guest, second);
    await addToCart(guest, first);
    await guest.getByRole('link', { name: 'Cart, 3 items' }).waitFor();

    const customer = { name: 'Grace Okafor', phone: '(503) 555-0119', notes: 'No onions, please' };
    const order = await checkOut(guest, { customer, total: dollars(total) });
    expect(order.total).toBe(total / 100);
    await expectBackAtMenu(guest, menuPage, order);

    const message = await messageAbout(url, order.orderNumber);
    expect(message.channel).toBe('sms');
    expect(message.to.replace(/\D/g, '')).toContain(phone.replace(/\D/g, ''));
    for (const text of [order.orderNumber, first.item, second.item, dollars(total), customer.name])
      expect(message.body).toContain(text);
    expect(message.body).toMatch(new RegExp(`\\b2\\s?[x×]\\s?${escaped(first.item)}`));
    expect(message.body).toMatch(new RegExp(`\\b1\\s?[x×]\\s?${escaped(second.item)}`));
    if (second.variant) expect(message.body).toContain(second.variant);

    await untilMonthlyRevenueIs(staff, before + total);
  });
});

/** Names and prices of a menu in the form in which `shownMenu` reads them off the screen. */
function whatIsTrue({ restaurantName, categories }: MenuTruth) {
  return {
    restaurantName,
    categories: categories.map(({ name, items }) => ({
      name,
      items: items.map((item) => ({
        name: item.name,
        prices: item.variants ? item.variants.map(({ label, price }) => `${label} ${price}`) : [item.price],
      })),
    })),
  };
}

/** Two dishes: one with a price of its own, and one that comes in sizes if there is such a one. */
function choicesFrom({ categories }: MenuTruth): [Choice, Choice] {
  const items = categories.flatMap((category) => category.items);
  const [plain, other] = items.filter(({ variants }) => !variants);
  const sized = items.find(({ variants }) => variants);
  const variant = sized?.variants?.at(-1);
  if (!plain?.price || !other?.price) throw new Error('the fixture has too few dishes');
  return [
    { item: plain.name, cents: cents(plain.price) },
    sized && variant
      ? { item: sized.name, variant: variant.label, cents: cents(variant.price) }
      : { item: other.name, cents: cents(other.price) },
  ];
}

/** How the guest reads of a channel. */
const CHANNEL_WORDS: Readonly<Record<string, string>> = { sms: 'text message', board: 'its order board' };

async function expectBackAtMenu(page: Page, menuPage: string, { notifications }: PlaceOrderResponse) {
  await page.getByText('Order Placed Successfully!').waitFor();
  await page
    .getByText(
      `The restaurant has been notified via ${notifications.map((channel) => CHANNEL_WORDS[channel]).join(' and ')} and will contact you shortly.`,
    )
    .waitFor();
  await page.waitForURL(menuPage);
  await page.getByRole('link', { name: /^Cart/ }).waitFor({ state: 'detached' });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
