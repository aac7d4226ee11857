import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a browser has typed into the signup. */
@Entity('signup_drafts')
export class SignupDraftEntity {
  /** Hash of the browser's secret. */
  @PrimaryColumn('text') visitorHash!: string;
  /** The incomplete business of it; null: it names none yet. */
  @Column('uuid', { nullable: true }) businessId!: string | null;
  @Column('int') step!: number;
  @Column('jsonb') fields!: unknown;
  @Column('timestamptz') changedAt!: Date;
}
