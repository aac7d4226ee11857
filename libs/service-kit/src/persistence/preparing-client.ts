import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';

/** Far more statements than a service writes; what is put together at run time beyond that is planned each time. */
const MOST_PREPARED = 500;

/**
 * A statement that looks up a list is planned each time: whether an index is worth it depends on how long the list is and how large the table, and
 * a plan that was made while the table was small would stay. One that searches, too: by how rare the words are. One that only stores a list
 * (`json_to_recordset`) is prepared as any other.
 */
const DEPENDS_ON_VALUES = /= ANY ?\(|jsonb_to_recordset\(|search_parts\(/;

const names = new Map<string, string>();

/**
 * A connection on which every statement with parameters is prepared once and planned no more: planning is most of what a short statement
 * costs. TypeORM does not do so by itself. A statement lists its columns: one with `*` breaks on a connection whose table is changed.
 */
export class PreparingClient extends Client {
  // The signatures of `query` are many; what is not a text with values goes through as it is.
  override query = ((config: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const name = typeof config === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(config) : undefined;
    const query = Client.prototype.query as (...parameters: unknown[]) => unknown;
    if (name === undefined) return query.call(this, config, values, ...rest);
    return query.call(this, { name, text: config, values } as QueryConfig, ...rest);
  }) as Client['query'];
}

/** The same name for the same text, on every connection; undefined where it is not to be prepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED || DEPENDS_ON_VALUES.test(text)) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
