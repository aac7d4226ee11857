import * as contracts from '@chalkboard/contracts';
import { PlaceOrderRequest } from '@chalkboard/contracts';
import { z } from 'zod';
import { fieldName } from './fault-words';
import { InvalidInputError } from './invalid-input.error';
import { parseInput } from './parse-input';

/** @returns undefined: the value fits */
function refusal(schema: z.ZodType, value: unknown): InvalidInputError | undefined {
  try {
    parseInput(schema, value);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidInputError) return error;
    throw error;
  }
}

const LINE = { name: 'Soup', price: '$5.00', quantity: 1, total: 5 };
const ORDER = {
  shareId: 'a',
  customerInfo: { name: 'Ann', phone: '' },
  orderType: 'pickup',
  paymentMethod: 'card',
  cart: [LINE],
  subtotal: 5,
  deliveryFee: 0,
  total: 5,
};

it.each([
  [
    'too many of a dish',
    { cart: [{ ...LINE, quantity: 1000 }] },
    'Please check the quantity in entry 1 of the cart: it can be 99 at most.',
  ],
  [
    'half a dish',
    { cart: [{ ...LINE, quantity: 0.5 }] },
    'Please check the quantity in entry 1 of the cart: it has to be a whole number.',
  ],
  ['a negative total', { total: -1 }, 'Please check the total: it has to be 0 or more.'],
  ['nothing in the cart', { cart: [] }, 'Please check the cart: it must not be empty.'],
  ['no cart', { cart: undefined }, 'Please check the cart: it is missing.'],
  ['a cart that is none', { cart: 'soup' }, 'Please check the cart: it has to be a list.'],
  [
    'an unknown kind of order',
    { orderType: 'drone' },
    'Please check the order type: it has to be one of: pickup, delivery.',
  ],
  [
    'an email that is none',
    { customerInfo: { ...ORDER.customerInfo, email: 'ann' } },
    'Please check the email: it has to be an email address such as name@example.com.',
  ],
  [
    'a name that is too long',
    { customerInfo: { ...ORDER.customerInfo, name: 'x'.repeat(200) } },
    'Please check the name: it can have 120 characters at most.',
  ],
  [
    'a time that is none',
    { scheduledFor: 'noon' },
    'Please check the scheduled for: it has to be a date and time such as 2026-03-01T18:30:00Z.',
  ],
])('refuses an order with %s in a sentence that says what to do', (_what, change, detail) => {
  expect(refusal(PlaceOrderRequest, { ...ORDER, ...change })?.detail).toBe(detail);
});

it('keeps the path of each field apart, for programs', () => {
  expect(
    refusal(PlaceOrderRequest, { ...ORDER, cart: [LINE, { ...LINE, quantity: 1000 }], total: 'x' })?.faults,
  ).toEqual([
    { path: 'cart.1.quantity', message: 'can be 99 at most' },
    { path: 'total', message: 'has to be a number' },
  ]);
});

it('says what a contract says itself in its own words', () => {
  expect(
    refusal(z.object({ opens: z.string().regex(/^\d\d:\d\d$/, 'must be a time such as 11:30') }), { opens: 'noon' })
      ?.detail,
  ).toBe('Please check the opens: it must be a time such as 11:30.');
});

it('repeats no name of a field that the request made up', () => {
  expect(fieldName('<b>x</b>')).toBe('request');
  expect(refusal(z.strictObject({}), { '<b>': 1 })?.detail).toBe(
    'Please check the request: it has fields that are not known here.',
  );
});

/** Values of every kind, each of which most schemas refuse. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  ' ',
  'odd',
  'x'.repeat(30_000),
  0,
  -1,
  0.5,
  1e12,
  -1e12,
  Number.NaN,
  [],
  Array(3000).fill('x'),
  [{}],
  {},
  { odd: 1 },
  new Date(Number.NaN),
];

/** Every schema within a schema, itself included. */
function* within(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Generator<z.core.$ZodType> {
  if (seen.has(schema)) return;
  seen.add(schema);
  // A transformation by itself is given only what the schema before it has let through.
  if (!(schema instanceof z.core.$ZodTransform)) yield schema;
  const parts = (value: unknown): z.core.$ZodType[] => {
    if (value instanceof z.core.$ZodType) return [value];
    if (Array.isArray(value)) return value.flatMap(parts);
    return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
      ? Object.values(value).flatMap(parts)
      : [];
  };
  const { shape, checks: _checks, ...rest } = schema._zod.def as z.core.$ZodTypeDef & { shape?: object };
  for (const part of parts({ ...rest, ...(shape && { shape: { ...shape } }) })) yield* within(part, seen);
}

it('has plain words for every issue that a contract can raise', () => {
  const schemas = Object.values(contracts).filter((value) => value instanceof z.core.$ZodType);
  const kinds = new Set<string>();
  const seen = new Set<z.core.$ZodType>();
  const technical: string[] = [];
  for (const schema of schemas.flatMap((one) => [...within(one, seen)])) {
    for (const odd of ODD) {
      const issues = z.safeParse(schema, odd).error?.issues ?? [];
      const faults = issues.length > 0 ? (refusal(schema as z.ZodType, odd)?.faults ?? []) : [];
      if (faults.length !== issues.length) technical.push(`other faults than issues: ${JSON.stringify(issues[0])}`);
      for (const issue of issues)
        kinds.add(issue.code === 'invalid_format' ? `${issue.code} ${issue.format}` : issue.code);
      // What the library says must not come through, and every fault reads on from "it".
      technical.push(
        ...faults
          .map(({ message }) => message)
          .filter(
            (words) =>
              /^(Invalid|Too |Unrecognized|Expected|Required)|[<>]=|received/.test(words) ||
              !/^[a-z]/.test(words) ||
              /[.!]$/.test(words),
          ),
      );
    }
  }
  expect([...new Set(technical)]).toEqual([]);
  expect([...kinds].toSorted()).toEqual(
    expect.arrayContaining([
      'invalid_format datetime',
      'invalid_format email',
      'invalid_format regex',
      'invalid_type',
      'invalid_union',
      'invalid_value',
      'too_big',
      'too_small',
    ]),
  );
});
