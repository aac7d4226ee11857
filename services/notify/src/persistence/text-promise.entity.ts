import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether the text about an order will be sent, as ordering was told before it took the order. */
@Entity('text_promises')
export class TextPromiseEntity {
  @PrimaryColumn('text') orderId!: string;
  @Column('text') destinationHash!: string;
  /** Null: it will be sent. */
  @Column('text', { nullable: true }) refusal!: string | null;
  @Column('timestamptz') madeAt!: Date;
}
