import type { CallState } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What became of the automatic call about an order: a projection of notify's events. */
@Entity('order_calls')
export class OrderCallEntity {
  @PrimaryColumn('uuid') orderId!: string;
  @Column('int') version!: number;
  @Column('text') state!: CallState;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('timestamptz') changedAt!: Date;
}
