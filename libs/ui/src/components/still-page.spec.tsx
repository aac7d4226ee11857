/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { render } from '@testing-library/react';
import { useStillPage } from './still-page';

function Sheet() {
  useStillPage();
  return null;
}
const page = document.documentElement;
const width = (of: Element, pixels: number) => jest.spyOn(of, 'clientWidth', 'get').mockReturnValue(pixels);
afterEach(() => jest.restoreAllMocks());

test('keeps the room of a scroll bar that takes some', () => {
  width(page, window.innerWidth - 15);
  const { unmount } = render(<Sheet />);
  expect(page.dataset['still']).toBe('with-scroll-bar');
  unmount();
  expect(page.dataset['still']).toBeUndefined();
});

test('makes no room where the page has no scroll bar', () => {
  width(page, window.innerWidth);
  render(<Sheet />).unmount();
  const { unmount } = render(<Sheet />);
  expect(page.dataset['still']).toBe('');
  unmount();
});

test('a dialog over a dialog leaves the page still when it closes', () => {
  width(page, window.innerWidth - 15);
  const first = render(<Sheet />);
  render(<Sheet />).unmount();
  expect(page.dataset['still']).toBe('with-scroll-bar');
  first.unmount();
  expect(page.dataset['still']).toBeUndefined();
});
