import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Job, MenuDraft, UploadedFields } from '../domain/menu/extraction-job';

/** Only `TypeormJobRepository` writes it, and with it its JSON. */
@Entity('extraction_jobs')
export class ExtractionJobEntity implements Job {
  @PrimaryColumn('text') id!: string;
  @Column('int') revision!: number;
  @Column('text') status!: Job['status'];
  @Column('text') stage!: Job['stage'];
  @Column('jsonb', { nullable: true }) pages!: Job['pages'];
  @Column('text') visitor!: string;
  @Column('jsonb') fields!: UploadedFields;
  @Column('text', { nullable: true }) shareId!: string | null;
  @Column('text', { nullable: true }) updates!: string | null;
  /** As long as a menu: loaded where it is asked for. */
  @Column('jsonb', { nullable: true, select: false }) draft?: MenuDraft | null;
  @Column('jsonb', { nullable: true }) problem!: Job['problem'];
  @Column('int') attempts!: number;
  /** Until then the job belongs to the instance that claimed it. */
  @Column('timestamptz', { nullable: true }) claimedUntil!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  /** When it was last taken off the queue. */
  @Column('timestamptz', { nullable: true }) begunAt!: Date | null;
}
