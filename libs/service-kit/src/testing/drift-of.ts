import { DataSource, type EntityMetadata } from 'typeorm';
import { z } from 'zod';
import { dataSourceOptions } from '../persistence/data-source';
import { migrate } from '../persistence/migrate';
import { rowsOf } from '../persistence/rows';
import { kitOptionsOf } from '../runtime/service-kit.module';
import type { ServiceDefinition } from '../runtime/start-service';

/** A column as an entity declares it, or as migrations made it. */
const DriftColumn = z.object({
  table: z.string(),
  column: z.string(),
  /** As PostgreSQL writes it: `timestamp with time zone`, `character(3)`, `text[]`. */
  type: z.string(),
  nullable: z.boolean(),
  primary: z.boolean(),
  /** The database gives the value and refuses any other; an entity says so by `insert: false, update: false`. */
  computed: z.boolean(),
});
type DriftColumn = z.infer<typeof DriftColumn>;

const COLUMNS = `
  SELECT class.relname AS "table", attribute.attname AS "column", format_type(attribute.atttypid, attribute.atttypmod) AS type, NOT attribute.attnotnull AS nullable,
    EXISTS (SELECT FROM pg_index WHERE indrelid = class.oid AND indisprimary AND attribute.attnum = ANY (indkey)) AS "primary",
    attribute.attidentity = 'a' OR attribute.attgenerated <> '' AS computed
  FROM pg_class AS class JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid
  WHERE class.relnamespace = current_schema()::regnamespace AND class.relkind IN ('r', 'p') AND NOT class.relispartition AND class.relname <> $1
    AND attribute.attnum > 0 AND NOT attribute.attisdropped
  ORDER BY class.relname, attribute.attnum`;

/** Runs the migrations of a service in its database, and compares what they made with its entities: see `driftOf`. */
export async function driftOfService({ service, config, module }: ServiceDefinition): Promise<string[]> {
  const { entities, migrations } = kitOptionsOf(module);
  // With its entities, as the service migrates: for some of them TypeORM makes tables of its own.
  const dataSource = await new DataSource(
    dataSourceOptions({ service, config, entities: [...entities], migrations: [...migrations] }),
  ).initialize();
  try {
    await migrate(dataSource, { service, databaseUrl: config.DATABASE_URL });
    return await driftOf(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Compares the entities of a service with what its migrations made in the connected schema: tables, columns, types,
 * nullability, primary keys, and which values the database gives. Call it after the migrations.
 * @returns each difference as a sentence; none where there is no drift
 */
export async function driftOf(dataSource: DataSource): Promise<string[]> {
  const found = rowsOf(
    DriftColumn,
    await dataSource.query(COLUMNS, [dataSource.options.migrationsTableName ?? 'migrations']),
  );
  const declared = dataSource.entityMetadatas.flatMap((entity) => declaredOf(dataSource, entity));
  const tables = { found: tablesOf(found), declared: tablesOf(declared) };
  return [
    ...[...tables.found].flatMap((table) => (tables.declared.has(table) ? [] : [`${table} has no entity`])),
    ...[...tables.declared].flatMap((table) => (tables.found.has(table) ? [] : [`${table} is made by no migration`])),
    ...columnDrift(
      found.filter(({ table }) => tables.declared.has(table)),
      declared.filter(({ table }) => tables.found.has(table)),
    ),
  ];
}

function columnDrift(found: readonly DriftColumn[], declared: readonly DriftColumn[]): string[] {
  const made = new Map(found.map((column) => [nameOf(column), column]));
  const known = new Set(declared.map(nameOf));
  return [
    ...found.flatMap((column) => (known.has(nameOf(column)) ? [] : [`${nameOf(column)} has no property`])),
    ...declared.flatMap((column) => {
      const name = nameOf(column);
      const actual = made.get(name);
      if (!actual) return [`${name} is made by no migration`];
      return (['type', 'nullable', 'primary', 'computed'] as const)
        .filter((fact) => actual[fact] !== column[fact])
        .map((fact) => `${name}: ${fact} is declared as ${column[fact]}, and is ${actual[fact]}`);
    }),
  ];
}

function declaredOf({ driver }: DataSource, { tableName, columns }: EntityMetadata): DriftColumn[] {
  return columns.map((column) => ({
    table: tableName,
    column: column.databaseName,
    type: typeOf(driver.normalizeType(column), column),
    nullable: column.isNullable,
    primary: column.isPrimary,
    computed: column.generatedIdentity === 'ALWAYS' || !(column.isInsert || column.isUpdate),
  }));
}

/** With its length or precision, as `format_type` has it. */
function typeOf(type: string, { length, precision, scale, isArray }: EntityMetadata['columns'][number]): string {
  const size = length ? length : [precision, scale].filter((each) => each !== undefined && each !== null).join(',');
  return `${type}${size === '' ? '' : `(${size})`}${isArray ? '[]' : ''}`;
}

function nameOf({ table, column }: Pick<DriftColumn, 'table' | 'column'>): string {
  return `${table}.${column}`;
}

function tablesOf(columns: readonly DriftColumn[]): ReadonlySet<string> {
  return new Set(columns.map(({ table }) => table));
}
