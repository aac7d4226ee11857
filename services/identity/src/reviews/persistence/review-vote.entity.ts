import type { ReviewVote } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a visitor found a review helpful. */
@Entity('review_votes')
export class ReviewVoteEntity {
  @PrimaryColumn('uuid') reviewId!: string;
  /** Hash of the browser's secret. */
  @PrimaryColumn('text') visitor!: string;
  @Column('text') vote!: Exclude<ReviewVote, 'none'>;
  @Column('timestamptz') votedAt!: Date;
  /** As `voteOrigin` gives it; null: its day is over. */
  @Column('text', { nullable: true }) origin!: string | null;
}
