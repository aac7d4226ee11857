import { BUSINESS_ROLES } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, ArrayContains, DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { NewOwnerSession, OwnerSession, Rights } from '../domain/owner-session';
import { OwnerSessions } from '../domain/owner-sessions';
import { AccountEntity } from './account.entity';
import { OwnerSessionEntity } from './owner-session.entity';

const RightsRow = z.object({
  version: z.int(),
  businesses: z.array(z.object({ id: z.string(), role: z.enum(BUSINESS_ROLES), manages: z.boolean() })),
});
const AccountVersion = z.object({ accountId: z.string(), version: z.int() });
const SessionId = z.object({ id: z.string() });

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
      // A second renewal with the same secret waits here, and then sees the row as the first one left it. No limit is
      // set, for which a prepared plan would rather read the table through than ask three indexes.
      const [row] = await manager.find(OwnerSessionEntity, {
        where: [
          { refreshHash },
          { previousRefreshHash: refreshHash },
          { retiredRefreshHashes: ArrayContains([refreshHash]) },
        ],
        lock: { mode: 'pessimistic_write' },
      });
      if (!row) return undefined;
      const result = change(toSession(row));
      if (result.session) {
        const { id, refreshHash: next, previousRefreshHash, retiredRefreshHashes, rotatedAt, endedAt } = result.session;
        await manager.update(
          OwnerSessionEntity,
          { id },
          {
            refreshHash: next,
            previousRefreshHash: previousRefreshHash ?? null,
            retiredRefreshHashes: [...retiredRefreshHashes],
            rotatedAt,
            endedAt: endedAt ?? null,
          },
        );
      }
      return result;
    });
  }

  async listOpen(accountId: string, now: Date): Promise<OwnerSession[]> {
    const rows = await this.dataSource.manager.find(OwnerSessionEntity, {
      where: { accountId, endedAt: IsNull(), expiresAt: MoreThan(now) },
      order: { createdAt: 'DESC', id: 'ASC' },
    });
    return rows.map(toSession);
  }

  async end(accountId: string, sessionId: string, now: Date): Promise<boolean> {
    const open = { accountId, id: sessionId, endedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await this.dataSource.manager.update(OwnerSessionEntity, open, { endedAt: now });
    return (affected ?? 0) > 0;
  }

  async endAll(accountId: string, now: Date, except?: string): Promise<void> {
    const open = { accountId, endedAt: IsNull(), ...(except !== undefined && { id: Not(except) }) };
    await this.dataSource.manager.update(OwnerSessionEntity, open, { endedAt: now });
  }

  async rightsOf(accountId: string): Promise<Rights | undefined> {
    // One statement: version and businesses as they were at the same instant.
    const [row] = rowsOf(
      RightsRow,
      await this.dataSource.query(
        `SELECT rights AS version, coalesce((SELECT jsonb_agg(jsonb_build_object('id', business_id, 'role', role, 'manages', manages) ORDER BY invited_at)
         FROM business_members WHERE account_id = accounts.id AND joined_at IS NOT NULL), '[]') AS businesses
       FROM accounts WHERE id = $1`,
        [accountId],
      ),
    );
    return row;
  }

  async listUnannounced(since: Date): Promise<string[]> {
    // Every two seconds: as the index has it, whose rows are few.
    const rows = rowsOf(
      SessionId,
      await this.dataSource.query('SELECT id FROM owner_sessions WHERE NOT end_announced AND ended_at > $1', [since]),
    );
    return rows.map(({ id }) => id);
  }

  async listEnded(since: Date): Promise<string[]> {
    const ended = await this.dataSource.manager.find(OwnerSessionEntity, {
      select: { id: true },
      where: { endedAt: MoreThan(since) },
    });
    return ended.map(({ id }) => id);
  }

  async markAnnounced(ids: readonly string[]): Promise<void> {
    const ended = { id: Any([...ids]), endedAt: Not(IsNull()) };
    await this.dataSource.manager.update(OwnerSessionEntity, ended, { endAnnounced: true });
  }

  async listChangedRights(): Promise<{ accountId: string; version: number }[]> {
    return rowsOf(
      AccountVersion,
      await this.dataSource.query(
        'SELECT id AS "accountId", rights AS version FROM accounts WHERE announced_rights < rights',
      ),
    );
  }

  async listRightsInUse(since: Date): Promise<{ accountId: string; version: number }[]> {
    return rowsOf(
      AccountVersion,
      await this.dataSource.query(
        'SELECT id AS "accountId", rights AS version FROM accounts WHERE rights > 1 AND EXISTS (SELECT FROM owner_sessions WHERE account_id = accounts.id AND rotated_at > $1)',
        [since],
      ),
    );
  }

  async markRightsAnnounced(accountId: string, version: number): Promise<void> {
    await this.dataSource.query('UPDATE accounts SET announced_rights = greatest(announced_rights, $2) WHERE id = $1', [
      accountId,
      version,
    ]);
  }

  async removeExpired(before: Date): Promise<number> {
    return (await this.dataSource.manager.delete(OwnerSessionEntity, { expiresAt: LessThan(before) })).affected ?? 0;
  }
}

/** Stores a session in the transaction of the sign-in that opens it. */
export async function insertSession(
  manager: EntityManager,
  { id, refreshHash, rotationKey, rotatedAt, expiresAt, device, createdAt }: NewOwnerSession,
  accountId: string,
): Promise<void> {
  await manager.insert(OwnerSessionEntity, {
    id,
    accountId,
    refreshHash,
    rotationKey,
    rotatedAt,
    expiresAt,
    device,
    createdAt,
  });
}

/** What the account may do has changed: its tokens of before are refused once that is announced. */
export async function raiseRights(manager: EntityManager, accountIds: readonly string[]): Promise<void> {
  await manager.increment(AccountEntity, { id: Any([...accountIds]) }, 'rights', 1);
}

function toSession({ endAnnounced: _, previousRefreshHash, endedAt, ...row }: OwnerSessionEntity): OwnerSession {
  return { ...row, previousRefreshHash: previousRefreshHash ?? undefined, endedAt: endedAt ?? undefined };
}
