/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { OrdersNow } from '@chalkboard/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MenuUnderTest, press } from '../testing/menu-under-test';
import { menuWith } from '../testing/menu.factory';

const menu = new MenuUnderTest();

beforeAll(() => menu.prepareWindow());
afterEach(() => menu.close());

const withOrders = (now: OrdersNow) => ({ 'GET /api/orders/now/abc': { json: now } });

describe('what is true now', () => {
  const facts = () => [...document.querySelectorAll('.menu-facts-list > li')].map(({ textContent }) => textContent);
  const always = { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })), exceptions: [] };

  test('stands in one line: hours, how soon an order is ready, what delivery costs and from how much on', async () => {
    await menu.open(
      { json: menuWith({ openingHours: always, deliveryFee: '4.50', minimumOrder: '10.00' }) },
      '',
      false,
      withOrders({ taken: 'now', prepMinutes: 25 }),
    );
    await waitFor(() =>
      expect(facts()).toEqual(['Always open', 'Pickup in 25 min', 'Delivery $4.50, from $10', 'Details']),
    );
  });

  test('a pause is said where the menu is read, not only at the checkout', async () => {
    await menu.open(
      { json: menuWith({ openingHours: always }) },
      '',
      false,
      withOrders({
        taken: 'paused',
        pausedUntil: '2026-11-23T18:30:00Z',
        why: 'It takes them again today at 6:30 PM.',
      }),
    );
    await waitFor(() => expect(facts()[0]).toBe('No orders until 6:30 PM'));
    expect(screen.getByText('It takes them again today at 6:30 PM.')).toBeTruthy();
  });

  test('so is that a restaurant takes no orders here at all', async () => {
    await menu.open(
      undefined,
      '',
      false,
      withOrders({ taken: 'never', why: 'This restaurant does not take orders here.' }),
    );
    await waitFor(() => expect(facts()).toEqual(['Takes no orders here', 'Details']));
  });

  test('how few are left of a dish stands with it, and what nobody can have any more is sold out', async () => {
    await menu.open(
      undefined,
      '',
      false,
      withOrders({
        taken: 'now',
        prepMinutes: 25,
        left: [
          { itemId: 'i1', remaining: 2 },
          { itemId: 'i5', remaining: 0 },
        ],
      }),
    );
    const row = (dish: string) => within(screen.getByRole('heading', { name: dish }).closest('li')!);
    await waitFor(() => row('Cacio e Pepe').getByText('2 left'));
    row('Margherita').getByText('Sold out');
    expect(screen.queryByRole('button', { name: 'Add to Cart: Margherita' })).toBeNull();
    await press('Details: Cacio e Pepe');
    const sheet = within(screen.getByRole('dialog'));
    sheet.getByText('2 left');
    await press('One more Cacio e Pepe');
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'One more Cacio e Pepe' }).disabled).toBe(true);
  });

  test('what is not known is not said', async () => {
    await menu.open();
    expect(facts()).toEqual(['Pickup', 'Delivery $5', 'Details']);
  });

  test('address and phone are one press away', async () => {
    await menu.open({ json: menuWith({ restaurantAddress: '1 Harbor Street', restaurantPhone: '(207) 555-0142' }) });
    const details = screen.getByText('1 Harbor Street').closest('details')!;
    expect(details.open).toBe(false);
    fireEvent.click(details.querySelector('summary')!);
    expect(within(details).getByRole('link', { name: '(207) 555-0142' }).getAttribute('href')).toBe('tel:2075550142');
  });
});

test.each([
  [
    'all of it',
    {},
    ['Choose pickup (free) or delivery ($5.00).', 'Pay by card or cash at the door or counter; nothing is paid here.'],
  ],
  [
    'no delivery',
    { acceptsCardDelivery: false, acceptsCashDelivery: false },
    ['Choose when to pick it up; pickup is free.', 'Pay by card or cash at the counter; nothing is paid here.'],
  ],
  [
    'no pickup, and no cards',
    { acceptsCardPickup: false, acceptsCashPickup: false, acceptsCardDelivery: false },
    ['It is delivered to your door ($5.00).', 'Pay by cash at the door; nothing is paid here.'],
  ],
  [
    'cards at the counter only',
    { acceptsCardDelivery: false },
    [
      'Choose pickup (free) or delivery ($5.00).',
      'Pay by card or cash at the counter or cash at the door; nothing is paid here.',
    ],
  ],
])('how to order offers what the restaurant accepts: %s', async (_, accepts, steps) => {
  await menu.open({ json: menuWith(accepts) });
  const panel = screen.getByRole('heading', { name: 'How to Order' }).parentElement!;
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Add dishes to your cart.', ...steps]);
});

test('how to order says so where nothing is accepted', async () => {
  await menu.open({
    json: menuWith({
      acceptsCardPickup: false,
      acceptsCashPickup: false,
      acceptsCardDelivery: false,
      acceptsCashDelivery: false,
    }),
  });
  expect(screen.getByText('This restaurant takes no orders here. Please contact it directly.')).toBeTruthy();
});

test('a menu of one category has no row to choose it from, and free delivery is called so', async () => {
  await menu.open({
    json: menuWith({
      deliveryFee: '0.00',
      categories: [
        {
          id: 'c1',
          name: 'Today',
          items: [{ id: 'i1', name: 'Soup', description: '', price: '$6.00', priceMinor: 600 }],
        },
      ],
    }),
  });
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
  expect(screen.getByText('Choose pickup (free) or delivery (free).')).toBeTruthy();
});
