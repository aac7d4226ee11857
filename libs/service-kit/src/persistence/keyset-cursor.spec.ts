import { cursorAfter, keysOfCursor, type KeysetType } from './keyset-cursor';

const ID = '7b0c2a54-9d1e-4a77-8f35-2c8f6f1f0b72';
const NEWEST: readonly KeysetType[] = ['timestamptz', 'uuid'];

describe('a cursor', () => {
  it('names the row after which a list goes on, to the microsecond', () => {
    const keys = ['2026-11-20T18:30:00.123456Z', ID];
    expect(keysOfCursor(cursorAfter(keys), NEWEST)).toEqual(keys);
  });

  it.each([
    ['no base64 of ours', '%%%', NEWEST],
    ['another sort', cursorAfter([ID]), NEWEST],
    ['a number where a text belongs', Buffer.from('[1]').toString('base64url'), ['text']],
    ['a day that there is not', cursorAfter(['2026-02-30T00:00:00.000000Z', ID]), NEWEST],
    ['a day of the year 0000, which Postgres does not have', cursorAfter(['0000-01-01T00:00:00.000000Z', ID]), NEWEST],
    ['a time without its zone', cursorAfter(['2026-02-20T00:00:00.000000', ID]), NEWEST],
    ['an amount that no column holds', cursorAfter(['9'.repeat(19)]), ['bigint']],
    ['a NUL, which Postgres keeps in no text', cursorAfter(['a\u0000']), ['text']],
  ] as const)('is refused in plain words when it is %s', (_, cursor, types) => {
    expect(() => keysOfCursor(cursor, types)).toThrow(
      'Please check the cursor: it is no place in this list; begin with the first page again.',
    );
  });
});
