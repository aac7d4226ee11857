import { aPlacedOrder } from '../testing/placed-order.factory';
import { NO_TABLE_SERVICE, seatOf, tabIdOf, type DiningTable } from './dining-table';
import { shownCustomer } from './table-customer';

const table: DiningTable = {
  id: '5f1c9a54-9a5e-4a4e-8f0e-0c9d3d1f7a11',
  shareId: 'm',
  name: '12',
  codeVersion: 3,
  seating: 7,
  locked: false,
  removed: false,
};
const on = { ...NO_TABLE_SERVICE, on: true };
const key = { codeVersion: 3, seating: 7 };

describe('a phone at a table', () => {
  it('orders on the tab that all phones of the table share', () => {
    expect(seatOf(table, on, key).tabId).toBe(seatOf(table, on, { codeVersion: 3 }).tabId);
    expect(tabIdOf({ ...table, seating: 8 })).not.toBe(tabIdOf(table));
  });

  it.each([
    ['the table is not known', undefined, on, key, 'ordering.table_not_found'],
    ['it was taken away', { ...table, removed: true }, on, key, 'ordering.table_code_ended'],
    ['it has a new code', { ...table, codeVersion: 4 }, on, key, 'ordering.table_code_ended'],
    ['the restaurant takes no orders at tables', table, NO_TABLE_SERVICE, key, 'ordering.tables_off'],
    ['staff has locked it', { ...table, locked: true }, on, key, 'ordering.table_locked'],
    ['its tab was closed since', { ...table, seating: 8 }, on, key, 'ordering.tab_closed'],
  ])('is shut out when %s', (_, found, service, held, code) => {
    expect(() => seatOf(found, service, held)).toThrow(expect.objectContaining({ code }));
  });
});

it('whoever reads of an order at a table reads the table first', () => {
  const at = { tableId: table.id, tabId: tabIdOf(table), name: '12' };
  const order = aPlacedOrder({ table: at, customer: { name: '', phone: '' } });
  expect(shownCustomer(order).name).toBe('Table 12');
  expect(shownCustomer({ ...order, customer: { name: 'Ann', phone: '' } }).name).toBe('Table 12, Ann');
  expect(shownCustomer({ customer: { name: 'Ann', phone: '' } }).name).toBe('Ann');
});
