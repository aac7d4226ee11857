import type { ReferralStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('referrals')
export class ReferralEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') referrerEmail!: string;
  @Column('text') restaurantEmail!: string;
  @Column('text') status!: ReferralStatus;
  @Column('timestamptz') submittedAt!: Date;
}
