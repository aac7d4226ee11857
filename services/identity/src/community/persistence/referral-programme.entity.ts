import type { ReferralProgrammeStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the referral programme is run: one row, or none as long as nobody has changed it. */
@Entity('referral_programme')
export class ReferralProgrammeEntity {
  @PrimaryColumn('boolean', { default: true }) onlyRow!: true;
  @Column('int') minimumSpendMinor!: number;
  @Column('text') status!: ReferralProgrammeStatus;
  /** A name. */
  @Column('text') changedBy!: string;
  @Column('timestamptz') changedAt!: Date;
}
