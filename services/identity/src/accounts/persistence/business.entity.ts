import type { AdminBusinessDetail, PlanId, RegistrationStatus, RejectionReason } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A restaurant, as its signup told of it and as staff has decided. */
@Entity('businesses')
export class BusinessEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') businessName!: string;
  @Column('text') ownerName!: string;
  @Column('text') email!: string;
  @Column('text') phone!: string;
  @Column('text', { default: '' }) website!: string;
  @Column('text', { default: '' }) address!: string;
  @Column('text', { default: '' }) city!: string;
  @Column('text', { default: '' }) state!: string;
  @Column('text', { default: '' }) zipCode!: string;
  @Column('text', { default: 'other' }) businessType!: AdminBusinessDetail['businessType'];
  @Column('text', { default: '' }) cuisineType!: string;
  @Column('int', { nullable: true }) seatingCapacity!: number | null;
  @Column('bigint', { nullable: true }) averageOrderValueMinor!: number | null;
  @Column('text', { default: '' }) currentMenuFormat!: string;
  @Column('int', { nullable: true }) monthlyOrders!: number | null;
  @Column('boolean', { default: false }) marketingConsent!: boolean;
  /** What a month brings, as the signup estimates it; 0: it does not say. */
  @Column('bigint', { default: 0 }) monthlyRevenueMinor!: number;
  @Column('text') subscriptionPlan!: PlanId;
  @Column('text') registrationStatus!: RegistrationStatus;
  /** Why it was turned down; null: it is not, or was before anybody had to say why. */
  @Column('text', { nullable: true }) rejectionReason!: RejectionReason | null;
  @Column('text', { nullable: true }) rejectionNote!: string | null;
  /** Null: added by staff, or not complete. */
  @Column('timestamptz', { nullable: true }) termsAcceptedAt!: Date | null;
  @Column('text', { default: 'restaurant' }) backgroundTheme!: string;
  @Column('text', { default: '#dc2626' }) primaryColor!: string;
  @Column('text', { default: '#1f2937' }) secondaryColor!: string;
  /** The first time. */
  @Column('timestamptz', { nullable: true }) approvedAt!: Date | null;
  /** As billing tells of it. */
  @Column('timestamptz', { nullable: true }) trialEndsAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  /** Of its events. */
  @Column('int', { default: 1 }) version!: number;
  /** Of the link by which it came; empty: none. */
  @Column('text', { default: '' }) referralCode!: string;
  /** When its first menu was published. */
  @Column('timestamptz', { nullable: true }) setUpAt!: Date | null;
  /** Computed from the name: lists are sorted by it. */
  @Column({ type: 'text', insert: false, update: false }) readonly nameKey!: string;
  /** Computed from names and e-mail address: lists are searched by it. */
  @Column({ type: 'text', insert: false, update: false }) readonly searchText!: string;
}
