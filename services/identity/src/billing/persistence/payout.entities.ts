import type { PayoutEntryKind, PayoutMethod } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How the payout of a referral stands. */
@Entity('referral_payouts')
export class ReferralPayoutEntity {
  @PrimaryColumn('uuid') referralId!: string;
  @Column('boolean') isDeclined!: boolean;
  /** Null: it is declined. */
  @Column('text', { nullable: true }) method!: PayoutMethod | null;
  @Column('text') reference!: string;
  @Column('text') note!: string;
  @Column('uuid') staffId!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') staffName!: string;
}

/** A step of a payout. The database lets nobody change it. */
@Entity('payout_entries')
export class PayoutEntryEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') referralId!: string;
  /** Counts the entries of the referral, from 1. */
  @Column('int') number!: number;
  @Column('text') kind!: PayoutEntryKind;
  @Column('bigint') amountMinor!: number;
  /** Null: nothing was paid. */
  @Column('text', { nullable: true }) method!: PayoutMethod | null;
  @Column('text') reference!: string;
  @Column('text') note!: string;
  @Column('uuid') staffId!: string;
  @Column('text') staffName!: string;
  @Column('timestamptz') at!: Date;
}
