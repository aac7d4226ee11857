import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, MoreThan, Not, type FindOptionsWhere } from 'typeorm';
import type { StaffSession } from '../domain/staff-session';
import { StaffSessionRepository } from '../domain/staff-session.repository';
import { StaffSessionEntity } from './staff-session.entity';

@Injectable()
export class TypeormStaffSessionRepository extends StaffSessionRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async add(session: StaffSession): Promise<void> {
    await this.dataSource.getRepository(StaffSessionEntity).insert(toRow(session));
  }

  updateByRefreshHash<T extends { readonly session?: StaffSession }>(refreshHash: string, change: (session: StaffSession) => T): Promise<T | undefined> {
    return this.update([{ refreshHash }, { previousRefreshHash: refreshHash }], change);
  }

  updateById<T extends { readonly session?: StaffSession }>(id: string, change: (session: StaffSession) => T): Promise<T | undefined> {
    return this.update([{ id }], change);
  }

  async listUnannounced(since: Date): Promise<string[]> {
    const rows = await this.dataSource.getRepository(StaffSessionEntity).find({ select: { id: true }, where: { endAnnounced: false, endedAt: MoreThan(since) } });
    return rows.map(({ id }) => id);
  }

  async markAnnounced(ids: readonly string[]): Promise<void> {
    await this.dataSource.getRepository(StaffSessionEntity).update({ id: In([...ids]), endedAt: Not(IsNull()) }, { endAnnounced: true });
  }

  async removeExpired(before: Date): Promise<number> {
    return (await this.dataSource.getRepository(StaffSessionEntity).delete({ expiresAt: LessThan(before) })).affected ?? 0;
  }

  private update<T extends { readonly session?: StaffSession }>(where: FindOptionsWhere<StaffSessionEntity>[], change: (session: StaffSession) => T): Promise<T | undefined> {
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
  return { ...session, previousRefreshHash: session.previousRefreshHash ?? null, endedAt: session.endedAt ?? null };
}
