import { replyPage, type ReplyPageLimits } from './reply-page';

interface Row {
  readonly id: string;
  readonly text: string;
}

const rowsOf = (...sizes: number[]): Row[] =>
  sizes.map((size, index) => ({ id: String(index + 1), text: 'x'.repeat(size) }));
const page = (rows: Row[], limits: Partial<ReplyPageLimits<Row>> = {}) => {
  const { rows: fitting, next } = replyPage(rows, { most: 3, idOf: ({ id }) => id, ...limits });
  return [fitting.length, next];
};

describe('a page of an answer over request-reply', () => {
  it('has all rows where they fit, and says that there are no more', () => {
    expect(page([])).toEqual([0, null]);
    expect(page(rowsOf(1, 1, 1))).toEqual([3, null]);
  });

  it('has no more rows than asked for, and says after which it goes on', () => {
    expect(page(rowsOf(1, 1, 1, 1))).toEqual([3, '3']);
  });

  it('ends before the row that would be too much', () => {
    expect(page(rowsOf(100, 100, 100), { bytes: 250 })).toEqual([2, '2']);
  });

  it('counts bytes and not letters', () => {
    expect(
      page(
        [
          { id: '1', text: 'é'.repeat(60) },
          { id: '2', text: 'é'.repeat(60) },
        ],
        { bytes: 250 },
      ),
    ).toEqual([1, '1']);
  });

  it('has at least one row, however long, so that whoever asks gets on', () => {
    expect(page(rowsOf(1000, 1), { bytes: 250 })).toEqual([1, '1']);
    expect(page(rowsOf(1000), { bytes: 250 })).toEqual([1, null]);
  });
});
