/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { TOAST } from '@chalkboard/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createToastStore, Toaster } from './toaster';

function open(...titles: string[]) {
  const store = createToastStore();
  render(<Toaster store={store} />);
  act(() => titles.forEach((title) => store.show({ title })));
  return store;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows one message at a time, the newest', () => {
  open('Link Copied', 'Added to cart');
  expect(screen.getAllByTestId('toast')).toHaveLength(TOAST.visible);
  expect(screen.getByText('Added to cart')).toBeTruthy();
});

test('goes away after its time, and not while it is held', () => {
  open('Added to cart');
  fireEvent.pointerEnter(screen.getByTestId('toast'));
  act(() => jest.advanceTimersByTime(TOAST.durationMs * 2));
  expect(screen.queryByText('Added to cart')).toBeTruthy();
  fireEvent.pointerLeave(screen.getByTestId('toast'));
  act(() => jest.advanceTimersByTime(TOAST.durationMs));
  expect(screen.queryByText('Added to cart')).toBeNull();
});

test.each([
  [TOAST.swipePx - 1, true],
  [TOAST.swipePx, false],
])('a swipe of %i px to the right leaves it: %s', (distance, stays) => {
  open('Added to cart');
  const toast = screen.getByTestId('toast');
  // jsdom's pointer events carry no coordinates; mouse events under the same names do.
  const at = (type: string, clientX: number) => fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX }));
  at('pointerdown', 10);
  at('pointermove', 10 + distance);
  at('pointerup', 10 + distance);
  expect(Boolean(screen.queryByText('Added to cart'))).toBe(stays);
});

test('the hotkey moves the focus to it', () => {
  open('Added to cart');
  fireEvent.keyDown(window, { key: TOAST.hotkey });
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Notifications (${TOAST.hotkey})`);
});

test('a failure is announced at once', () => {
  const store = createToastStore();
  render(<Toaster store={store} />);
  act(() => store.show({ title: 'Order Failed', variant: 'destructive' }));
  expect(screen.getByRole('alert').textContent).toContain('Order Failed');
});

test('a failure of the page before ends with that page, but for one that led to the next', () => {
  const store = createToastStore();
  render(<Toaster store={store} />);
  act(() => store.show({ title: 'Login failed', variant: 'destructive' }));
  act(() => store.pageChanged());
  expect(screen.queryByText('Login failed')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1001));
  act(() => store.pageChanged());
  expect(screen.queryByText('Login failed')).toBeNull();

  act(() => store.show({ title: 'Employee created' }));
  act(() => jest.advanceTimersByTime(1001));
  act(() => store.pageChanged());
  expect(screen.queryByText('Employee created')).toBeTruthy();
});

test('what it offers to do is done once, and the message goes', () => {
  const store = createToastStore();
  const undo = jest.fn();
  render(<Toaster store={store} />);
  act(() => store.show({ title: 'Dish deleted', action: { label: 'Undo', run: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Dish deleted')).toBeNull();
});
