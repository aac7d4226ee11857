import type { Channel } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message of the local outbox: it is shown, and sent nowhere. */
@Entity('outbox_messages')
export class OutboxMessageEntity {
  /** The notification's. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text') channel!: Channel;
  @Column('text') recipient!: string;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text') body!: string;
  @Column('uuid') causationId!: string;
  @Column('text', { nullable: true }) orderNumber!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
