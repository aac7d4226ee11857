import * as contracts from '@chalkboard/contracts';
import { z } from 'zod';

/** A JSON Schema (2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The names of the contracts' schemas: as they are exported. */
const names = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries(contracts)) {
  if (schema instanceof z.ZodType && !names.has(schema)) names.add(schema, { id: name });
}

const LOCAL = '#/$defs/';
const COMPONENT = '#/components/schemas/';

/**
 * Collects the schemas that a document speaks of: each that the contracts export stands once among its components,
 * under its name.
 */
export class ComponentSchemas {
  private readonly components = new Map<string, JsonSchema>();

  /** What a schema takes, or a reference to it. What only code can check is not in it. */
  of(schema: z.ZodType): JsonSchema {
    const shape = this.spelledOut(schema);
    const name = names.get(schema)?.id;
    if (name === undefined) return shape;
    this.keep(name, shape);
    return { $ref: `${COMPONENT}${name}` };
  }

  /** What a schema takes, also where it has a name; its parts may be references. */
  spelledOut(schema: z.ZodType): JsonSchema {
    const {
      $schema: _dialect,
      $defs = {},
      id: _id,
      ...shape
    } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: names, override: spellKeysOut });
    const own = names.get(schema)?.id ?? '';
    for (const [name, inner] of Object.entries($defs)) if (name !== own) this.keep(name, inner as JsonSchema);
    return referring($defs[own] ?? shape);
  }

  /** All that were spoken of, by name. */
  all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.components].toSorted(([one], [other]) => one.localeCompare(other)));
  }

  private keep(name: string, { id: _id, ...shape }: JsonSchema): void {
    if (!this.components.has(name)) this.components.set(name, referring(shape));
  }
}

/**
 * A record whose keys are a list of words is an object with these fields: OpenAPI asks that each field that is required
 * is named.
 */
function spellKeysOut({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: unknown;
  readonly jsonSchema: Record<string, unknown>;
}): void {
  if (!(zodSchema instanceof z.ZodRecord) || !(zodSchema.keyType instanceof z.ZodEnum)) return;
  jsonSchema.properties = Object.fromEntries(
    zodSchema.keyType.options.map((key) => [key, jsonSchema.additionalProperties]),
  );
  delete jsonSchema.propertyNames;
  delete jsonSchema.additionalProperties;
}

/** With references to the components in the place of references to itself. */
function referring(shape: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(LOCAL, COMPONENT) : referringIn(value),
    ]),
  );
}

function referringIn(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(referringIn);
  return typeof part === 'object' && part !== null ? referring({ ...part }) : part;
}
