import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderScope } from '../domain/order-limits';

/** How many orders came within a window. */
@Entity('order_counts')
export class OrderCountEntity {
  @PrimaryColumn('text') scope!: OrderScope;
  @PrimaryColumn('text') key!: string;
  @PrimaryColumn('timestamptz') since!: Date;
  @Column('int') orders!: number;
}

/** Who placed an order, by hashes; kept for a day. */
@Entity('order_callers')
export class OrderCallerEntity {
  @PrimaryColumn('uuid') orderId!: string;
  @Column('text', { nullable: true }) visitor!: string | null;
  @Column('text') address!: string;
  @Column('timestamptz') placedAt!: Date;
}
