import { faultsOf, type Exchange } from './verdict.mjs';

const NOON = Date.parse('2026-11-26T12:00:00Z');
const RULES = {
  perMinute: 3,
  unknownPerMinute: 2,
  instances: 1,
  ends: new Map([['revoked', { from: NOON + 100, until: NOON + 200 }]]),
};

/** The answer to a good key, so many milliseconds after noon. @param left of its limit */
function answer(at: number, left: number, more: Partial<Exchange> = {}): Exchange {
  return {
    kind: 'valid',
    key: 'valid',
    service: 'ordering',
    instance: 0,
    address: '198.51.100.1',
    expects: 200,
    begun: NOON + at,
    ended: NOON + at + 5,
    status: 200,
    limit: `"minute";r=${left};t=60`,
    policy: '"minute";q=3;w=60',
    cache: 'no-store',
    ...more,
  };
}
const PROBLEM = { type: 'application/problem+json' };
const refusal = (at: number) =>
  answer(at, 0, { ...PROBLEM, status: 429, code: 'access.too_many_requests', retryAfter: '60' });
const unknown = (more: Partial<Exchange> = {}) =>
  answer(0, 0, {
    ...PROBLEM,
    kind: 'unknown',
    status: 401,
    code: 'access.key_invalid',
    limit: undefined,
    policy: undefined,
    ...more,
  });

test('finds nothing where exactly as many are answered as the limit allows', () => {
  expect(faultsOf([answer(0, 2), answer(1, 1), answer(2, 0), refusal(3)], RULES)).toEqual([]);
  expect(
    faultsOf([unknown(), unknown({ status: 429, code: 'access.too_many_unknown_keys', retryAfter: '50' })], RULES),
  ).toEqual([]);
});

test('finds one request too few, one counted twice, and one unknown key too many', () => {
  expect(faultsOf([answer(0, 2), answer(1, 1), refusal(2)], RULES)).toEqual([expect.stringContaining('2 of 3')]);
  expect(faultsOf([answer(0, 2), answer(1, 1), answer(1, 1)], RULES)).toEqual([expect.stringContaining('gaps')]);
  expect(faultsOf([unknown(), unknown(), unknown()], RULES)).toEqual([expect.stringContaining('3 unknown keys')]);
});

test('finds a key that works after its end, and one that is refused before', () => {
  const revoked = { kind: 'revoked', key: 'revoked' } as const;
  expect(
    faultsOf([answer(150, 2, revoked), unknown({ ...revoked, begun: NOON + 150, ended: NOON + 155 })], RULES),
  ).toEqual([]);
  expect(faultsOf([answer(300, 2, revoked)], RULES)).toEqual([expect.stringContaining('100 ms after its end')]);
  expect(faultsOf([unknown({ ...revoked, ended: NOON + 50 })], RULES)).toEqual([
    expect.stringContaining('though it works'),
  ]);
});

test('finds a fault of ours, what is another business’s, and wrong headers', () => {
  expect(
    faultsOf(
      [
        answer(0, 2, { status: 500, code: 'internal', ...PROBLEM }),
        answer(1, 1, { leak: 'another order' }),
        answer(2, 0, { policy: undefined, cache: 'public' }),
      ],
      RULES,
    ),
  ).toEqual([
    expect.stringContaining('500 internal'),
    expect.stringContaining('500 instead of 200'),
    expect.stringContaining('another order'),
    expect.stringContaining('cache-control: public'),
    expect.stringContaining('ratelimit-policy'),
  ]);
});
