import { z } from 'zod';
import { readerOf } from './answer-reader';
import { shapeOf } from './answer-shape';

const Dish = z.object({
  id: z.string(),
  price: z.number().int().nullable(),
  tags: z.array(z.enum(['hot', 'new'])).optional(),
  size: z.union([z.literal('s'), z.literal(1)]),
  by: z.record(z.string(), z.boolean()),
  more: z.unknown(),
});
const dish = { id: 'a', price: 100, size: 's', by: { en: true }, more: null };

const faultOf = (schema: z.ZodType, value: unknown) => {
  const result = readerOf(shapeOf(schema))['~standard'].validate(value);
  return 'issues' in result ? result.issues?.[0]?.message : undefined;
};

test.each([
  ['what is complete', dish],
  ['what a newer server adds', { ...dish, added: 1 }],
  ['null where it may be', { ...dish, price: null }],
  ['the optional part', { ...dish, tags: ['hot'] }],
])('reads %s, as the schema does', (_, value) => {
  expect(Dish.safeParse(value).success).toBe(true);
  expect(faultOf(Dish, value)).toBeUndefined();
});

test.each([
  ['a field that is missing', { ...dish, id: undefined }, 'id'],
  ['a field of another kind', { ...dish, price: '1' }, 'price'],
  ['a value that is not among those there are', { ...dish, tags: ['hot', 'cold'] }, 'tags[1]'],
  ['none of a union', { ...dish, size: 2 }, 'size'],
  ['a value of a record', { ...dish, by: { en: 'yes' } }, 'by.en'],
  ['no object', 'dish', 'the answer'],
])('refuses %s, as the schema does, and says where', (_, value, where) => {
  expect(Dish.safeParse(value).success).toBe(false);
  expect(faultOf(Dish, value)).toBe(`${where} is not what was expected`);
});

test('leaves limits and formats to the server', () => {
  expect(
    faultOf(z.object({ at: z.iso.datetime(), name: z.string().max(2) }), { at: 'later', name: 'Ada' }),
  ).toBeUndefined();
});

test('a schema that changes what it reads describes no answer', () => {
  expect(() => shapeOf(z.object({ a: z.string().default('x') }))).toThrow('"default"');
});
