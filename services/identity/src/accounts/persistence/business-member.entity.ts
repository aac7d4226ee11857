import type { BusinessRole } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody's place in the team of a business. */
@Entity('business_members')
export class BusinessMemberEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') businessId!: string;
  @Column('uuid') accountId!: string;
  @Column('text') role!: BusinessRole;
  /** Of staff: all but plan, team and closing. An owner manages without it. */
  @Column('boolean', { default: false }) manages!: boolean;
  @Column('timestamptz') invitedAt!: Date;
  /** Null: invited, and not signed in yet. */
  @Column('timestamptz', { nullable: true }) joinedAt!: Date | null;
}
