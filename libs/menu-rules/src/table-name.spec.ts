import { tableLabel } from './table-name';

it('a number is called a table, and a name stays as it is', () => {
  expect(['12', '12a', 'Terrace 3', 'Bar'].map(tableLabel)).toEqual(['Table 12', 'Table 12a', 'Terrace 3', 'Bar']);
});
