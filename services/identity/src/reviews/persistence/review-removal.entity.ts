import type { ReviewRemovalReason } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why staff took a review away. It outlives the review: what was removed is counted in public. */
@Entity('review_removals')
export class ReviewRemovalEntity {
  @PrimaryColumn('uuid') reviewId!: string;
  @Column('text') reason!: ReviewRemovalReason;
  @Column('timestamptz') removedAt!: Date;
}
