import { Column, Entity, PrimaryColumn } from 'typeorm';

export const SETTLED = ['delivered', 'failed'] as const;

/** What became of a message to the restaurant. */
@Entity('order_notifications')
export class OrderNotificationEntity {
  @PrimaryColumn('text') notificationId!: string;
  @Column('uuid') orderId!: string;
  @Column('text') channel!: string;
  @Column('text') status!: (typeof SETTLED)[number];
  @Column('timestamptz') settledAt!: Date;
  /** Why it failed, in words for the owner. */
  @Column('text', { nullable: true }) reason!: string | null;
}
