import { z } from 'zod';
import { ComponentSchemas } from './component-schemas';

test('a record whose keys are a list of words is an object with these fields', () => {
  expect(new ComponentSchemas().of(z.record(z.enum(['open', 'closed']), z.number()))).toEqual({
    type: 'object',
    properties: { open: { type: 'number' }, closed: { type: 'number' } },
    required: ['open', 'closed'],
  });
});
