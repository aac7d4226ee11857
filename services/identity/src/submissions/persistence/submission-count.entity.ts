import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FormName, SubmissionScope } from '../domain/submission-limit';

/** How often somebody has sent a form within the hour. */
@Entity('submission_counts')
export class SubmissionCountEntity {
  @PrimaryColumn('text') form!: FormName;
  @PrimaryColumn('text') scope!: SubmissionScope;
  /** Who: a hash, or a network address. */
  @PrimaryColumn('text') key!: string;
  @Column('int') count!: number;
  @Column('timestamptz') startedAt!: Date;
}
