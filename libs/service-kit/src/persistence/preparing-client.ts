import { createHash } from 'node:crypto';
import { Client, type ClientConfig, type QueryConfig } from 'pg';
import { inStatementSpan } from '../telemetry/tracing';
import { removeValues } from './unnamed-error';

/** Far more statements than a service writes; what is put together at run time beyond that is planned each time. */
const MAX_PREPARED = 500;

/**
 * A statement that looks up a list is planned each time: whether an index is worth it depends on how long the list is
 * and how large the table, and a plan that was made while the table was small would stay. One that searches, too: by
 * how rare the words are. One that only stores a list (`json_to_recordset`) is prepared as any other.
 */
const DEPENDS_ON_VALUES = /= ANY ?\(|jsonb_to_recordset\(|search_parts\(/;

/**
 * Ends a statement that finds rows by a list of keys, a few dozen at most. An index is right for it unless the table is
 * very small, so it is prepared all the same; and planned anew after 16 uses, 64, 256 and so on, since the table may
 * have grown from very small by then. Lists that often have one entry are given as JSON (`json_array_elements_text`):
 * PostgreSQL goes on planning for an array of one, since it thinks that a longer one would cost more.
 */
export const BY_KEYS = '/* by keys */';
const FIRST_USES = 16;
const GROWTH = 4;

/** How TypeORM begins a transaction. */
const BEGIN = 'START TRANSACTION';

const names = new Map<string, string>();

/**
 * A connection on which every statement with parameters is prepared once and planned no more: planning is most of what
 * a short statement costs. TypeORM does not do so by itself. A statement lists its columns: one with `*` breaks on a
 * connection whose table is changed. Its errors carry no values, so that none comes into a log.
 *
 * The start of a transaction is sent together with its first statement, and nobody waits for its answer: it saves a way
 * to the database and back for each transaction. The server does not refuse it on a connection that lives.
 */
export class PreparingClient extends Client {
  /** Whether a start is kept back for the statement that follows. */
  private beginning = false;
  /** Of statements by keys: how often this connection has used them. */
  private readonly uses = new Map<string, number>();

  constructor(config?: string | ClientConfig) {
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), pipeline: true });
    this.connection.prependListener('errorMessage', removeValues);
    // A connection that is ended by the server may report it twice; what nobody handles ends the process. Whoever uses
    // the connection hears it as well.
    this.on('error', () => undefined);
  }

  // The signatures of `query` are many; what is not a text with values goes through as it is.
  override query = ((config: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const name =
      typeof config === 'string' && Array.isArray(values) && values.length > 0 ? this.preparedName(config) : undefined;
    const query = Client.prototype.query as (...parameters: unknown[]) => unknown;
    const run = () =>
      name === undefined
        ? query.call(this, config, values, ...rest)
        : query.call(this, { name, text: config, values } as QueryConfig, ...rest);
    if (config === BEGIN) return this.begin(run as () => Promise<unknown>);
    try {
      return typeof config === 'string' ? inStatementSpan(config, run) : run();
    } finally {
      this.sendBeginning();
    }
  }) as Client['query'];

  /** Under which the server knows a statement; undefined where it is not to be prepared. */
  private preparedName(text: string): string | undefined {
    const name = nameOf(text);
    if (name === undefined || !text.endsWith(BY_KEYS)) return name;
    const used = this.uses.get(name) ?? 0;
    this.uses.set(name, used + 1);
    return `${name}.${generationOf(used)}`;
  }

  private begin(run: () => Promise<unknown>): Promise<void> {
    this.connection.stream.cork();
    this.beginning = true;
    // It fails when the connection is lost, and then every statement after it fails too.
    run().catch(() => undefined);
    // Without a statement in this turn of the event loop it goes alone.
    setImmediate(() => {
      this.sendBeginning();
    });
    return Promise.resolve();
  }

  private sendBeginning(): void {
    if (!this.beginning) return;
    this.beginning = false;
    this.connection.stream.uncork();
  }
}

/** The same name for the same text, on every connection; undefined where it is not to be prepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_PREPARED) return known;
  if (DEPENDS_ON_VALUES.test(text) && !text.endsWith(BY_KEYS)) return undefined;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** How often a statement by keys was planned anew when it has been used so often. */
function generationOf(used: number): number {
  return used < FIRST_USES ? 0 : 1 + Math.floor(Math.log2(used / FIRST_USES) / Math.log2(GROWTH));
}
