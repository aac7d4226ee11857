import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StaffMember } from '../domain/staff-member';
import { StaffRepository } from '../domain/staff.repository';
import { StaffMemberEntity } from './staff-member.entity';

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

  async recordSignIn(id: string, at: Date): Promise<void> {
    await this.dataSource.getRepository(StaffMemberEntity).update({ id }, { lastLoginAt: at });
  }

  async addFirst(make: () => Promise<StaffMember | undefined>): Promise<'existed' | 'added' | 'none'> {
    return this.dataSource.transaction(async (manager) => {
      // Lets readers through and makes a second instance wait for what this one does.
      await manager.query('LOCK TABLE staff_members IN SHARE ROW EXCLUSIVE MODE');
      if (await manager.exists(StaffMemberEntity)) return 'existed';
      const member = await make();
      if (!member) return 'none';
      await manager.insert(StaffMemberEntity, { ...member, lastLoginAt: member.lastLoginAt ?? null });
      return 'added';
    });
  }
}

function toMember(row: StaffMemberEntity | null): StaffMember | undefined {
  return row ? { ...row, lastLoginAt: row.lastLoginAt ?? undefined } : undefined;
}
