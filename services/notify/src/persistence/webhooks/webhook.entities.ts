import type { WebhookEvent, WebhookFault } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Where a program of a business takes messages. */
@Entity('webhook_endpoints')
export class WebhookEndpointEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') businessId!: string;
  @Column('text') url!: string;
  @Column('text', { array: true }) events!: WebhookEvent[];
  /** By which messages are signed, sealed; null: a build that does not seal has written it. */
  @Column('text', { nullable: true }) sealedSecret!: string | null;
  /** The one before; null: there is none that still signs. */
  @Column('text', { nullable: true }) sealedPreviousSecret!: string | null;
  /** As a build writes it that does not seal, until it is sealed. */
  @Column('text', { nullable: true }) secret!: string | null;
  @Column('text', { nullable: true }) previousSecret!: string | null;
  @Column('timestamptz', { nullable: true }) previousSecretUntil!: Date | null;
  /** When it answered 410; null: it has not. */
  @Column('timestamptz', { nullable: true }) goneAt!: Date | null;
  /** Until when an instance is sending to it; null: none is. */
  @Column('timestamptz', { nullable: true }) leaseUntil!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}

/** A message for an endpoint, and what came of sending it. */
@Entity('webhook_deliveries')
export class WebhookDeliveryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) seq!: number;
  @Column('uuid', { unique: true }) id!: string;
  @Column('uuid') endpointId!: string;
  @Column('uuid') eventId!: string;
  @Column('text') type!: WebhookEvent;
  /** Of the order, or of the menu: messages of one subject are sent one after the other. */
  @Column('text') subject!: string;
  @Column('int') version!: number;
  /** The bytes that are signed. */
  @Column('text') body!: string;
  @Column('text') status!: 'pending' | 'delivered' | 'failed';
  @Column('int', { default: 0 }) attempts!: number;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) lastAttemptAt!: Date | null;
  @Column('timestamptz', { nullable: true }) nextAttemptAt!: Date | null;
  @Column('int', { nullable: true }) answer!: number | null;
  @Column('text', { nullable: true }) fault!: WebhookFault | null;
}
