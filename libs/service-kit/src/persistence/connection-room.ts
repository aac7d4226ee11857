import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { ConfigError } from '../runtime/config';
import { rowsOf } from './rows';

/**
 * What an instance opens beside its pool: the relay listens on a connection of its own, and migrations hold their lock
 * on one at the start.
 */
const BESIDE_POOL = 2;

const ConnectionRoomRow = z.object({ role: z.string(), ofRole: z.number().nullable(), ofServer: z.number() });

/** Connections that the database grants. */
export interface ConnectionRoom {
  readonly role: string;
  /** Of the role over all instances; null: no limit of its own. */
  readonly ofRole: number | null;
  /** Of the whole server, without what is kept for its administrators. */
  readonly ofServer: number;
}

export interface RoomFor {
  /** How many instances with such a pool fit. */
  readonly instances: number;
  /** For the operator. */
  readonly sentence: string;
}

/**
 * How many instances with this pool the database has room for. How many there are, an instance does not know.
 * @throws ConfigError not even one fits
 */
export function roomFor(pool: number, { role, ofRole, ofServer }: ConnectionRoom): RoomFor {
  const needs = pool + BESIDE_POOL;
  const isRoles = ofRole !== null && ofRole <= ofServer;
  const limit = isRoles ? ofRole : ofServer;
  const granted = isRoles ? `the database role "${role}" may open ${limit}` : `the database server takes ${limit}`;
  if (needs > limit) {
    throw new ConfigError([
      `DATABASE_POOL: ${pool} connections and the ${BESIDE_POOL} beside them do not fit, since ${granted}: lower it, or raise ${isRoles ? 'DATABASE_ROLE_CONNECTIONS where roles are provisioned' : "the server's max_connections"}`,
    ]);
  }
  const instances = Math.floor(limit / needs);
  return {
    instances,
    sentence: `An instance opens ${needs} connections at most, and ${granted}: ${instances} of them fit${instances === 1 ? ', so that it cannot be replaced while it runs' : ''}.`,
  };
}

/**
 * Reads what the role of this connection may have, and says what fits. @throws ConfigError not even this instance does
 */
export async function checkConnectionRoom(dataSource: DataSource, pool: number): Promise<void> {
  const [room] = rowsOf(
    ConnectionRoomRow,
    await dataSource.query(
      `SELECT rolname AS role, CASE WHEN rolconnlimit >= 0 AND NOT rolsuper THEN rolconnlimit END AS "ofRole",
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int - coalesce(current_setting('reserved_connections', true)::int, 0) AS "ofServer"
     FROM pg_roles WHERE rolname = current_user`,
    ),
  );
  if (!room) return;
  const { instances, sentence } = roomFor(pool, room);
  const logger = new Logger('Database');
  if (instances > 1) logger.log(sentence);
  else logger.warn(sentence);
}
