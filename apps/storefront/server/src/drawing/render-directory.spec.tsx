/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { readView } from '@chalkboard/storefront/directory-filter';
import { FirstDirectoryView } from '@chalkboard/storefront/first-directory-view';
import { directoryWith, restaurantWith } from '@chalkboard/storefront/testing/directory';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderDirectory } from './render-directory';

const NOW = Date.parse('2026-11-23T20:00:00Z');

/** The words and controls of a page, in their order: what a reader has of it. */
function readable(html: string): string[] {
  const element = document.createElement('div');
  element.innerHTML = html.replace(/<!--.*?-->/g, '');
  for (const hint of element.querySelectorAll('link[rel=preload]')) hint.remove();
  return [...element.querySelectorAll('*')].map((one) =>
    [
      one.tagName,
      one.getAttribute('class'),
      one.getAttribute('href'),
      one.getAttribute('name'),
      one.children.length === 0 ? one.textContent : '',
    ].join(' '),
  );
}

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  [
    'restaurants',
    '',
    directoryWith(
      [
        restaurantWith({
          logo: { hash: '0a'.repeat(32), width: 512, height: 320, ground: 'dark' },
          website: 'https://lucia.example.com/',
        }),
      ],
      { next: 'c1', total: 2 },
    ),
  ],
  ['a view of its own', 'cuisine=Italian&price=%24%24&search=lucia', directoryWith()],
  ['a part further down', 'cursor=c1', directoryWith()],
  ['nothing', 'search=nothing', directoryWith([])],
])('%s: the same from the server and from the app', async (_, search, page) => {
  const view = readView(new URLSearchParams(search));
  const container = document.createElement('div');
  document.body.append(container);
  const router = createMemoryRouter(
    [{ path: '/restaurant-directory', element: <FirstDirectoryView view={view} page={page} drawnAt={NOW} /> }],
    { initialEntries: [`/restaurant-directory?${search}`] },
  );
  await act(async () => createRoot(container).render(<RouterProvider router={router} />));
  expect(readable(renderDirectory(view, page, NOW))).toEqual(readable(container.innerHTML));
});
