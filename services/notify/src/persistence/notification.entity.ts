import type { Channel, MessagePurpose, NotificationAudience, NotificationState } from '@chalkboard/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Receipt } from '../domain/delivery-receipt';

export const STORED_STATUSES = ['pending', 'sending', 'sent', 'failed'] as const;
export type StoredStatus = (typeof STORED_STATUSES)[number];

/** A message, or a part of a long one, with what became of it. */
@Entity('notifications')
export class NotificationEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { nullable: true }) orderId!: string | null;
  @Column('text', { nullable: true }) orderNumber!: string | null;
  @Column('text', { nullable: true }) shareId!: string | null;
  /** The opening drill that it belongs to. */
  @Column('uuid', { nullable: true }) drillId!: string | null;
  @Column('text') audience!: NotificationAudience;
  @Column('text') purpose!: MessagePurpose;
  @Column('text') channel!: Channel;
  /** Null: emptied. */
  @Column('text', { nullable: true }) destination!: string | null;
  /** By it limits and opt-outs are found; of an emptied message to a person its own id. */
  @Column('text') destinationHash!: string;
  @Column('int') part!: number;
  @Column('text', { nullable: true }) subject!: string | null;
  /** Null: emptied. */
  @Column('text', { nullable: true }) body!: string | null;
  @Column('text', { default: 'pending' }) status!: StoredStatus;
  @Column('int', { default: 0 }) attempts!: number;
  @Column('timestamptz') nextAttemptAt!: Date;
  @Column('timestamptz', { nullable: true }) leaseUntil!: Date | null;
  @Column('boolean', { default: false }) mayHaveLeft!: boolean;
  @Column('text', { nullable: true }) fault!: string | null;
  @Column('text', { nullable: true }) provider!: string | null;
  @Column('text', { nullable: true }) providerMessageId!: string | null;
  @Column('boolean', { default: false }) repeated!: boolean;
  /** The last report of the provider. */
  @Column('text', { nullable: true }) receipt!: Receipt | null;
  @Column('timestamptz', { nullable: true }) receiptAt!: Date | null;
  @Column('int', { nullable: true }) errorCode!: number | null;
  @Column('uuid', { nullable: true }) resendOf!: string | null;
  @Column('uuid') causationId!: string;
  @Column('text') correlationId!: string;
  @Column('text', { nullable: true }) traceparent!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  // Computed columns are not declared as generated: TypeORM would then make a table `typeorm_metadata`.
  /** Computed: pending or sending. */
  @Column({ type: 'boolean', insert: false, update: false }) readonly isOpen!: boolean;
  /** Computed from `status` and `receipt`: what staff see. */
  @Column({ type: 'text', insert: false, update: false }) readonly state!: NotificationState;
}
