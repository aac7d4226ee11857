import type { z } from 'zod';
import type { AnswerShape } from './answer-reader';

/** Of zod's own description of a schema, what is read here. */
interface Description {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly values?: readonly (string | number | boolean | null)[];
  readonly entries?: Readonly<Record<string, string | number>>;
}

const SIMPLE: Readonly<Record<string, AnswerShape>> = {
  string: 's',
  number: 'n',
  int: 'n',
  boolean: 'b',
  null: 'z',
  unknown: '*',
  any: '*',
};

/**
 * Writes the schema of an answer as a shape, for builds that bring no schema library.
 * @throws Error for a schema that changes what it reads: an answer is taken as it came
 */
export function shapeOf(schema: z.ZodType): AnswerShape {
  const described = schema.def as unknown as Description;
  const simple = SIMPLE[described.type];
  if (simple !== undefined) return simple;
  switch (described.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(described.shape!).map(([name, field]) => [
          isOptional(field) ? `${name}?` : name,
          shapeOf(field),
        ]),
      );
    case 'array':
      return ['a', shapeOf(described.element!)];
    case 'tuple':
      return ['t', ...described.items!.map(shapeOf)];
    case 'record':
      return ['r', shapeOf(described.valueType!)];
    case 'union':
      return ['|', ...described.options!.map(shapeOf)];
    case 'nullable':
      return ['|', 'z', shapeOf(described.innerType!)];
    case 'optional':
    case 'readonly':
      return shapeOf(described.innerType!);
    case 'literal':
      return ['=', ...described.values!];
    case 'enum':
      return ['=', ...Object.values(described.entries!)];
    default:
      throw new Error(`an answer cannot be described by a schema of the kind "${described.type}"`);
  }
}

function isOptional(schema: z.ZodType): boolean {
  return (schema.def as unknown as Description).type === 'optional';
}
