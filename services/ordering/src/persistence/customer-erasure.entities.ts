import type { CustomerContact, OrderingErasureDoneV1 } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An erasure that a customer asked for, by what it was proved who they are, and what was told of it. */
@Entity('customer_erasures')
export class CustomerErasureEntity {
  @PrimaryColumn('uuid') requestId!: string;
  @Column('text') kind!: CustomerContact['kind'];
  @Column('timestamptz') askedAt!: Date;
  @Column('jsonb', { array: true, default: '{}' }) told!: OrderingErasureDoneV1[];
  @Column('timestamptz', { nullable: true }) doneAt!: Date | null;
}

/** An order that goes by it, and when at the latest. */
@Entity('erasing_orders')
export class ErasingOrderEntity {
  @PrimaryColumn('uuid') requestId!: string;
  @PrimaryColumn('uuid') orderId!: string;
  @Column('timestamptz') dueAt!: Date;
}
