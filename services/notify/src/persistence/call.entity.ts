import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredCallState } from '../domain/call';

/** An automatic call about an order, or of an opening drill: one each at most. */
@Entity('calls')
export class CallEntity {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** Null: of a drill. */
  @Column('text', { unique: true, nullable: true }) orderId!: string | null;
  /** Null: about an order. */
  @Column('uuid', { unique: true, nullable: true }) drillId!: string | null;
  @Column('text') shareId!: string;
  /** Null: it is over. */
  @Column('text', { nullable: true }) destination!: string | null;
  /** Null: it is over. */
  @Column('text', { nullable: true }) words!: string | null;
  @Column('text') language!: string;
  @Column('text') state!: StoredCallState;
  @Column('text', { nullable: true }) reason!: string | null;
  /** Grows with what is told of it. */
  @Column('int', { default: 0 }) version!: number;
  @Column('int', { default: 0 }) attempts!: number;
  @Column('timestamptz') nextAttemptAt!: Date;
  @Column('timestamptz', { nullable: true }) leaseUntil!: Date | null;
  @Column('text', { nullable: true }) callSid!: string | null;
  @Column('uuid') causationId!: string;
  @Column('text') correlationId!: string;
  @Column('text', { nullable: true }) traceparent!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
