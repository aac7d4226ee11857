import type { BusinessRole } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody's place in the team of a business. */
@Entity('business_members')
export class BusinessMemberEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') businessId!: string;
  @Column('uuid') accountId!: string;
  @Column('text') role!: BusinessRole;
  @Column('timestamptz') invitedAt!: Date;
  /** Null: invited, and not signed in yet. */
  @Column('timestamptz', { nullable: true }) joinedAt!: Date | null;
}
