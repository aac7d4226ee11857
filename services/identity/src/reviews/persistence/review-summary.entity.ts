import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the published reviews of a menu come to. */
@Entity('review_summaries')
export class ReviewSummaryEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('int') count!: number;
  /** In all. */
  @Column('int') ratings!: number;
  /** Counts what was told of it. */
  @Column('int') version!: number;
}
