import type { OrderStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An order, as ordering's events tell of it: what became of it may be known before the order itself. */
@Entity('order_facts')
export class OrderFactEntity {
  @PrimaryColumn('text') orderId!: string;
  @Column('text', { nullable: true }) shareId!: string | null;
  /** Null: it was placed before numbers were kept. */
  @Column('text', { nullable: true }) orderNumber!: string | null;
  @Column('bigint', { nullable: true }) totalMinor!: number | null;
  @Column('int', { default: 0 }) totalVersion!: number;
  @Column('char', { length: 3, nullable: true }) currency!: string | null;
  /** Null: the order was not heard of yet. */
  @Column('timestamptz', { nullable: true }) placedAt!: Date | null;
  @Column('text', { default: 'placed' }) status!: OrderStatus;
  @Column('int', { default: 0 }) statusVersion!: number;
  @Column('timestamptz', { default: () => 'now()' }) heardAt!: Date;
}

/** What the orders of a month came to whose facts are gone. */
@Entity('order_month_totals')
export class OrderMonthTotalEntity {
  /** The first day of it, UTC. */
  @PrimaryColumn('date') month!: string;
  @PrimaryColumn('char', { length: 3 }) currency!: string;
  @Column('int') orders!: number;
  @Column('int') refused!: number;
  @Column('bigint') revenueMinor!: number;
}
