import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditEntry } from '../../authority/domain/audit-log';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import type { StaffMember } from '../domain/staff-member';
import { SessionEndedError } from '../domain/staff.errors';
import { StaffRepository } from '../domain/staff.repository';
import { asEmailTaken } from './email-taken';
import { KnownDeviceEntity } from './known-device.entity';
import { StaffMemberEntity } from './staff-member.entity';
import { endSessionsOf } from './staff-session-ending';

@Injectable()
export class TypeormStaffRepository extends StaffRepository {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async findByEmail(email: string): Promise<StaffMember | undefined> {
    return toMember(await this.dataSource.getRepository(StaffMemberEntity).findOneBy({ email }));
  }

  async findById(id: string): Promise<StaffMember | undefined> {
    return toMember(await this.dataSource.getRepository(StaffMemberEntity).findOneBy({ id }));
  }

  changeProfile(
    id: string,
    change: (member: StaffMember) => { readonly member: StaffMember; readonly entry?: AuditEntry },
  ): Promise<StaffMember> {
    return asEmailTaken(
      this.dataSource.transaction(async (manager) => {
        const known = toMember(
          await manager.findOne(StaffMemberEntity, {
            where: { id, isActive: true },
            lock: { mode: 'pessimistic_write' },
          }),
        );
        if (!known) throw new SessionEndedError();
        const { member, entry } = change(known);
        const { email, firstName, lastName } = member;
        await manager.update(StaffMemberEntity, { id }, { email, firstName, lastName });
        if (entry) await insertAuditEntry(manager, entry);
        return member;
      }),
    );
  }

  async changePassword(
    id: string,
    { hash, session }: { readonly hash: string; readonly session: string },
    entry: AuditEntry,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.update(StaffMemberEntity, { id }, { passwordHash: hash });
      await endSessionsOf(manager, { staffId: id, at: entry.at, except: session });
      // Whoever knew the former password may have made a device known.
      await manager.delete(KnownDeviceEntity, { staffId: id });
      await insertAuditEntry(manager, entry);
    });
  }

  async rehashPassword(id: string, { from, to }: { readonly from: string; readonly to: string }): Promise<boolean> {
    const { affected } = await this.dataSource
      .getRepository(StaffMemberEntity)
      .update({ id, passwordHash: from }, { passwordHash: to });
    return affected === 1;
  }

  async addFirst(make: () => Promise<StaffMember | undefined>): Promise<'existed' | 'added' | 'none'> {
    return this.dataSource.transaction(async (manager) => {
      // Lets readers through and makes a second instance wait for what this one does.
      await manager.query('LOCK TABLE staff_members IN SHARE ROW EXCLUSIVE MODE');
      if (await manager.exists(StaffMemberEntity)) return 'existed';
      const member = await make();
      if (!member) return 'none';
      await manager.insert(StaffMemberEntity, toRow(member));
      return 'added';
    });
  }
}

export function toMember(row: StaffMemberEntity | null): StaffMember | undefined {
  return row ? { ...row, lastLoginAt: row.lastLoginAt ?? undefined } : undefined;
}

export function toRow(member: StaffMember): StaffMemberEntity {
  return { ...member, lastLoginAt: member.lastLoginAt ?? null };
}
