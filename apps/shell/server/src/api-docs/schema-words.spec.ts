import { schemaWords } from './schema-words';

test('writes a schema as a reader of TypeScript would, with the names of its parts marked', () => {
  const schema = {
    type: 'object',
    properties: {
      at: { type: 'string', format: 'date-time' },
      lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } },
      state: { enum: ['open', 'closed'] },
      left: { type: ['integer', 'null'] },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['at', 'lines'],
  };
  expect(schemaWords(schema)).toBe(
    '{\n  at: string (date-time)\n  lines: ‹Line›[]\n  state?: "open" | "closed"\n  left?: integer | null\n  note?: string | null\n}',
  );
});
