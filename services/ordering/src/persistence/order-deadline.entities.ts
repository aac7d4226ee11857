import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LadderStep } from '../domain/escalation';

abstract class StepOfOrder {
  @PrimaryColumn('uuid') orderId!: string;
  @PrimaryColumn('text') step!: LadderStep;
  @Column('timestamptz') dueAt!: Date;
}

/** A step of an order's escalation; it goes with the order. */
@Entity('order_deadlines')
export class OrderDeadlineEntity extends StepOfOrder {
  /** Null: to come. */
  @Column('timestamptz', { nullable: true }) takenAt!: Date | null;
}

/** One that was passed over for a higher one, after an outage. */
@Entity('skipped_deadlines')
export class SkippedDeadlineEntity extends StepOfOrder {
  @Column('timestamptz') skippedAt!: Date;
}
