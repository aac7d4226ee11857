import type { LedgerKind, PayoutMethod, PlanId } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What plan a business has, and until when it is charged. */
@Entity('subscriptions')
export class SubscriptionEntity {
  @PrimaryColumn('uuid') businessId!: string;
  @Column('text') plan!: PlanId;
  @Column('boolean') hasBegun!: boolean;
  @Column('boolean') isHeld!: boolean;
  @Column('boolean') isClosing!: boolean;
  @Column('timestamptz', { nullable: true }) trialStartedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) trialEndsAt!: Date | null;
  /** "2026-03-01". */
  @Column('date', { nullable: true }) monthFrom!: string | null;
  @Column('date', { nullable: true }) monthUntil!: string | null;
  /** The day of the month on which a month begins. */
  @Column('int', { nullable: true }) monthAnchor!: number | null;
  @Column('timestamptz', { nullable: true }) dueAt!: Date | null;
  @Column('int', { default: 0 }) version!: number;
  /** Of its ledger. */
  @Column('int', { default: 0 }) entries!: number;
  @Column('bigint', { default: 0 }) balanceMinor!: number;
}

/** An entry of a business's ledger. The database lets nobody change it. */
@Entity('ledger_entries')
export class LedgerEntryEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') businessId!: string;
  @Column('bigint') number!: number;
  @Column('timestamptz') at!: Date;
  @Column('text') kind!: LedgerKind;
  @Column('text') plan!: PlanId;
  @Column('date') fromDay!: string;
  @Column('date') untilDay!: string;
  @Column('bigint') amountMinor!: number;
  @Column('bigint') balanceMinor!: number;
  @Column('text') collection!: 'beta' | 'due';
}

/** What all ledgers together were charged and credited in a month ("2026-03"). */
@Entity('ledger_months')
export class LedgerMonthEntity {
  @PrimaryColumn('text') month!: string;
  @Column('bigint') chargedMinor!: number;
  @Column('bigint') creditedMinor!: number;
  @Column('bigint') entries!: number;
}

/** How the payout of a referral stands. */
@Entity('referral_payouts')
export class ReferralPayoutEntity {
  @PrimaryColumn('uuid') referralId!: string;
  @Column('boolean') isDeclined!: boolean;
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
  @Column('int') number!: number;
  @Column('text') kind!: 'paid' | 'corrected' | 'taken_back' | 'declined' | 'reopened';
  @Column('bigint') amountMinor!: number;
  @Column('text', { nullable: true }) method!: PayoutMethod | null;
  @Column('text') reference!: string;
  @Column('text') note!: string;
  @Column('uuid') staffId!: string;
  @Column('text') staffName!: string;
  @Column('timestamptz') at!: Date;
}
