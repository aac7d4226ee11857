/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ShareMenuPage } from './share-menu';

const menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  status: 'published',
  restaurantName: 'Café Zoé',
  currency: 'EUR',
  language: 'fr',
  timeZone: 'Europe/Paris',
  version: 3,
  categories: [],
};
let fake: ReturnType<typeof fakeApi>;
afterEach(() => (fake.restore(), localStorage.clear()));

async function open(canEdit = true) {
  fake = fakeApi({ 'GET /api/menu/abc': { json: menu }, 'GET /api/menu/abc/access': { json: { canEdit } } });
  const host = fakeHost();
  renderWithProviders([{ path: '/menu/:shareId/share', element: <ShareMenuPage host={host} /> }], '/menu/abc/share');
  await screen.findByRole('heading', { name: 'Share' });
  return host;
}

test('the code is there at once, with the link below it', async () => {
  await open();
  const link = `${window.location.origin}/menu/abc`;
  expect(screen.getByRole('img', { name: `QR code that opens ${link}` }).getAttribute('src')).toBe(
    '/api/menu/abc/qr.svg',
  );
  expect(screen.getByRole('link', { name: 'See it as a guest' }).getAttribute('href')).toBe('/menu/abc');
});

test('tents, card and menu are pictures of what is printed, on the paper that is chosen; pressing one saves it', async () => {
  await open();
  const printed = within(screen.getByRole('region', { name: 'Ready to print' }));
  const pictures = () =>
    printed.getAllByRole('button').map((button) => button.querySelector('img')!.getAttribute('src'));
  expect(pictures()).toEqual(
    ['table-tents', 'window-card', 'menu'].map((thing) => `/api/menu/abc/${thing}.png?paper=a4&v=3`),
  );
  await act(async () =>
    fireEvent.change(printed.getByRole('combobox', { name: 'Paper' }), { target: { value: 'letter' } }),
  );
  expect(pictures()[1]).toBe('/api/menu/abc/window-card.png?paper=letter&v=3');
  await act(async () => fireEvent.click(printed.getByRole('button', { name: /Window card/ })));
  expect(fake.calls.map(({ path }) => path)).toContain('/api/menu/abc/window-card.pdf?paper=letter');
});

test('a picture that cannot be made says so, and the file can be saved all the same', async () => {
  await open();
  const button = screen.getByRole('button', { name: /Table tents/ });
  fireEvent.error(button.querySelector('img')!);
  expect(button.textContent).toContain('No picture right now');
});

test('a test order is offered to whom the menu is', async () => {
  await open();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Place a test order' }).getAttribute('href')).toBe('/menu/abc?test=1'),
  );
});

test('and to nobody else', async () => {
  await open(false);
  await waitFor(() => expect(fake.calls.map(({ path }) => path)).toContain('/api/menu/abc/access'));
  expect(screen.queryByRole('link', { name: 'Place a test order' })).toBeNull();
});

test('the order link for Google is copied, and how it is set up can be read', async () => {
  let copied: string | undefined;
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void (copied = text) },
    configurable: true,
  });
  const host = await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Order Link' })));
  expect([copied, host.toasts[0]?.title]).toEqual([`${window.location.origin}/menu/abc`, 'Link Copied']);
  expect(screen.getByText('How to set it up').closest('details')!.querySelectorAll('li')).toHaveLength(4);
});
