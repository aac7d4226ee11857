/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { MenuItem } from '@chalkboard/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { menuWith } from '../../testing/menu.factory';
import { CoverPhoto } from './cover-photo';
import { DishPhoto } from './dish-photo';

const photo = { hash: 'a'.repeat(64), width: 1280, height: 960 };
const dish: MenuItem = { id: 'i1', name: 'Cacio e Pepe', price: '$14.00', priceMinor: 1400, photo };

test('a dish without a photograph shows nothing in its place, and neither does a menu without a cover', () => {
  const { container } = render(
    <>
      <DishPhoto item={{ ...dish, photo: undefined }} size="row" />
      <CoverPhoto menu={menuWith()} />
    </>,
  );
  expect(container.innerHTML).toBe('');
});

test('a photograph keeps its place, waits until it is near, and comes in the size and format that fit', () => {
  const { container } = render(<DishPhoto item={dish} size="row" />);
  const image = screen.getByRole('img', { name: 'Photo of Cacio e Pepe' });
  expect(
    Object.fromEntries(['width', 'height', 'loading', 'sizes', 'src'].map((name) => [name, image.getAttribute(name)])),
  ).toEqual({
    width: '1280',
    height: '960',
    loading: 'lazy',
    sizes: '96px',
    src: `/api/menu/photos/${photo.hash}/320.webp`,
  });
  const [source] = container.querySelectorAll('source');
  expect([source?.getAttribute('type'), source?.getAttribute('srcset')]).toEqual([
    'image/avif',
    [160, 320].map((width) => `/api/menu/photos/${photo.hash}/${width}.avif ${width}w`).join(', '),
  ]);
});

test('one that nobody sees at first is not in what a server draws, but has its place', () => {
  const drawn = renderToString(<DishPhoto item={dish} size="row" time="late" />);
  expect(drawn).toBe('<span class="photograph contents"><span class="menu-dish-photo"></span></span>');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = drawn;
  render(<DishPhoto item={dish} size="row" time="late" />, { container, hydrate: true });
  expect(screen.getByRole('img', { name: 'Photo of Cacio e Pepe' }).getAttribute('loading')).toBe('lazy');
});

test('the cover is asked for at once', () => {
  render(<CoverPhoto menu={menuWith({ cover: photo })} />);
  const image = screen.getByRole('img', { name: 'Photo from Osteria Lucia' });
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([null, 'high']);
});

test('one that cannot be had gives its place up', () => {
  const { container } = render(<DishPhoto item={dish} size="sheet" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.innerHTML).toBe('');
});
