/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFilters } from './use-filters';

const drawn = jest.fn<void, [Readonly<Record<string, string>>]>();

function List() {
  const [filters, change] = useFilters(['search', 'status']);
  drawn(filters);
  return (
    <button
      onClick={() => {
        change({ status: 'open' });
        change({ search: 'soup' });
      }}
    >
      Change
    </button>
  );
}
function opened(at: string) {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}
const shown = () => drawn.mock.lastCall?.[0];

test('filters are what the address says', async () => {
  const router = opened('/?status=done');
  expect(shown()).toEqual({ search: '', status: 'done' });
  await act(() => router.navigate('/?search=pie'));
  expect(shown()).toEqual({ search: 'pie', status: '' });
});

test('a second change before the page is drawn with the first keeps the first', async () => {
  const router = opened('/?page=2');
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(shown()).toEqual({ search: 'soup', status: 'open' });
  expect(router.state.location.search).toBe('?page=2&status=open&search=soup');
});

test('and a change after the address has changed by itself begins from there', async () => {
  const router = opened('/');
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  await act(() => router.navigate('/?page=3'));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(router.state.location.search).toBe('?page=3&status=open&search=soup');
});
