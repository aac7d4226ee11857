/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { OrdersNow } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteDrawnLanguage } from '../features/choose-language/drawn-language';
// What is fetched when it is needed is at hand here: no test waits for a busy machine.
import '../features/browse-menu/dish-sheet';
import { menuWith } from '../testing/menu.factory';
import { MenuPage } from './menu';

let fake: ReturnType<typeof fakeApi>;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const stored = () => JSON.parse(localStorage.getItem('cart_abc') ?? '[]') as unknown[];

async function open(
  answer: Parameters<typeof fakeApi>[0][string] = { json: menuWith() },
  search = '',
  framed = false,
  others: Parameters<typeof fakeApi>[0] = {},
) {
  fake = fakeApi({ 'GET /api/menu/abc': answer, ...others });
  const host = fakeHost();
  renderWithProviders(
    [{ path: '/menu/:shareId', element: <MenuPage host={host} framed={framed} /> }],
    `/menu/abc${search}`,
  );
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return host;
}

beforeAll(() => {
  // jsdom has the element and not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => (fake.restore(), localStorage.clear()));

test('adds a dish, says so, and shows the count only when there is one', async () => {
  const host = await open();
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  expect(stored()).toEqual([{ name: 'Cacio e Pepe', price: '$14.00', quantity: 2, total: 28, itemId: 'i1' }]);
  expect(host.toasts[0]).toMatchObject({ title: 'Added to cart' });
  expect(screen.getByRole('link', { name: 'Cart, 2 items' }).getAttribute('href')).toBe('/checkout/abc');
});

test('shows what cannot be ordered, in words and without a button', async () => {
  await open();
  for (const [dish, words] of [
    ['Ravioli', 'Price to be confirmed'],
    ['Linguine', 'Sold out'],
    ['Branzino', 'Ask for the price'],
  ]) {
    expect(screen.getByText(words!)).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Add to Cart: ${dish}` })).toBeNull();
  }
});

test('asks for the size and the extras of a dish that has them', async () => {
  await open();
  await press('Add to Cart: Margherita');
  fireEvent.click(screen.getByRole('radio', { name: /14 inch/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Anchovies/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart $19.50' }));
  expect(stored()).toEqual([
    {
      name: 'Margherita (14 inch, Anchovies)',
      price: '$19.50',
      quantity: 1,
      total: 19.5,
      itemId: 'i5',
      variantId: 'v2',
      addOnIds: ['a1'],
    },
  ]);
});

test('says what each size of a dish costs, once', async () => {
  const size = (label: string, minor: number) => ({ id: label, label, price: `$${minor / 100}`, priceMinor: minor });
  const wine = (name: string, ...variants: ReturnType<typeof size>[]) => ({ id: name, name, price: '', variants });
  const categories = [
    {
      id: 'wine',
      name: 'Wine',
      items: [wine('Rosé', size('glass', 1300), size('bottle', 5200)), wine('Port', size('glass', 900))],
    },
  ];
  await open({ json: menuWith({ categories }) });
  const words = screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li')!.textContent);
  expect(words).toEqual(['Roséglass $13bottle $52Add to Cart', 'Portglass $9Add to Cart']);
});

test('a row of categories that is too long for its place goes on at a press', async () => {
  const width = (name: 'scrollWidth' | 'clientWidth', value: number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  const wide = [width('scrollWidth', 900), width('clientWidth', 400)];
  const scrollBy = jest.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  await open({ json: menuWith({ categories: ['Pasta', 'Wine'].map((name) => ({ id: name, name, items: [] })) }) });
  const more = () => screen.getByRole('navigation', { name: 'Categories' }).querySelectorAll('button');
  expect(more()).toHaveLength(1);
  fireEvent.click(more()[0]!);
  expect(scrollBy).toHaveBeenCalledWith({ left: 280, behavior: 'smooth' });
  wide[0]!.mockReturnValue(400);
  fireEvent(window, new Event('resize'));
  expect(more()).toHaveLength(0);
  for (const one of wide) one.mockRestore();
});

test('hears what another tab puts into the cart', async () => {
  await open();
  localStorage.setItem('cart_abc', JSON.stringify([{ name: 'Soup', price: '$5.00', quantity: 3, total: 15 }]));
  fireEvent(window, new Event('storage'));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
});

test('says when there is no such menu', async () => {
  await open({
    status: 404,
    json: { type: 'about:blank', title: 'Menu Not Found', status: 404, code: 'menu.not_found' },
  });
  expect(screen.getByRole('heading', { name: 'Menu Not Found' })).toBeTruthy();
  expect(screen.getByText("The menu you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('says what is wrong when the menu cannot be read now', async () => {
  await open({
    status: 503,
    json: {
      type: 'about:blank',
      title: 'x',
      status: 503,
      code: 'edge.menu_unavailable',
      detail: 'The menu is not available right now.',
    },
  });
  expect(screen.getByText('The menu is not available right now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const marked = menuWith({
  categories: [
    {
      id: 'c',
      name: 'Pasta',
      items: [
        { id: 'i1', name: 'Penne', price: '$9.00', priceMinor: 900, dietary: ['Vegan'] },
        { id: 'i2', name: 'Carbonara', price: '$11.00', priceMinor: 1100 },
      ],
    },
  ],
});
const dishes = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('finds dishes by words and marks, and says when there are none', async () => {
  await open({ json: marked });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(dishes()).toEqual(['Penne']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'carbo' } });
  expect(screen.getByText('No dish matches')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Show all dishes' }));
  expect(dishes()).toEqual(['Penne', 'Carbonara']);
});

test('opens filtered at a filtered address', async () => {
  await open({ json: marked }, '?diet=Vegan');
  expect(dishes()).toEqual(['Penne']);
  expect((screen.getByRole('checkbox', { name: 'Vegan' }) as HTMLInputElement).checked).toBe(true);
});

test('a short menu without marks offers no filter', async () => {
  await open();
  expect(screen.queryByRole('search')).toBeNull();
});

test('says what a referral earns, and where', async () => {
  await open();
  expect(screen.getByText(/you get \$100 and it gets a \$50 credit/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Refer a restaurant' }).getAttribute('href')).toBe('/referral-program');
});

test('framed, it is the menu and the cart alone', async () => {
  await open(undefined, '', true);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  expect(screen.getByRole('navigation', { name: 'Cart' })).toBeTruthy();
});

test('the cart stands beside the menu: its lines with their steps, what is missing to the minimum, and the way to the checkout', async () => {
  await open({ json: menuWith({ minimumOrder: '20.00' }) });
  const cart = within(screen.getByRole('region', { name: /^Your order/ }));
  expect(cart.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  expect(cart.getByText('$6.00 more for the minimum order')).toBeTruthy();
  fireEvent.click(cart.getByRole('button', { name: 'One more Cacio e Pepe' }));
  expect([
    cart.queryByText(/minimum order/),
    cart.getAllByText('$28.00').length,
    cart.getByRole('link', { name: 'Checkout' }).getAttribute('href'),
  ]).toEqual([null, 2, '/checkout/abc']);
  fireEvent.click(cart.getByRole('button', { name: 'One less Cacio e Pepe' }));
  fireEvent.click(cart.getByRole('button', { name: 'Remove Cacio e Pepe' }));
  expect(cart.getByText(/^Nothing here yet\./)).toBeTruthy();
});

test('framed, its cart is ordered in a window of its own, which gets the cart along', async () => {
  await open(undefined, '', true);
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  const links = screen.getAllByRole('link', { name: /opens in a new window/ });
  // Beside the menu, in the panel and in the bar; two of them show at a time.
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^\/checkout\/abc#cart=\[\{.*"name":"Cacio e Pepe"/,
    );
  }
  expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/checkout/abc')).toEqual([]);
});

describe('a menu in two languages', () => {
  // The page's own words are not in it, and stay.
  const dutch = menuWith({
    allergyNote: 'Ask us.',
    translation: {
      language: 'nl',
      texts: [
        { id: 'c1', field: 'name', of: 'Pasta', text: 'Nudeln' },
        { id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'Käse und Pfeffer' },
        { id: 'menu', field: 'note', of: 'Ask us.', text: 'Fragen Sie uns.' },
        { id: 'i2', field: 'name', of: 'Tortellini', text: 'Ringe' },
      ],
    },
  });
  const languages = (wanted: readonly string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  beforeEach(() => document.body.setAttribute('lang', 'en'));
  afterEach(() => {
    jest.restoreAllMocks();
    document.cookie = 'menu_language=; Path=/; Max-Age=0';
  });

  test('is read in the one that is chosen, which the browser remembers; what has no translation stays as printed', async () => {
    await open({ json: dutch });
    fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }));
    expect(screen.getByRole('link', { name: 'Nederlands' }).getAttribute('aria-current')).toBe('true');
    const shown = (text: string) => screen.getAllByText(text).map((one) => one.getAttribute('lang'));
    expect([shown('Käse und Pfeffer'), shown('Nudeln'), shown('Fragen Sie uns.'), shown('Ravioli')]).toEqual([
      ['nl'],
      ['nl'],
      ['nl'],
      ['en'],
    ]);
    expect(screen.queryByText('Cacio e Pepe')).toBeNull();
    expect(document.cookie).toContain('menu_language=nl');
  });

  test('begins in the one that the browser asks for, and goes on in the one that was chosen in it', async () => {
    languages(['nl-BE', 'en']);
    await open({ json: dutch });
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('link', { name: 'English' })[0]!);
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    fake.restore();
    document.body.replaceChildren();
    await open({ json: dutch });
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
  });

  test('is in the one that its address asks for, once and for this browser', async () => {
    await open({ json: dutch }, '?lang=nl&q=pepe');
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    await waitFor(() => expect(document.cookie).toContain('menu_language=nl'));
  });

  test.each(['nl-BE', 'NL'])('also where the address calls it “%s”: it is the same on the next page', async (tag) => {
    languages(['en']);
    await open({ json: dutch }, `?lang=${tag}`);
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    await waitFor(() => expect(document.cookie).toContain('menu_language=nl'));
  });

  test('stays in the one that its server drew it in, whatever the browser tells scripts besides; another menu does not', async () => {
    noteDrawnLanguage({ shareId: 'abc', language: 'nl' });
    languages(['en']);
    await open({ json: dutch });
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    fake.restore();
    document.body.replaceChildren();
    noteDrawnLanguage({ shareId: 'other', language: 'nl' });
    await open({ json: dutch });
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    noteDrawnLanguage(undefined);
  });

  test('is what the browser takes the page for as long as it is shown', async () => {
    languages(['en']);
    await open({ json: dutch });
    expect(document.documentElement.lang).toBe('en');
    fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }));
    expect(document.documentElement.lang).toBe('nl');
    cleanup();
    expect(document.documentElement.lang).toBe('en');
  });

  test('a link to it opened in a tab of its own leaves this one as it is', async () => {
    languages(['en']);
    await open({ json: dutch });
    // Behind the page's own: jsdom cannot open another tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }), { ctrlKey: true });
    expect([screen.queryByText('Käse und Pfeffer'), document.cookie]).toEqual([null, '']);
  });

  test('is searched in both, and puts into the cart what is printed', async () => {
    const host = await open({ json: dutch }, '?q=käse');
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    expect(screen.queryByText('Ravioli')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Käse und Pfeffer' }));
    expect(host.toasts[0]).toMatchObject({ description: 'Käse und Pfeffer' });
    expect(stored()).toEqual([expect.objectContaining({ name: 'Cacio e Pepe', itemId: 'i1' })]);
  });

  test('that is read from the right stands so dish by dish, with what is read from the left in it marked', async () => {
    const [category] = menuWith().categories;
    const [first, second, ...others] = category!.items;
    const items = [
      { ...first!, description: 'With pepper.', allergens: { source: 'printed' as const, names: ['A', 'G'] } },
      second!,
      ...others,
    ];
    await open({
      json: menuWith({
        categories: [{ ...category!, items }],
        translation: { language: 'he', texts: [{ id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'גבינה ופלפל' }] },
      }),
    });
    fireEvent.click(screen.getByRole('link', { name: 'עברית' }));
    const directions = (text: string | RegExp) => {
      const element = screen.getByText(text);
      return [element.closest('li')!.dir, element.dir];
    };
    expect([
      directions('גבינה ופלפל'),
      directions('With pepper.'),
      directions(/^Allergens as printed/),
      directions('Ravioli'),
    ]).toEqual([
      ['rtl', ''],
      ['rtl', 'ltr'],
      ['rtl', 'ltr'],
      ['', ''],
    ]);
  });

  test('a menu in one language has nothing to choose', async () => {
    await open();
    expect(screen.queryByRole('navigation', { name: 'Language of the menu' })).toBeNull();
  });
});

test('each dish says in plain words what it contains and who says so, as soon as one of them does', async () => {
  const [category] = menuWith().categories;
  const [printed, confirmed, none, ...others] = category!.items;
  const items = [
    { ...printed!, allergens: { source: 'printed' as const, names: ['A', 'G'] } },
    { ...confirmed!, allergens: { source: 'confirmed' as const, names: ['Eggs', 'Milk'] } },
    { ...none!, allergens: { source: 'confirmed' as const, names: [] } },
    ...others,
  ];
  await open({ json: menuWith({ categories: [{ ...category!, items }] }) });
  const said = (dish: string) => screen.getByRole('heading', { name: dish }).closest('li')!.textContent;
  expect(said('Cacio e Pepe')).toContain('Allergens as printed on the menu: A, G');
  expect(said('Ravioli')).toContain('Allergens: Eggs, Milk · Confirmed by the restaurant');
  expect(said('Linguine')).toContain('Allergens: None of the 14 main ones · Confirmed by the restaurant');
  expect(said('Branzino')).toContain('Allergens: Not stated — please ask');
});

test('a menu that states nothing of its dishes says so once, and with a dish that is looked at', async () => {
  await open({ json: menuWith({ commonAllergens: ['Eggs'] }) });
  expect(screen.getAllByText(/Not stated — please ask/)).toHaveLength(1);
  await press('Add to Cart: Margherita');
  expect(screen.getByRole('dialog').textContent).toContain('Not stated — please ask');
});

test('a size and an extra that are sold out say so and cannot be chosen', async () => {
  const [pasta] = menuWith().categories;
  const pizza = pasta!.items.at(-1)!;
  const [small, large] = pizza.variants!;
  const gone = {
    ...pizza,
    price: '',
    variants: [{ ...small!, soldOut: true }, large!],
    addOns: [{ ...pizza.addOns![0]!, soldOut: true }],
  };
  await open({ json: menuWith({ categories: [{ ...pasta!, items: [gone] }] }) });
  const card = screen.getByRole('heading', { name: 'Margherita' }).closest('li')!;
  expect(card.textContent).toMatch(/^Margherita10 inch \$12\.50 Sold out14 inch \$17\.00/);
  await press('Add to Cart: Margherita');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole<HTMLInputElement>('radio').map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(dialog.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
});

const withOrders = (now: OrdersNow) => ({ 'GET /api/orders/now/abc': { json: now } });

describe('what is true now', () => {
  const facts = () => [...document.querySelectorAll('.menu-facts-list > li')].map(({ textContent }) => textContent);
  const always = { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })), exceptions: [] };

  test('stands in one line: hours, how soon an order is ready, what delivery costs and from how much on', async () => {
    await open(
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
    await open(
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
    await open(undefined, '', false, withOrders({ taken: 'never', why: 'This restaurant does not take orders here.' }));
    await waitFor(() => expect(facts()).toEqual(['Takes no orders here', 'Details']));
  });

  test('how few are left of a dish stands with it, and what nobody can have any more is sold out', async () => {
    await open(
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
    await open();
    expect(facts()).toEqual(['Pickup', 'Delivery $5', 'Details']);
  });

  test('address and phone are one press away', async () => {
    await open({ json: menuWith({ restaurantAddress: '1 Harbor Street', restaurantPhone: '(207) 555-0142' }) });
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
  await open({ json: menuWith(accepts) });
  const panel = screen.getByRole('heading', { name: 'How to Order' }).parentElement!;
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Add dishes to your cart.', ...steps]);
});

test('how to order says so where nothing is accepted', async () => {
  await open({
    json: menuWith({
      acceptsCardPickup: false,
      acceptsCashPickup: false,
      acceptsCardDelivery: false,
      acceptsCashDelivery: false,
    }),
  });
  expect(screen.getByText('This restaurant takes no orders here. Please contact it directly.')).toBeTruthy();
});

test('the owner’s two controls come first for who may edit, and last for guests', async () => {
  const order = () =>
    within(screen.getByRole('banner'))
      .queryAllByRole('link')
      .concat(within(screen.getByRole('banner')).queryAllByRole('button'))
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  await open();
  expect(order()).toEqual(['Share Menu', 'Edit Info', 'Create New Menu']);
  fake.restore();
  document.body.replaceChildren();
  await open(undefined, '', false, { 'GET /api/menu/abc/access': { json: { canEdit: true } } });
  await waitFor(() => expect(order()).toEqual(['Edit Info', 'Create New Menu', 'Share Menu']));
});

test('a menu of one category has no row to choose it from, and free delivery is called so', async () => {
  await open({
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

test('where no dish matches there is no empty row of categories', async () => {
  await open({ json: marked }, '?q=nothing');
  expect(screen.getByText('No dish matches')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
});

test('marks are letters that are read aloud as words, and explained once', async () => {
  await open({ json: marked });
  const row = screen.getByRole('heading', { name: 'Penne' }).closest('li')!;
  expect(row.querySelector('abbr')).toMatchObject({ textContent: 'VG', title: 'Vegan' });
  expect(within(row).getByText('Vegan')).toBeTruthy();
  expect(screen.getByText('VG', { selector: 'dt' }).nextSibling?.textContent).toBe('Vegan');
});

describe('a dish that is opened', () => {
  test('is there whole, and goes into the cart as often as chosen and with what is asked for', async () => {
    await open();
    await press('Details: Margherita');
    const dialog = within(screen.getByRole('dialog', { name: 'Margherita' }));
    fireEvent.click(dialog.getByRole('radio', { name: /14 inch/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'One more Margherita' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Note for the kitchen' }), { target: { value: 'well done' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add 2 $34.00' }));
    expect(stored()).toEqual([
      {
        name: 'Margherita (14 inch)',
        price: '$17.00',
        quantity: 2,
        total: 34,
        itemId: 'i5',
        variantId: 'v2',
        notes: 'well done',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says what it contains, what it may contain, and what is not stated', async () => {
    const [category] = menuWith().categories;
    const [first, ...others] = category!.items;
    await open({
      json: menuWith({
        commonAllergens: ['Eggs', 'Soy'],
        categories: [
          {
            ...category!,
            items: [{ ...first!, allergens: { source: 'confirmed', names: ['Eggs', 'Milk'] } }, ...others],
          },
        ],
      }),
    });
    const said = () =>
      [...screen.getByRole('dialog').querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await press('Details: Cacio e Pepe');
    expect(said()).toEqual(['ContainsEggs, MilkConfirmed by the restaurant', 'May containSoyThe kitchen uses these']);
    await press('Close');
    await press('Details: Branzino');
    expect(said()).toEqual(['ContainsNot stated — please ask', 'May containEggs, SoyThe kitchen uses these']);
  });

  test('that cannot be ordered says why, and offers no way to add it', async () => {
    await open();
    await press('Details: Linguine');
    const dialog = within(screen.getByRole('dialog', { name: 'Linguine' }));
    expect(dialog.getByText('Sold out')).toBeTruthy();
    expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
  });
});
