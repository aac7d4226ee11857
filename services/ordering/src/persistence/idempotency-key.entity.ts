import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('text') visitor!: string;
  @PrimaryColumn('text') key!: string;
  @Column('text') requestHash!: string;
  @Column('uuid') orderId!: string;
  @Column('timestamptz') createdAt!: Date;
}
