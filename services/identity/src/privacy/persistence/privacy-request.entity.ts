import type { CustomerContact } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request of somebody to see or erase what is kept of them, and how far it came. */
@Entity('privacy_requests')
export class PrivacyRequestEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') contactKind!: CustomerContact['kind'];
  /** Null: erased. */
  @Column('text', { nullable: true }) contact!: string | null;
  @Column('timestamptz') requestedAt!: Date;
  /** Of its message (BCP 47); null: not known. */
  @Column('text', { nullable: true }) language!: string | null;
  /** Until when codes are taken. */
  @Column('timestamptz') expiresAt!: Date;
  /** Of the codes that were sent last. */
  @Column('text', { array: true, default: '{}' }) codeHashes!: string[];
  /** Wrong ones. */
  @Column('int', { default: 0 }) codeTries!: number;
  /** Null: no code was right yet. */
  @Column('timestamptz', { nullable: true }) provedAt!: Date | null;
  /** Of what opens the request; null: it was not proved. */
  @Column('text', { nullable: true, unique: true }) secretHash!: string | null;
  @Column('timestamptz', { nullable: true }) openUntil!: Date | null;
  /** Null, as `erasingSince`: nothing is to be erased. */
  @Column('text', { nullable: true, unique: true }) receipt!: string | null;
  @Column('timestamptz', { nullable: true }) erasingSince!: Date | null;
  /** That the number wants no messages stays known. */
  @Column('boolean', { default: false }) keepStop!: boolean;
  /** Hash of the browser's secret; null: it had none, or it is erased. */
  @Column('text', { nullable: true }) visitor!: string | null;
  /** How often the erasure was asked for once more. */
  @Column('int', { default: 0 }) repeats!: number;
  @Column('timestamptz', { nullable: true }) repeatedAt!: Date | null;
  /** The last part that ordering told of; 0: none. */
  @Column('int', { default: 0 }) newestPart!: number;
  /** Orders that have not ended. */
  @Column('int', { default: 0 }) waiting!: number;
  @Column('timestamptz', { nullable: true }) waitingUntil!: Date | null;
  @Column('timestamptz', { nullable: true }) doneAt!: Date | null;
}
