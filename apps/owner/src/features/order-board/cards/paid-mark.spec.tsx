/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { BoardOrder } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { boardOrder } from '../board.factory';
import { boardApi } from '../live/board-api';
import { PaidMark } from './paid-mark';

const at = '2026-11-21T18:00:00.000Z';
const onOrder = jest.fn();
let fake: ReturnType<typeof fakeApi>;

function show(change: Partial<BoardOrder>, answer: { status?: number; json: unknown } = { json: boardOrder({}) }) {
  const order = boardOrder(change);
  fake = fakeApi({ [`PUT /api/orders/board/abc/orders/${order.orderId}/paid`]: answer });
  const host = fakeHost();
  renderWithProviders(
    [
      {
        path: '/',
        element: <PaidMark api={boardApi('abc')} host={host} order={order} timeZone="UTC" onOrder={onOrder} />,
      },
    ],
    '/',
  );
  return host;
}
afterEach(() => (fake.restore(), onOrder.mockClear()));

test('an order is marked as paid by a press, and the board takes what the server says', async () => {
  show({ status: 'accepted' }, { json: boardOrder({ paidAt: at }) });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() =>
    expect(onOrder).toHaveBeenCalledWith(
      expect.objectContaining({ paidAt: at }),
      expect.anything(),
      undefined,
      expect.anything(),
    ),
  );
  expect(fake.calls.at(-1)?.body).toEqual({ paid: true });
});

test('the mark is taken back by another', async () => {
  show({ status: 'completed', paidAt: at });
  screen.getByText(/^Paid, /);
  fireEvent.click(screen.getByRole('button', { name: 'Not paid after all' }));
  await waitFor(() => expect(fake.calls.at(-1)?.body).toEqual({ paid: false }));
});

test('what could not be marked is said, and stays as it is', async () => {
  const host = show({ status: 'accepted' }, { status: 503, json: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(host.toasts[0]).toMatchObject({ title: 'Not marked', variant: 'destructive' }));
  expect(onOrder).not.toHaveBeenCalled();
});

test('what was turned down has no such button, and at a table the tab is paid', () => {
  show({ status: 'rejected' });
  expect(screen.queryByRole('button')).toBeNull();
  fake.restore();
  show({ status: 'accepted', table: { name: '2' } });
  expect(screen.queryByRole('button')).toBeNull();
});
