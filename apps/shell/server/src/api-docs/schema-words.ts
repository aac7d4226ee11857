import type { JsonSchema } from './component-schemas';

/** What stands around a name, so that a page can make a link of it. */
export const NAMED = /‹(\w+)›/g;

/**
 * A schema as a reader of TypeScript would write it; a part that has a name is that name, between the signs of `NAMED`.
 */
export function schemaWords(schema: JsonSchema, indent = ''): string {
  const {
    $ref,
    type,
    properties,
    required = [],
    items,
    anyOf,
    oneOf,
    allOf,
    additionalProperties,
  } = schema as {
    readonly $ref?: string;
    readonly type?: string | readonly string[];
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
    readonly items?: JsonSchema;
    readonly anyOf?: readonly JsonSchema[];
    readonly oneOf?: readonly JsonSchema[];
    readonly allOf?: readonly JsonSchema[];
    readonly additionalProperties?: JsonSchema | boolean;
  };
  if ($ref) return `‹${$ref.split('/').at(-1)!}›`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map((choice) => schemaWords(choice, indent)).join(' | ');
  if (allOf) return allOf.map((part) => schemaWords(part, indent)).join(' & ');
  if (type === 'array') return wordsOfList(items, indent);
  if (properties) return wordsOfFields(properties, required, indent);
  if (type === 'object')
    return typeof additionalProperties === 'object'
      ? `{ [name]: ${schemaWords(additionalProperties, indent)} }`
      : 'object';
  return wordsOfKind(type, schema.format);
}

/** @param type several where it may be null */
function wordsOfKind(type: string | readonly string[] | undefined, format: unknown): string {
  const kind = typeof type === 'string' ? type : (type?.join(' | ') ?? 'unknown');
  return typeof format === 'string' ? `${kind} (${format})` : kind;
}

function wordsOfList(items: JsonSchema | undefined, indent: string): string {
  const words = items ? schemaWords(items, indent) : 'unknown';
  return items && (items.anyOf || items.enum || Array.isArray(items.type)) ? `(${words})[]` : `${words}[]`;
}

function wordsOfFields(
  fields: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `;
  const rows = Object.entries(fields).map(
    ([name, part]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaWords(part, inner)}`,
  );
  return `{\n${rows.join('\n')}\n${indent}}`;
}
