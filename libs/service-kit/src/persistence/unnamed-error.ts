import type { DatabaseError } from 'pg';

/** SQLSTATEs of data exceptions, whose messages quote the value. */
const DATA_EXCEPTION = /^22/;

/**
 * Takes out of PostgreSQL's error what people have typed: rows and keys in its details, and the value in the message of
 * a data exception. The names of constraint, table and column stay.
 */
export function removeValues(error: DatabaseError): void {
  // Details name the row ("Key (phone)=(…) already exists"), and the context may hold a statement with its values.
  for (const field of ['detail', 'hint', 'where', 'internalQuery'] as const) error[field] = undefined;
  if (!DATA_EXCEPTION.test(error.code ?? '')) return;
  const { message, stack } = error;
  error.message = message.replace(/".*"/s, '"…"');
  error.stack = stack?.replace(message, error.message);
}
