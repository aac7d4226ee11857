import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody of the staff did, in whatever service. The database lets nobody change it. */
@Entity('audit_log')
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('timestamptz') at!: Date;
  @Column('text') action!: string;
  /** Null: not somebody of the staff. */
  @Column('uuid', { nullable: true }) staffId!: string | null;
  /** The e-mail address of that time. */
  @Column('text') actor!: string;
  /** Network address. */
  @Column('text') address!: string;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text', { default: 'identity' }) service!: string;
  @Column('jsonb', { nullable: true }) before!: unknown;
  @Column('jsonb', { nullable: true }) after!: unknown;
  /** By which an entry that another service tells of is known; null: of our own. */
  @Column('uuid', { nullable: true }) entryId!: string | null;
}
