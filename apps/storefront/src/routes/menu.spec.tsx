/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { menuWith } from '../testing/menu.factory';
import { MenuPage } from './menu';

let fake: ReturnType<typeof fakeApi>;
const stored = () => JSON.parse(localStorage.getItem('cart_abc') ?? '[]') as unknown[];

async function open(answer: Parameters<typeof fakeApi>[0][string] = { json: menuWith() }, search = '', framed = false) {
  fake = fakeApi({ 'GET /api/menu/abc': answer });
  const host = fakeHost();
  renderWithProviders([{ path: '/menu/:shareId', element: <MenuPage host={host} framed={framed} /> }], `/menu/abc${search}`);
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return host;
}

beforeAll(() => {
  // jsdom has the element and not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
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
  for (const [dish, words] of [['Ravioli', 'Price to be confirmed'], ['Linguine', 'Sold out'], ['Branzino', 'Ask for the price']]) {
    expect(screen.getByText(words!)).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Add to Cart: ${dish}` })).toBeNull();
  }
});

test('asks for the size and the extras of a dish that has them', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Margherita' }));
  fireEvent.click(screen.getByRole('radio', { name: /14 inch/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Anchovies/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart $19.50' }));
  expect(stored()).toEqual([{ name: 'Margherita (14 inch, Anchovies)', price: '$19.50', quantity: 1, total: 19.5, itemId: 'i5', variantId: 'v2', addOnIds: ['a1'] }]);
});

test('hears what another tab puts into the cart', async () => {
  await open();
  localStorage.setItem('cart_abc', JSON.stringify([{ name: 'Soup', price: '$5.00', quantity: 3, total: 15 }]));
  fireEvent(window, new Event('storage'));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
});

test('says when there is no such menu', async () => {
  await open({ status: 404, json: { type: 'about:blank', title: 'Menu Not Found', status: 404, code: 'menu.not_found' } });
  expect(screen.getByRole('heading', { name: 'Menu Not Found' })).toBeTruthy();
  expect(screen.getByText("The menu you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('says what is wrong when the menu cannot be read now', async () => {
  await open({ status: 503, json: { type: 'about:blank', title: 'x', status: 503, code: 'edge.menu_unavailable', detail: 'The menu is not available right now.' } });
  expect(screen.getByText('The menu is not available right now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const marked = menuWith({ categories: [{ id: 'c', name: 'Pasta', items: [{ id: 'i1', name: 'Penne', price: '$9.00', priceMinor: 900, dietary: ['Vegan'] }, { id: 'i2', name: 'Carbonara', price: '$11.00', priceMinor: 1100 }] }] });
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
