import type { StaffRole } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_members')
export class StaffMemberEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text') role!: StaffRole;
  @Column('text') passwordHash!: string;
  @Column('boolean') isActive!: boolean;
  @Column('timestamptz', { nullable: true }) lastLoginAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}
