import type { PageAdjustment } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One uploaded original: the row stays as the receipt when the file is gone. */
@Entity('uploads')
export class UploadEntity {
  /** Name in the blob store. */
  @PrimaryColumn('text') blob!: string;
  @Column('text') jobId!: string;
  /** Place among the job's files, from 0. */
  @Column('int') position!: number;
  @Column('text') mimeType!: string;
  @Column('int') bytes!: number;
  /** SHA-256 (hex). */
  @Column('text') hash!: string;
  /** How its sender turned and cut it. Only `TypeormJobRepository` writes it. */
  @Column('jsonb', { nullable: true }) adjustment!: PageAdjustment | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}
