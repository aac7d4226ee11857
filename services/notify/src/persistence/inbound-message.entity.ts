import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that came in: its id and our answer, no number and no word of it. */
@Entity('inbound_messages')
export class InboundMessageEntity {
  @PrimaryColumn('text') providerMessageId!: string;
  /** Null: none. */
  @Column('text', { nullable: true }) answer!: string | null;
  @Column('timestamptz') receivedAt!: Date;
}
