import { ORDER } from '@chalkboard/contracts';
import { FixedClock } from '@chalkboard/service-kit/domain';
import { SignedQuoteHolds } from './signed-quote-holds';

const KEY = 'a key for tests, and for tests alone';
const GIVEN = new Date('2026-03-02T17:59:00.123Z');
const after = (ms: number) => new Date(GIVEN.getTime() + ms);
const holdsAt = (now: Date, key = KEY) => new SignedQuoteHolds(key, new FixedClock(now));
const token = holdsAt(GIVEN).hold('menu-1', GIVEN);

describe('a token that holds the prices of a quote', () => {
  it('says when the quote was given, for ten minutes', () => {
    expect(holdsAt(after(ORDER.quoteHoldsMs)).heldAt('menu-1', token)).toEqual(GIVEN);
    expect(holdsAt(after(ORDER.quoteHoldsMs + 1)).heldAt('menu-1', token)).toBeUndefined();
  });

  it('is worth nothing for another menu, under another key, or changed', () => {
    expect(holdsAt(GIVEN).heldAt('menu-2', token)).toBeUndefined();
    expect(holdsAt(GIVEN, 'another key, which is as long as it has to be').heldAt('menu-1', token)).toBeUndefined();
    const bytes = Buffer.from(token, 'base64url');
    bytes[5]! ^= 1;
    expect(holdsAt(GIVEN).heldAt('menu-1', bytes.toString('base64url'))).toBeUndefined();
    for (const other of ['', 'x', token.slice(1), `${token}AA`])
      expect(holdsAt(GIVEN).heldAt('menu-1', other)).toBeUndefined();
  });

  it('fits into an order', () => expect(token.length).toBeLessThan(40));
});
