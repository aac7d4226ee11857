import type { CustomerInfo } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Order, OrderChange, OrderExtraCharges, OrderLine, PaidMark, TextConsent } from '../domain/order';

/** Instants lie as text in JSON. */
export type StoredChange = Omit<OrderChange, 'at' | 'promisedAt'> & {
  readonly at: string;
  readonly promisedAt?: string;
};

@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') number!: string;
  @Column('text') shareId!: string;
  @Column('int') version!: number;
  @Column('text') status!: Order['status'];
  @Column('text') orderType!: Order['orderType'];
  @Column('text') paymentMethod!: Order['paymentMethod'];
  @Column('text') currency!: string;
  @Column('jsonb') lines!: OrderLine[];
  @Column('bigint') subtotal!: number;
  @Column('bigint') deliveryFee!: number;
  @Column('bigint') total!: number;
  /** Null: nothing besides lines and delivery fee. */
  @Column('jsonb', { nullable: true }) charges?: OrderExtraCharges | null;
  @Column('jsonb') customer!: CustomerInfo;
  @Column('text', { nullable: true }) callingCode?: string | null;
  @Column('text', { nullable: true }) language?: string | null;
  @Column('jsonb', { nullable: true }) paidMarks?: PaidMark[] | null;
  @Column('jsonb') textConsent!: TextConsent[];
  @Column('timestamptz', { nullable: true }) erasedAt?: Date | null;
  @Column('boolean') allergyConfirmed!: boolean;
  @Column('boolean') allergyAsked!: boolean;
  @Column('jsonb') channels!: Order['channels'];
  @Column('jsonb', { nullable: true }) carried?: Order['channels'] | null;
  @Column('text') enteredBy!: Order['enteredBy'];
  @Column('boolean') test!: boolean;
  @Column('uuid', { nullable: true }) tabId?: string | null;
  @Column('uuid', { nullable: true }) tableId?: string | null;
  @Column('text', { nullable: true }) tableName?: string | null;
  @Column('text', { nullable: true }) reason?: string | null;
  @Column('timestamptz') placedAt!: Date;
  @Column('timestamptz', { nullable: true }) scheduledFor?: Date | null;
  @Column('timestamptz', { nullable: true }) promisedAt?: Date | null;
  @Column('timestamptz', { nullable: true }) seenAt?: Date | null;
  @Column('jsonb') history!: StoredChange[];
}
