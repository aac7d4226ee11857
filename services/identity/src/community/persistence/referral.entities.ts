import type { REFERRAL_WAYS, ReferralStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who referred which restaurant, and how far it came. */
@Entity('referrals')
export class ReferralEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Addresses in lower case. */
  @Column('text') referrerEmail!: string;
  @Column('text') restaurantEmail!: string;
  @Column('text') status!: ReferralStatus;
  @Column('timestamptz') submittedAt!: Date;
  /** In which it was sent (BCP 47); null: not known. */
  @Column('text', { nullable: true }) language!: string | null;
  /** When it came to its status. */
  @Column('timestamptz') changedAt!: Date;
  /** Cents, as they were when it was sent. */
  @Column('int') rewardMinor!: number;
  @Column('int') creditMinor!: number;
  /** Computed: in what is searched. */
  @Column({ type: 'text', insert: false, update: false, select: false }) readonly searchText?: string;
  @Column('text', { default: 'form' }) way!: (typeof REFERRAL_WAYS)[number];
  /** In the spelling of accounts; null: not known. */
  @Column('text', { nullable: true }) restaurantPhone!: string | null;
  /** Null: the restaurant has not signed up. No two referrals have the same. */
  @Column('uuid', { nullable: true, unique: true }) businessId!: string | null;
  /** Counts what was told of it. */
  @Column('int', { default: 1 }) version!: number;
}

/** How a referral came to a status. */
@Entity('referral_steps')
export class ReferralStepEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') referralId!: string;
  /** Null: it was sent. */
  @Column('text', { nullable: true }) before!: ReferralStatus | null;
  @Column('text') status!: ReferralStatus;
  /** Null: nobody of the staff. */
  @Column('uuid', { nullable: true }) staffId!: string | null;
  @Column('text', { nullable: true }) staffName!: string | null;
  @Column('timestamptz') at!: Date;
}
