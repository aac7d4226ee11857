/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { endTable, forgetTable, isTableOver, keepTable, parseTable, seatedTable, storedTable } from './stored-table';

const service = { on: true, payAtTable: true, payAtCounter: false, card: true, cash: true };

it('a phone is at its table until it leaves, or is told that it is over', () => {
  expect(seatedTable('m')).toBeUndefined();
  keepTable('m', { table: '12', service });
  expect(seatedTable('m')).toEqual({ name: '12', service });
  expect(seatedTable('another')).toBeUndefined();
  endTable('m', 'The tab was closed.');
  expect([seatedTable('m'), parseTable(storedTable('m'))]).toEqual([undefined, { over: 'The tab was closed.' }]);
  forgetTable('m');
  expect(storedTable('m')).toBeNull();
});

it('what is stored and no table is passed over', () => {
  expect(['', 'null', '{"name":3}', 'no json'].map((text) => parseTable(text))).toEqual(Array(4).fill(undefined));
});

it('is over by what the server says of tables and tabs, and by nothing else', () => {
  expect(
    ['ordering.table_locked', 'ordering.tables_off', 'ordering.tab_closed', 'ordering.closed', undefined].map(
      isTableOver,
    ),
  ).toEqual([true, true, true, false, false]);
});
