import { z } from 'zod';
import { countOf, rowsOf, UnexpectedRowError } from './rows';

const Message = z.object({ id: z.string(), attempts: z.int(), sent_at: z.date().nullable() });
const row = { id: 'm1', attempts: 2, sent_at: null };

it('gives the rows of a SELECT and those of an UPDATE, parsed', () => {
  expect(rowsOf(Message, [row, { ...row, id: 'm2' }])).toEqual([row, { ...row, id: 'm2' }]);
  expect(rowsOf(Message, [[row], 1])).toEqual([row]);
  expect(rowsOf(Message, [])).toEqual([]);
  expect(rowsOf(Message, [[], 0])).toEqual([]);
});

it.each([
  ['a column that is missing', { id: 'm1', sent_at: null }],
  ['a number that came as text', { ...row, attempts: '2' }],
  ['a number that is no integer any more', { ...row, attempts: 2 ** 60 }],
  ['an instant that came as text', { ...row, sent_at: '2026-03-01' }],
])('refuses %s', (_what, given) => {
  expect(() => rowsOf(Message, [row, given])).toThrow(UnexpectedRowError);
});

it('names the column and no value in the error', () => {
  const Secret = z.object({ status: z.enum(['open', 'done']), count: z.int() });
  const parse = () => rowsOf(Secret, [{ status: '+14155550199', count: '+14155550198' }]);
  expect(parse).toThrow(/status: .*count: /);
  expect(parse).not.toThrow(/\+1415/);
});

it('counts what a statement changed, or what it gave back', () => {
  expect(countOf([[], 3])).toBe(3);
  expect(countOf([{ id: 'm1' }])).toBe(1);
  expect(countOf([])).toBe(0);
  expect(() => countOf(undefined)).toThrow(UnexpectedRowError);
});
