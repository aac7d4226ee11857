import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An event to publish, and where in the stream it lies since. */
@Entity('outbox')
export class OutboxEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) seq!: number;
  @Column('uuid') id!: string;
  @Column('text') subject!: string;
  @Column('jsonb') envelope!: unknown;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { nullable: true }) publishedAt!: Date | null;
  @Column('bigint', { nullable: true }) streamSeq!: number | null;
  @Column('timestamptz', { nullable: true }) streamMadeAt!: Date | null;
}

/** One row, whose lock makes one relay publish at a time. */
@Entity('outbox_lease')
export class OutboxLeaseEntity {
  @PrimaryColumn('int') id!: number;
  /** The broker whose streams the outbox was compared with last. */
  @Column('text', { nullable: true }) serverId!: string | null;
}

/** An event that a consumer has handled. */
@Entity('inbox')
export class InboxEntity {
  @PrimaryColumn('text') durable!: string;
  @PrimaryColumn('uuid') eventId!: string;
  @Column('timestamptz', { default: () => 'now()' }) handledAt!: Date;
}

@Entity('dead_letters')
export class DeadLetterEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) sequence!: number;
  @Column('text') durable!: string;
  @Column('bytea') digest!: Buffer;
  @Column('text') subject!: string;
  @Column('bytea') body!: Buffer;
  @Column('text') reason!: string;
  @Column('int') tries!: number;
  @Column('int') replays!: number;
  @Column('timestamptz', { nullable: true }) firstFailedAt!: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) parkedAt!: Date;
  @Column('timestamptz', { nullable: true }) replayingAt!: Date | null;
  @Column('timestamptz', { nullable: true }) discardedAt!: Date | null;
}

/** A delivery that was begun and not ended. */
@Entity('unfinished_deliveries')
export class UnfinishedDeliveryEntity {
  @PrimaryColumn('text') durable!: string;
  @PrimaryColumn('bytea') digest!: Buffer;
  @Column('int') count!: number;
  @Column('timestamptz') begunAt!: Date;
}

/** A message that was erased from a stream, so that it is not published again. */
@Entity('erased_messages')
export class ErasedMessageEntity {
  @PrimaryColumn('text') stream!: string;
  @PrimaryColumn('bigint') seq!: number;
  @PrimaryColumn('bytea') digest!: Buffer;
  @Column('timestamptz') erasedAt!: Date;
}

/** The tables that every service has in its schema. */
export const MESSAGING_ENTITIES = [
  OutboxEntity,
  OutboxLeaseEntity,
  InboxEntity,
  DeadLetterEntity,
  UnfinishedDeliveryEntity,
  ErasedMessageEntity,
];
