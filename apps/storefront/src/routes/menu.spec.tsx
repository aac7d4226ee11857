/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MenuUnderTest, stored } from '../testing/menu-under-test';
import { markedMenu, menuWith } from '../testing/menu.factory';

const menu = new MenuUnderTest();

beforeAll(() => menu.prepareWindow());
afterEach(() => menu.close());

const dishes = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('adds a dish, says so, and shows the count only when there is one', async () => {
  const host = await menu.open();
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  expect(stored()).toEqual([{ name: 'Cacio e Pepe', price: '$14.00', quantity: 2, total: 28, itemId: 'i1' }]);
  expect(host.toasts[0]).toMatchObject({ title: 'Added to cart' });
  expect(screen.getByRole('link', { name: 'Cart, 2 items' }).getAttribute('href')).toBe('/checkout/abc');
});

test('a row of categories that is too long for its place goes on at a press', async () => {
  const width = (name: 'scrollWidth' | 'clientWidth', value: number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  const wide = [width('scrollWidth', 900), width('clientWidth', 400)];
  const scrollBy = jest.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  await menu.open({ json: menuWith({ categories: ['Pasta', 'Wine'].map((name) => ({ id: name, name, items: [] })) }) });
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
  await menu.open();
  localStorage.setItem('cart_abc', JSON.stringify([{ name: 'Soup', price: '$5.00', quantity: 3, total: 15 }]));
  fireEvent(window, new Event('storage'));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
});

test('says when there is no such menu', async () => {
  await menu.open({
    status: 404,
    json: { type: 'about:blank', title: 'Menu Not Found', status: 404, code: 'menu.not_found' },
  });
  expect(screen.getByRole('heading', { name: 'Menu Not Found' })).toBeTruthy();
  expect(screen.getByText("The menu you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('says what is wrong when the menu cannot be read now', async () => {
  await menu.open({
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

test('finds dishes by words and marks, and says when there are none', async () => {
  await menu.open({ json: markedMenu });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(dishes()).toEqual(['Penne']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'carbo' } });
  expect(screen.getByText('No dish matches')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Show all dishes' }));
  expect(dishes()).toEqual(['Penne', 'Carbonara']);
});

test('opens filtered at a filtered address', async () => {
  await menu.open({ json: markedMenu }, '?diet=Vegan');
  expect(dishes()).toEqual(['Penne']);
  expect((screen.getByRole('checkbox', { name: 'Vegan' }) as HTMLInputElement).checked).toBe(true);
});

test('a short menu without marks offers no filter', async () => {
  await menu.open();
  expect(screen.queryByRole('search')).toBeNull();
});

test('says what a referral earns, and where', async () => {
  await menu.open();
  expect(screen.getByText(/you get \$100 and it gets a \$50 credit/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Refer a restaurant' }).getAttribute('href')).toBe('/referral-program');
});

test('framed, it is the menu and the cart alone', async () => {
  await menu.open(undefined, '', true);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  expect(screen.getByRole('navigation', { name: 'Cart' })).toBeTruthy();
});

test('the cart stands beside the menu: its lines with their steps, what is missing to the minimum, and the way to the checkout', async () => {
  await menu.open({ json: menuWith({ minimumOrder: '20.00' }) });
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
  await menu.open(undefined, '', true);
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

test('the owner’s two controls come first for who may edit, and last for guests', async () => {
  const order = () =>
    within(screen.getByRole('banner'))
      .queryAllByRole('link')
      .concat(within(screen.getByRole('banner')).queryAllByRole('button'))
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  await menu.open();
  expect(order()).toEqual(['Share Menu', 'Edit Info', 'Create New Menu']);
  menu.fake.restore();
  document.body.replaceChildren();
  await menu.open(undefined, '', false, { 'GET /api/menu/abc/access': { json: { canEdit: true } } });
  await waitFor(() => expect(order()).toEqual(['Edit Info', 'Create New Menu', 'Share Menu']));
});

test('where no dish matches there is no empty row of categories', async () => {
  await menu.open({ json: markedMenu }, '?q=nothing');
  expect(screen.getByText('No dish matches')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
});
