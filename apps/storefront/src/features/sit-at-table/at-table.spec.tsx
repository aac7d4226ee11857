/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { TableVisit } from '@chalkboard/contracts';
import { fakeApi, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { keepTable, seatedTable } from '../../shared/table/stored-table';
import { AtTable } from './at-table';
// What is fetched when it is needed is at hand here: no test waits for a busy machine.
import './table-bar';

const visit: TableVisit = {
  table: '12',
  currency: 'USD',
  timeZone: 'UTC',
  service: { on: true, payAtTable: true, payAtCounter: true, card: true, cash: true },
  orders: [
    {
      orderNumber: 'K7F4M',
      status: 'completed',
      placedAt: '2026-11-21T18:00:00.000Z',
      lines: [{ name: 'Lobster Roll', options: [], quantity: 2, total: 4800 }],
      total: 4800,
    },
  ],
  total: 4800,
  calls: [],
};
const problem = (status: number, code: string, detail: string) => ({
  status,
  json: { type: 'about:blank', title: code, status, code, detail },
});

let fake: ReturnType<typeof fakeApi>;
function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  fake = fakeApi({
    'GET /api/orders/tables/abc/visit': { json: visit },
    'POST /api/orders/tables/abc/visit': { json: visit },
    'GET /api/orders/tables/abc/visit/events': { status: 503, json: {} },
    ...answers,
  });
  renderWithProviders([{ path: '/menu/:shareId', element: <AtTable shareId="abc" /> }], '/menu/abc');
}
const bar = async () => within(await screen.findByRole('region', { name: 'Your table' }));
afterEach(() => {
  fake.restore();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('who only reads the menu asks for nothing and sees nothing', () => {
  open();
  expect(screen.queryByRole('region', { name: 'Your table' })).toBeNull();
  expect(fake.calls).toEqual([]);
});

test('a code joins its table and is taken out of the address', async () => {
  window.history.replaceState(null, '', `/menu/abc#table=${'x'.repeat(43)}`);
  open();
  await (await bar()).findByRole('heading', { name: 'Table 12' });
  expect(window.location.hash).toBe('');
  expect(seatedTable('abc')?.name).toBe('12');
  (await bar()).getByText('On the tab: 1 order');
  (await bar()).getByText('· served');
});

test('the bill is asked for with how it is paid', async () => {
  keepTable('abc', visit);
  open({
    'POST /api/orders/tables/abc/calls': (call) => {
      expect(call.body).toEqual({ kind: 'bill', payment: 'cash' });
      return { json: { ...visit, calls: ['bill'] } };
    },
  });
  fireEvent.click(await (await bar()).findByRole('button', { name: 'Bill, please' }));
  fireEvent.click((await bar()).getByRole('button', { name: 'Bill, please: we pay in cash' }));
  await (await bar()).findByText('The bill is on its way');
});

test('who is shut out reads why, and orders as everybody does from then on', async () => {
  keepTable('abc', visit);
  open({
    'GET /api/orders/tables/abc/visit': problem(410, 'ordering.tab_closed', 'The tab of this table was closed.'),
  });
  await (await bar()).findByText('The tab of this table was closed.', {}, { timeout: 3000 });
  expect(seatedTable('abc')).toBeUndefined();
});

test('a network that fails shuts nobody out', async () => {
  keepTable('abc', visit);
  open({ 'GET /api/orders/tables/abc/visit': { status: 503, json: {} } });
  await (await bar()).findByText(/Reconnecting/);
  expect(seatedTable('abc')?.name).toBe('12');
});
