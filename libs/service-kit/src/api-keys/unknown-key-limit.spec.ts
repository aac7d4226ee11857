import { UnknownKeyLimit } from './unknown-key-limit';

const NOON = new Date('2026-11-26T12:00:00Z');
const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

/** How many of so many questions are counted. */
function countedOf(limit: UnknownKeyLimit, address: string, questions: number, now = NOON): number {
  return Array.from({ length: questions }).filter(() => {
    try {
      return limit.take(address, now);
    } catch {
      return false;
    }
  }).length;
}

test('an address has its questions a minute, and is told when it may go on', () => {
  const limit = new UnknownKeyLimit({ perAddress: 3, all: 100 });
  expect(countedOf(limit, '203.0.113.1', 10)).toBe(3);
  expect(() => limit.take('203.0.113.1', at(18))).toThrow(
    expect.objectContaining({ code: 'access.too_many_unknown_keys', extras: { retryAfterSeconds: 42 } }),
  );
  expect(countedOf(limit, '203.0.113.2', 1)).toBe(1);
  expect(countedOf(limit, '203.0.113.1', 10, at(60))).toBe(3);
});

test('addresses of one IPv6 network share theirs', () => {
  const limit = new UnknownKeyLimit({ perAddress: 3, all: 100 });
  expect(countedOf(limit, '2001:db8:1:2::1', 2)).toBe(2);
  expect(countedOf(limit, '2001:db8:1:2::ffff', 2)).toBe(1);
});

test('a question about a key that is good counts for nobody', () => {
  const limit = new UnknownKeyLimit({ perAddress: 3, all: 4 });
  for (let key = 0; key < 20; key++) limit.take('203.0.113.1', NOON).giveBack();
  expect(countedOf(limit, '203.0.113.1', 10)).toBe(2);
});

test('a question of the minute before is not given back to this one', () => {
  const limit = new UnknownKeyLimit({ perAddress: 1, all: 100 });
  const question = limit.take('203.0.113.1', NOON);
  expect(countedOf(limit, '203.0.113.1', 2, at(61))).toBe(1);
  question.giveBack();
  expect(countedOf(limit, '203.0.113.1', 2, at(62))).toBe(0);
});

test('many addresses together have half of all, and the rest is for those that have sent no unknown key', () => {
  const limit = new UnknownKeyLimit({ perAddress: 5, all: 20 });
  expect([1, 2, 3].map((last) => countedOf(limit, `198.51.100.${last}`, 10))).toEqual([5, 5, 1]);
  const strangers = Array.from({ length: 20 }, (_, last) => `203.0.113.${last}`);
  expect(strangers.map((address) => countedOf(limit, address, 1)).reduce((one, other) => one + other)).toBe(9);
});
