import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The recording of a review. Parts of it are read by statements: it is never loaded as a whole to play it. */
@Entity('review_recordings')
export class ReviewRecordingEntity {
  @PrimaryColumn('uuid') reviewId!: string;
  @Column('bytea') bytes!: Buffer;
}

/** A recording that is to be written down. */
@Entity('transcript_jobs')
export class TranscriptJobEntity {
  @PrimaryColumn('uuid') reviewId!: string;
  @Column('int', { default: 0 }) tries!: number;
  /** When it is tried next; a claim puts it off until the lease ends. */
  @Column('timestamptz') dueAt!: Date;
}
