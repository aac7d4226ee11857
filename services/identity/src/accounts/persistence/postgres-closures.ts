import { BusinessClosedV1, BusinessErasedV1, BusinessReopenedV1, type AccountClosure } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SessionEndedError } from '../domain/accounts.errors';
import { goneAtOf, newReceipt } from '../domain/closure';
import { Closures } from '../domain/closures';
import { endsWith } from '../domain/team';
import { nextVersion } from './business-lock';
import { raiseRights } from './postgres-owner-sessions';
import { listMembers } from './postgres-teams';

const COLUMNS = 'receipt, account_id, business_ids, closed_at, gone_at, reopened_at, removed_at, removed';
const OPEN = 'reopened_at IS NULL AND removed_at IS NULL';

interface Row {
  readonly receipt: string;
  readonly account_id: string;
  readonly business_ids: string[];
  readonly closed_at: Date;
  readonly gone_at: Date;
  readonly reopened_at: Date | null;
  readonly removed_at: Date | null;
  readonly removed: Record<string, number> | null;
}

@Injectable()
export class PostgresClosures extends Closures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  close(accountId: string, now: Date): Promise<AccountClosure> {
    return this.dataSource.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const known = await openClosure(manager, accountId);
      if (known) return toClosure(known);
      const [goneAt, businessIds] = [goneAtOf(now), await endingBusinesses(manager, accountId)];
      const [row] = (await manager.query(
        `INSERT INTO account_closures (receipt, account_id, business_ids, closed_at, gone_at) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
        [newReceipt(), accountId, businessIds, now, goneAt],
      )) as Row[];
      if (!row) throw new Error('a closure without a row');
      for (const businessId of businessIds) {
        const data = { businessId, closedAt: now.toISOString(), goneAt: goneAt.toISOString() };
        await this.outbox.append(manager, {
          definition: BusinessClosedV1,
          aggregateId: businessId,
          aggregateVersion: await nextVersion(manager, businessId),
          data,
        });
      }
      return toClosure(row);
    });
  }

  async reopen(accountId: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const closure = await openClosure(manager, accountId);
      if (!closure) return;
      await manager.query('UPDATE account_closures SET reopened_at = $2 WHERE receipt = $1', [closure.receipt, now]);
      await this.publishReopened(manager, closure.business_ids, now);
    });
  }

  private async publishReopened(manager: EntityManager, businessIds: readonly string[], now: Date): Promise<void> {
    for (const businessId of businessIds) {
      const data = { businessId, reopenedAt: now.toISOString() };
      await this.outbox.append(manager, {
        definition: BusinessReopenedV1,
        aggregateId: businessId,
        aggregateVersion: await nextVersion(manager, businessId),
        data,
      });
    }
  }

  async find(receipt: string): Promise<AccountClosure | undefined> {
    const [row] = (await this.dataSource.query(`SELECT ${COLUMNS} FROM account_closures WHERE receipt = $1`, [
      receipt,
    ])) as Row[];
    return row && toClosure(row);
  }

  async listDue(now: Date): Promise<string[]> {
    const rows = (await this.dataSource.query(
      `SELECT account_id FROM account_closures WHERE gone_at <= $1 AND ${OPEN} ORDER BY gone_at`,
      [now],
    )) as { account_id: string }[];
    return rows.map(({ account_id: id }) => id);
  }

  erase(accountId: string, now: Date): Promise<AccountClosure | undefined> {
    return this.dataSource.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const closure = await openClosure(manager, accountId);
      if (!closure || closure.gone_at > now) return undefined;
      const removed = await this.remove(manager, closure, now);
      const [rows] = (await manager.query(
        `UPDATE account_closures SET removed_at = $2, removed = $3 WHERE receipt = $1 RETURNING ${COLUMNS}`,
        [closure.receipt, now, JSON.stringify(removed)],
      )) as [Row[], number];
      return rows[0] && toClosure(rows[0]);
    });
  }

  /** @returns how many records of each kind are gone */
  private async remove(
    manager: EntityManager,
    { account_id: accountId, business_ids: closedIds }: Row,
    now: Date,
  ): Promise<Record<string, number>> {
    // One that somebody else owns by now goes on without this account.
    const ending = new Set(await endingBusinesses(manager, accountId));
    const businessIds = closedIds.filter((id) => ending.has(id));
    await this.publishReopened(
      manager,
      closedIds.filter((id) => !ending.has(id)),
      now,
    );
    for (const businessId of businessIds) {
      const data = { businessId, erasedAt: now.toISOString() };
      await this.outbox.append(manager, {
        definition: BusinessErasedV1,
        aggregateId: businessId,
        aggregateVersion: await nextVersion(manager, businessId),
        data,
      });
    }
    const team = (await manager.query(
      'SELECT DISTINCT account_id FROM business_members WHERE business_id = ANY($1::uuid[]) AND account_id <> $2',
      [businessIds, accountId],
    )) as { account_id: string }[];
    await raiseRights(
      manager,
      team.map(({ account_id: id }) => id),
    );
    const count = async (statement: string, values: readonly unknown[]) =>
      ((await manager.query(statement, [...values])) as [unknown, number])[1];
    const removed = {
      signIns: await count('DELETE FROM sign_ins WHERE account_id = $1', [accountId]),
      sessions: await count('DELETE FROM owner_sessions WHERE account_id = $1', [accountId]),
      contacts: await count('DELETE FROM account_contacts WHERE account_id = $1', [accountId]),
      menus: await count('DELETE FROM menu_facts WHERE business_id = ANY($1::uuid[])', [businessIds]),
      notes: await count('DELETE FROM business_notes WHERE business_id = ANY($1::uuid[])', [businessIds]),
      locations: await count('DELETE FROM business_locations WHERE business_id = ANY($1::uuid[])', [businessIds]),
      members: await count('DELETE FROM business_members WHERE business_id = ANY($1::uuid[]) OR account_id = $2', [
        businessIds,
        accountId,
      ]),
      businesses: await count('DELETE FROM businesses WHERE id = ANY($1::uuid[])', [businessIds]),
      accounts: await count('DELETE FROM accounts WHERE id = $1', [accountId]),
    };
    return removed;
  }
}

async function lockAccount(manager: EntityManager, accountId: string): Promise<void> {
  const rows = (await manager.query('SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE', [accountId])) as unknown[];
  if (rows.length === 0) throw new SessionEndedError();
}

async function openClosure(manager: EntityManager, accountId: string): Promise<Row | undefined> {
  const [row] = (await manager.query(`SELECT ${COLUMNS} FROM account_closures WHERE account_id = $1 AND ${OPEN}`, [
    accountId,
  ])) as Row[];
  return row;
}

/** Businesses that nobody else owns, in one order for all, so that two never wait for each other. */
async function endingBusinesses(manager: EntityManager, accountId: string): Promise<string[]> {
  const rows = (await manager.query(
    "SELECT business_id FROM business_members WHERE account_id = $1 AND role = 'owner' ORDER BY business_id",
    [accountId],
  )) as { business_id: string }[];
  const ending: string[] = [];
  for (const { business_id: id } of rows) if (endsWith(await listMembers(manager, id), accountId)) ending.push(id);
  return ending;
}

function toClosure(row: Row): AccountClosure {
  return {
    receipt: row.receipt,
    closedAt: row.closed_at.toISOString(),
    goneAt: row.gone_at.toISOString(),
    reopenedAt: row.reopened_at?.toISOString() ?? null,
    removedAt: row.removed_at?.toISOString() ?? null,
    removed: row.removed,
  };
}
