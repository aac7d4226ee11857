import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { NewOwnerSession, OwnerSession, Rights } from '../domain/owner-session';
import { OwnerSessions } from '../domain/owner-sessions';

const COLUMNS =
  'id, account_id, refresh_hash, previous_refresh_hash, retired_refresh_hashes, rotation_key, rotated_at, expires_at, ended_at, device, created_at';

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly refresh_hash: string;
  readonly previous_refresh_hash: string | null;
  readonly retired_refresh_hashes: string[];
  readonly rotation_key: string;
  readonly rotated_at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly device: string;
  readonly created_at: Date;
}

@Injectable()
export class PostgresOwnerSessions extends OwnerSessions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  updateByRefreshHash<T extends { readonly session?: OwnerSession }>(
    refreshHash: string,
    change: (session: OwnerSession) => T,
  ): Promise<T | undefined> {
    return this.dataSource.transaction(async (manager) => {
      // A second renewal with the same secret waits here, and then sees the row as the first one left it.
      const [row] = (await manager.query(
        `SELECT ${COLUMNS} FROM owner_sessions
         WHERE refresh_hash = $1 OR previous_refresh_hash = $1 OR retired_refresh_hashes @> ARRAY[$1] FOR UPDATE`,
        [refreshHash],
      )) as Row[];
      if (!row) return undefined;
      const result = change(toSession(row));
      if (result.session) {
        const { id, previousRefreshHash, retiredRefreshHashes, rotatedAt, endedAt } = result.session;
        await manager.query(
          `UPDATE owner_sessions SET refresh_hash = $2, previous_refresh_hash = $3, rotated_at = $4, ended_at = $5,
             retired_refresh_hashes = $6 WHERE id = $1`,
          [
            id,
            result.session.refreshHash,
            previousRefreshHash ?? null,
            rotatedAt,
            endedAt ?? null,
            retiredRefreshHashes,
          ],
        );
      }
      return result;
    });
  }

  async listOpen(accountId: string, now: Date): Promise<OwnerSession[]> {
    const rows = (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM owner_sessions WHERE account_id = $1 AND ended_at IS NULL AND expires_at > $2 ORDER BY created_at DESC, id`,
      [accountId, now],
    )) as Row[];
    return rows.map(toSession);
  }

  async end(accountId: string, sessionId: string, now: Date): Promise<boolean> {
    const [, count] = (await this.dataSource.query(
      'UPDATE owner_sessions SET ended_at = $3 WHERE account_id = $1 AND id = $2 AND ended_at IS NULL AND expires_at > $3',
      [accountId, sessionId, now],
    )) as [unknown, number];
    return count > 0;
  }

  async endAll(accountId: string, now: Date, except?: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE owner_sessions SET ended_at = $2 WHERE account_id = $1 AND ended_at IS NULL AND ($3::uuid IS NULL OR id <> $3::uuid)',
      [accountId, now, except ?? null],
    );
  }

  async rightsOf(accountId: string): Promise<Rights | undefined> {
    // One statement: version and businesses as they were at the same instant.
    const [row] = (await this.dataSource.query(
      `SELECT rights AS version, coalesce((SELECT jsonb_agg(jsonb_build_object('id', business_id, 'role', role) ORDER BY invited_at)
         FROM business_members WHERE account_id = accounts.id AND joined_at IS NOT NULL), '[]') AS businesses
       FROM accounts WHERE id = $1`,
      [accountId],
    )) as Rights[];
    return row;
  }

  async listUnannounced(since: Date): Promise<string[]> {
    const rows = (await this.dataSource.query(
      'SELECT id FROM owner_sessions WHERE NOT end_announced AND ended_at > $1',
      [since],
    )) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  async listEnded(since: Date): Promise<string[]> {
    const rows = (await this.dataSource.query('SELECT id FROM owner_sessions WHERE ended_at > $1', [since])) as {
      id: string;
    }[];
    return rows.map(({ id }) => id);
  }

  async markAnnounced(ids: readonly string[]): Promise<void> {
    await this.dataSource.query(
      'UPDATE owner_sessions SET end_announced = true WHERE id = ANY($1::uuid[]) AND ended_at IS NOT NULL',
      [ids],
    );
  }

  async listChangedRights(): Promise<{ accountId: string; version: number }[]> {
    return (await this.dataSource.query(
      'SELECT id AS "accountId", rights AS version FROM accounts WHERE announced_rights < rights',
    )) as { accountId: string; version: number }[];
  }

  async listRightsInUse(since: Date): Promise<{ accountId: string; version: number }[]> {
    return (await this.dataSource.query(
      'SELECT id AS "accountId", rights AS version FROM accounts WHERE rights > 1 AND EXISTS (SELECT FROM owner_sessions WHERE account_id = accounts.id AND rotated_at > $1)',
      [since],
    )) as { accountId: string; version: number }[];
  }

  async markRightsAnnounced(accountId: string, version: number): Promise<void> {
    await this.dataSource.query('UPDATE accounts SET announced_rights = greatest(announced_rights, $2) WHERE id = $1', [
      accountId,
      version,
    ]);
  }

  async removeExpired(before: Date): Promise<number> {
    const [, count] = (await this.dataSource.query('DELETE FROM owner_sessions WHERE expires_at < $1', [before])) as [
      unknown,
      number,
    ];
    return count;
  }
}

/** Stores a session in the transaction of the sign-in that opens it. */
export async function insertSession(
  manager: EntityManager,
  session: NewOwnerSession,
  accountId: string,
): Promise<void> {
  const { id, refreshHash, rotationKey, rotatedAt, expiresAt, device, createdAt } = session;
  await manager.query(
    'INSERT INTO owner_sessions (id, account_id, refresh_hash, rotation_key, rotated_at, expires_at, device, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [id, accountId, refreshHash, rotationKey, rotatedAt, expiresAt, device, createdAt],
  );
}

/** What the account may do has changed: its tokens of before are refused once that is announced. */
export async function raiseRights(manager: EntityManager, accountIds: readonly string[]): Promise<void> {
  await manager.query('UPDATE accounts SET rights = rights + 1 WHERE id = ANY($1::uuid[])', [accountIds]);
}

function toSession(row: Row): OwnerSession {
  return {
    id: row.id,
    accountId: row.account_id,
    refreshHash: row.refresh_hash,
    previousRefreshHash: row.previous_refresh_hash ?? undefined,
    retiredRefreshHashes: row.retired_refresh_hashes,
    rotationKey: row.rotation_key,
    rotatedAt: row.rotated_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at ?? undefined,
    device: row.device,
    createdAt: row.created_at,
  };
}
