import { tableNames } from './table-names';

it('a range stands for all of its numbers, and a name for itself, each once', () => {
  expect(tableNames('1-4, Terrace 1,Bar , 3,bar')).toEqual(['1', '2', '3', '4', 'Terrace 1', 'Bar']);
  expect(tableNames('12–10')).toEqual(['10', '11', '12']);
  expect(tableNames(' , ;\n')).toEqual([]);
});

it('nobody adds more tables than there may be', () => {
  expect(tableNames('1-9999')).toHaveLength(300);
});
