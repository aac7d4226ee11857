import type { PlanId } from '@chalkboard/contracts';
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
  /** Number of its last ledger entry. */
  @Column('int', { default: 0 }) entries!: number;
  @Column('bigint', { default: 0 }) balanceMinor!: number;
}
