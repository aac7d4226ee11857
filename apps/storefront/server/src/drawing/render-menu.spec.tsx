/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { Menu } from '@chalkboard/contracts';
import { FirstView } from '@chalkboard/storefront/first-view';
import { menuWith } from '@chalkboard/storefront/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderMenu } from './render-menu';

const NOW = Date.parse('2026-11-23T20:00:00Z');

const NIGHTLY = {
  id: 'n',
  name: 'Nightly',
  when: { weekly: [{ day: 1, from: '19:00', to: '21:00' }], exceptions: [] },
  for: { categoryIds: [], itemIds: ['i1'] },
};

/** What the app draws first in a browser at this address. */
async function drawnByApp({
  menu,
  search = '',
  languages,
}: {
  menu: Menu | undefined;
  search?: string;
  languages?: readonly string[];
}): Promise<string> {
  const container = document.createElement('div');
  document.body.append(container);
  const router = createMemoryRouter(
    [{ path: '*', element: <FirstView menu={menu} framed={false} languages={languages ?? []} drawnAt={NOW} /> }],
    { initialEntries: [`/menu/abc${search && `?${search}`}`] },
  );
  await act(async () => createRoot(container).render(<RouterProvider router={router} />));
  return container.innerHTML;
}

/** Both as the browser reads them: entities, ids made by React and attribute order do not count. */
function normalised(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html.replace(/<!--.*?-->/g, '');
  // A server names a picture early, so that it comes early.
  for (const hint of element.querySelectorAll('link[rel=preload]')) hint.remove();
  for (const one of element.querySelectorAll('*')) {
    for (const { name, value } of [...one.attributes]) if (/^_[rR]_/.test(value)) one.setAttribute(name, 'made');
    const style = one.getAttribute('style');
    if (style !== null) one.setAttribute('style', style.replace(/\s/g, '').replace(/;$/, ''));
    for (const { name, value } of [...one.attributes].sort((a, b) => a.name.localeCompare(b.name))) {
      one.removeAttribute(name);
      one.setAttribute(name, value);
    }
  }
  return element.innerHTML;
}

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  [
    'a menu',
    menuWith({
      restaurantPhone: '+1 555 0100',
      restaurantDescription: 'Pasta & "more" <here>',
      commonAllergens: ['Eggs'],
      hasVeganOptions: true,
    }),
    '',
  ],
  ['a menu in colours', menuWith({ backgroundTheme: 'fast-food' }), ''],
  [
    'a menu with a logo',
    menuWith({ primaryColor: '#b45309', logo: { hash: '0a'.repeat(32), width: 512, height: 320, ground: 'dark' } }),
    '',
  ],
  [
    'a menu with opening hours',
    menuWith({ openingHours: { weekly: [{ day: 1, from: '11:00', to: '22:00' }], exceptions: [] } }),
    '',
  ],
  [
    'a menu in its happy hour, with dishes that are served later',
    menuWith({
      rules: {
        happyHours: [{ ...NIGHTLY, off: { kind: 'percent', percent: 20 } }],
        servingTimes: [{ ...NIGHTLY, when: { weekly: [{ day: 6, from: '10:00', to: '14:00' }], exceptions: [] } }],
      },
    }),
    '',
  ],
  ['a filtered menu', menuWith(), 'q=linguine'],
  ['no menu', undefined, ''],
])('%s is the same from the server and from the app', async (_, menu, search) => {
  const server = renderMenu({ menu, shareId: 'abc', search, framed: false, languages: ['en'], now: NOW });
  expect(normalised(server)).toBe(normalised(await drawnByApp({ menu, search })));
});

test('a framed menu is without our header and footer', () => {
  const html = renderMenu({ menu: menuWith(), shareId: 'abc', search: '', framed: true, languages: [], now: NOW });
  expect(html).toContain('Cacio e Pepe');
  expect(html).not.toMatch(/<header|<footer|Create New Menu/);
});

test('says how to order without scripts', () => {
  expect(
    renderMenu({
      menu: menuWith({ restaurantPhone: '555 0100' }),
      shareId: 'abc',
      search: '',
      framed: false,
      languages: [],
      now: NOW,
    }),
  ).toContain('To order, call 555 0100.');
});

describe('a menu in two languages', () => {
  const menu = menuWith({
    translation: {
      language: 'de',
      texts: [{ id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'Nudeln mit Käse und Pfeffer' }],
    },
  });
  const drawn = (search: string, languages: string[]) =>
    renderMenu({ menu, shareId: 'abc', search, framed: false, languages, now: NOW });

  test('is drawn in the one that its reader wants, as the app draws it', async () => {
    expect(drawn('', ['de'])).toContain('lang="de" class="menu-dish-name">Nudeln mit Käse');
    expect(drawn('', ['de'])).toContain('lang="en" class="menu-dish-name">Ravioli');
    expect(drawn('', ['en', 'de'])).not.toContain('Nudeln');
    expect(drawn('lang=de', ['en'])).toContain('Nudeln');
    expect(normalised(drawn('', ['de']))).toBe(normalised(await drawnByApp({ menu, languages: ['de'] })));
    expect(normalised(drawn('', ['en']))).toBe(normalised(await drawnByApp({ menu })));
  });

  test('has a link to each of them that keeps what is looked for', () => {
    expect(drawn('q=nudeln', ['en'])).toContain('href="/menu/abc?q=nudeln&amp;lang=de"');
  });
});
