import { STAFF_SESSION } from '@chalkboard/contracts';
import { countOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import {
  ArrayContains,
  DataSource,
  In,
  IsNull,
  LessThan,
  MoreThan,
  MoreThanOrEqual,
  Not,
  type FindOptionsWhere,
} from 'typeorm';
import type { AuditEntry } from '../../authority/domain/audit-log';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import type { StaffSession } from '../domain/staff-session';
import { StaffSessionRepository, type SignInProof } from '../domain/staff-session.repository';
import { endSessionsOf } from './staff-session-ending';
import { StaffSessionEntity } from './staff-session.entity';

@Injectable()
export class TypeormStaffSessionRepository extends StaffSessionRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  open(session: StaffSession, { passwordHash, hasCode }: SignInProof, entry: AuditEntry): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      // Whoever is changing the member is waited for; what they did is seen by the statement after that.
      await manager.query('SELECT FROM staff_members WHERE id = $1 FOR UPDATE', [session.staffId]);
      const active = countOf(
        await manager.query(
          `UPDATE staff_members SET last_login_at = $2 WHERE id = $1 AND is_active AND password_hash = $3
           AND ($4 OR NOT EXISTS (SELECT FROM staff_two_factor WHERE staff_id = $1 AND confirmed_at IS NOT NULL))`,
          [session.staffId, session.createdAt, passwordHash, hasCode],
        ),
      );
      if (active === 0) return false;
      await manager.insert(StaffSessionEntity, toRow(session));
      await insertAuditEntry(manager, entry);
      return true;
    });
  }

  updateByRefreshHash<T extends { readonly session?: StaffSession }>(
    refreshHash: string,
    change: (session: StaffSession) => T,
  ): Promise<T | undefined> {
    return this.update(
      [{ refreshHash }, { previousRefreshHash: refreshHash }, { retiredRefreshHashes: ArrayContains([refreshHash]) }],
      change,
    );
  }

  updateById<T extends { readonly session?: StaffSession }>(
    id: string,
    change: (session: StaffSession) => T,
  ): Promise<T | undefined> {
    return this.update([{ id }], change);
  }

  async listOpen(staffId: string, now: Date): Promise<StaffSession[]> {
    const lastUse = new Date(now.getTime() - STAFF_SESSION.idleMs);
    const where = { staffId, endedAt: IsNull(), expiresAt: MoreThan(now), rotatedAt: MoreThanOrEqual(lastUse) };
    return (
      await this.dataSource.getRepository(StaffSessionEntity).find({ where, order: { rotatedAt: 'DESC', id: 'ASC' } })
    ).map(toSession);
  }

  end({ staffId, id }: { readonly staffId: string; readonly id: string }, entry: AuditEntry): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        StaffSessionEntity,
        { id, staffId, endedAt: IsNull(), expiresAt: MoreThan(entry.at) },
        { endedAt: entry.at },
      );
      if (!affected) return false;
      await insertAuditEntry(manager, entry);
      return true;
    });
  }

  endOthers(
    { staffId, except }: { readonly staffId: string; readonly except: string },
    entry: AuditEntry,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      if ((await endSessionsOf(manager, { staffId, at: entry.at, except })) > 0) await insertAuditEntry(manager, entry);
    });
  }

  async listUnannounced(since: Date): Promise<string[]> {
    const rows = await this.dataSource
      .getRepository(StaffSessionEntity)
      .find({ select: { id: true }, where: { endAnnounced: false, endedAt: MoreThan(since) } });
    return rows.map(({ id }) => id);
  }

  async listEnded(since: Date): Promise<string[]> {
    const rows = await this.dataSource
      .getRepository(StaffSessionEntity)
      .find({ select: { id: true }, where: { endedAt: MoreThan(since) } });
    return rows.map(({ id }) => id);
  }

  async markAnnounced(ids: readonly string[]): Promise<void> {
    await this.dataSource
      .getRepository(StaffSessionEntity)
      .update({ id: In([...ids]), endedAt: Not(IsNull()) }, { endAnnounced: true });
  }

  async removeExpired(before: Date): Promise<number> {
    return (
      (await this.dataSource.getRepository(StaffSessionEntity).delete({ expiresAt: LessThan(before) })).affected ?? 0
    );
  }

  private update<T extends { readonly session?: StaffSession }>(
    where: FindOptionsWhere<StaffSessionEntity>[],
    change: (session: StaffSession) => T,
  ): Promise<T | undefined> {
    return this.dataSource.transaction(async (manager) => {
      // A second renewal with the same secret waits here: Postgres then looks at the row as the first one left it.
      const row = await manager.findOne(StaffSessionEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!row) return undefined;
      const result = change(toSession(row));
      if (result.session) await manager.update(StaffSessionEntity, { id: row.id }, toRow(result.session));
      return result;
    });
  }
}

function toSession({ endAnnounced: _, ...row }: StaffSessionEntity): StaffSession {
  return { ...row, previousRefreshHash: row.previousRefreshHash ?? undefined, endedAt: row.endedAt ?? undefined };
}

function toRow(session: StaffSession): Omit<StaffSessionEntity, 'endAnnounced'> {
  return {
    ...session,
    previousRefreshHash: session.previousRefreshHash ?? null,
    retiredRefreshHashes: [...session.retiredRefreshHashes],
    endedAt: session.endedAt ?? null,
  };
}
