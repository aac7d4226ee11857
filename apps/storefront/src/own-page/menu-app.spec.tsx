/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { Menu } from '@chalkboard/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { FirstView } from '../first-view';
import { queryClient } from '../query-client';
import { menuWith } from '../testing/menu.factory';
import { openMenu } from './menu-app';
import type { DrawnMenu } from './page-state';

const NOON = Date.parse('2026-11-23T12:00:00Z');

/** A page as the edge sends it, drawn at noon, opened an hour later. */
async function open(
  menu: Menu,
  {
    drawnFor = '',
    address = '/menu/abc',
    languages = ['en'],
    isEarlier = false,
  }: {
    readonly drawnFor?: string;
    readonly address?: string;
    readonly languages?: readonly string[];
    readonly isEarlier?: boolean;
  } = {},
) {
  const state: DrawnMenu = {
    menu,
    search: drawnFor,
    framed: false,
    drawnAt: NOON,
    ...(menu.translation && { language: languages[0] }),
  };
  const html = renderToString(
    <StaticRouter location={{ pathname: '/menu/abc', search: drawnFor && `?${drawnFor}` }}>
      <FirstView menu={menu} framed={false} languages={languages} drawnAt={NOON} />
    </StaticRouter>,
  );
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="fragment">${html}</div><script type="application/json" id="fragment-state"${isEarlier ? ' data-earlier' : ''}>${JSON.stringify(state).replace(/</g, '\\u003c')}</script>`;
  const drawn = document.querySelector('main');
  await act(async () => void (root = openMenu()));
  return { stays: document.querySelector('main') === drawn };
}

let root: Root;
let faults: unknown[][];
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON + 3_600_000);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
  window.scrollTo = jest.fn();
  faults = [];
  jest.spyOn(console, 'error').mockImplementation((...fault) => void faults.push(fault));
  localStorage.clear();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no network')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  queryClient.clear();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test.each<[string, Menu, Parameters<typeof open>[1]]>([
  ['a menu', menuWith({ restaurantPhone: '+1 555 0100', commonAllergens: ['Eggs'], hasVeganOptions: true }), {}],
  [
    'a menu in colours, with a logo',
    menuWith({
      backgroundTheme: 'fast-food',
      logo: { hash: '0a'.repeat(32), width: 512, height: 320, ground: 'dark' },
    }),
    {},
  ],
  [
    'a menu in the language of its reader',
    menuWith({
      translation: {
        language: 'de',
        texts: [{ id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'Nudeln mit Käse' }],
      },
    }),
    { languages: ['de'] },
  ],
  ['what was looked for', menuWith(), { drawnFor: 'q=linguine', address: '/menu/abc?q=linguine' }],
  [
    'a restaurant that has closed since',
    menuWith({ openingHours: { weekly: [{ day: 1, from: '11:00', to: '12:30' }], exceptions: [] } }),
    {},
  ],
])('%s is taken up as it was drawn, without a word of a difference', async (_, menu, options) => {
  expect(await open(menu, options)).toEqual({ stays: true });
  expect(faults).toEqual([]);
});

test('what the clock says comes up to date', async () => {
  await open(menuWith({ openingHours: { weekly: [{ day: 1, from: '11:00', to: '12:30' }], exceptions: [] } }));
  expect(document.body.textContent).not.toContain('Open until');
});

test('a kept page that is opened for something else is drawn anew', async () => {
  expect(await open(menuWith(), { address: '/menu/abc?q=linguine' })).toEqual({ stays: false });
  expect([screen.queryByText('Cacio e Pepe'), screen.queryByText('Linguine') !== null]).toEqual([null, true]);
});

test('a menu of a moment ago is read again, and a dish that is sold out by now is shown so', async () => {
  const menu = menuWith();
  const soldOut = {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => (item.name === 'Linguine' ? { ...item, soldOut: true } : item)),
    })),
  };
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json(soldOut)));
  expect(await open(menu, { isEarlier: true })).toEqual({ stays: true });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to Cart: Linguine' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Add to Cart: Cacio e Pepe' })).not.toBeNull();
  expect(faults).toEqual([]);
});

test('a menu that was drawn for this visit is read no second time', async () => {
  await open(menuWith());
  expect(globalThis.fetch).not.toHaveBeenCalledWith('/api/menu/abc', expect.anything());
});

test('the checkout opens in the same document, with the focus on its heading', async () => {
  localStorage.setItem(
    'cart_abc',
    JSON.stringify([{ name: 'Cacio e Pepe', price: '14.00', quantity: 1, itemId: 'i1' }]),
  );
  await open(menuWith());
  await act(async () => (await screen.findAllByRole('link', { name: /^Cart, / }))[0]!.click());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Checkout' })));
  expect([window.location.pathname, document.getElementById('fragment-state') !== null]).toEqual([
    '/checkout/abc',
    true,
  ]);
  expect(faults).toEqual([]);
});
