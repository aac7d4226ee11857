import { boardOrder } from '../board.factory';
import { rowsForLines, shownLines } from './shown-lines';

const [base] = boardOrder().lines;
const line = (name: string, over: { readonly options?: string[]; readonly notes?: string } = {}) => ({
  ...base!,
  name,
  options: [],
  notes: undefined,
  ...over,
});
const names = (lines: Parameters<typeof shownLines>[0], rows: number) => shownLines(lines, rows).map((one) => one.name);
const MANY = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => line(name));

describe('a closed ticket', () => {
  it('shows the lines that fit', () => expect(names(MANY, 4)).toEqual(['A', 'B', 'C', 'D']));
  it('shows the last one as well, where it takes no more room than the button', () =>
    expect(names(MANY.slice(0, 5), 4)).toEqual(['A', 'B', 'C', 'D', 'E']));
  it('counts options as a row', () =>
    expect(names([line('A', { options: ['Large'] }), ...MANY.slice(1)], 3)).toEqual(['A', 'B']));
  it('shows one line, however long it is', () =>
    expect(names([line('A', { options: ['Large'] }), line('B'), line('C')], 1)).toEqual(['A']));
  it('counts a long name as two rows', () =>
    expect(
      names([line('Tagliatelle al ragù della nonna con funghi'), line('B'), line('C'), line('D')], 3),
    ).toHaveLength(2));
  it('never hides a line with a note', () =>
    expect(names([...MANY, line('G', { notes: 'No nuts' })], 3)).toEqual(['A', 'G']));
});

describe('the rows for dishes', () => {
  const of = (over: Parameters<typeof boardOrder>[0]) => rowsForLines(boardOrder(over), 6);
  const customer = { name: 'Ada', phone: '1' };

  it('are all there are on a plain new order', () => expect(of({ customer })).toBe(6));
  it('are fewer where the guest noted something, and where the allergy notice was answered', () =>
    expect(of({ customer: { ...customer, notes: 'Please keep the nuts well apart' }, allergyConfirmed: true })).toBe(
      3,
    ));
  it('are one at least', () => expect(of({ customer: { ...customer, notes: 'nuts '.repeat(60) } })).toBe(1));
});
