import { NatsError } from 'nats';
import { DomainError } from '../domain';

/** A message that no number of attempts will make right. */
export class PoisonMessageError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PoisonMessageError';
  }
}

/** What restarts is back within seconds. */
export const RETRY_AFTER_SECONDS = 2;

/** Another service or a server of ours does not answer; trying again later is right. */
export class DependencyUnavailableError extends DomainError<'dependency.unavailable'> {
  constructor(what: string) {
    super(
      'dependency.unavailable',
      `${what} is not available right now. Nothing was lost; please try again in a moment.`,
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }
}

/** Postgres' classes of "not now": connection lost, resources short, server shutting down, deadlock. */
const TRANSIENT_SQL_STATE = /^(08|53|57P|40)/;
const TRANSIENT_CODE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/**
 * What pg says without any code when a connection breaks or the pool has none to give, and TypeORM when it breaks
 * within a transaction.
 */
const TRANSIENT_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|query runner (was )?already released|not connected|cannot use a pool after calling end/i;

/** Whether Postgres ended a transaction because of what others did at the same moment; alone it may pass. */
function isConflict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('40');
}

/**
 * Whether the failure lies in what a handler depends on, not in the message: such a message never becomes a dead
 * letter.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof DependencyUnavailableError || error instanceof NatsError) return true;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (TRANSIENT_CODE.has(code) || TRANSIENT_SQL_STATE.test(code))) return true;
  return typeof message === 'string' && TRANSIENT_TEXT.test(message);
}

/**
 * Whether what ended a shared transaction may be the fault of one of its parts, or pass when each has one of its own.
 */
export function mayBeOfOne(error: unknown): boolean {
  return !isTransient(error) || isConflict(error) || error instanceof DependencyUnavailableError;
}
