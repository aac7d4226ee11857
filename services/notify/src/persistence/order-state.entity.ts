import type { OrderStatus } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The status of an order: a projection of ordering's events. */
@Entity('order_states')
export class OrderStateEntity {
  @PrimaryColumn('text') orderId!: string;
  @Column('text') orderNumber!: string;
  @Column('int') version!: number;
  @Column('text') status!: OrderStatus;
  @Column('boolean', { default: false }) enteredByRestaurant!: boolean;
  /** BCP 47, in which the guest read the page; null: not known. */
  @Column('text', { nullable: true }) language!: string | null;
  /** When the restaurant answered by text. */
  @Column('timestamptz', { nullable: true }) repliedAt!: Date | null;
  @Column('timestamptz') changedAt!: Date;
}
