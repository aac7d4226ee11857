import type { ListedRestaurant } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A restaurant in the directory. */
@Entity('directory_entries')
export class DirectoryEntryEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('uuid') businessId!: string;
  /** It is parsed where it is read. */
  @Column('jsonb') content!: ListedRestaurant;
  @Column('int', { name: 'rating_times_100', default: 0 }) ratingTimes100!: number;
  @Column('int', { default: 0 }) reviewCount!: number;
  // The database computes the others from `content`, to filter, sort and search by.
  @Column({ type: 'text', insert: false, update: false }) readonly cuisine!: string;
  @Column({ type: 'text', nullable: true, insert: false, update: false }) readonly state!: string | null;
  @Column({ type: 'text', nullable: true, insert: false, update: false }) readonly priceRange!: string | null;
  @Column({ type: 'text', insert: false, update: false }) readonly nameKey!: string;
  @Column({ type: 'tsvector', select: false, insert: false, update: false }) readonly searchWords!: string;
}

/** What the published reviews of a menu say, as identity's events told it. */
@Entity('review_summaries')
export class ReviewSummaryEntity {
  @PrimaryColumn('text') shareId!: string;
  @Column('int', { name: 'rating_times_100' }) ratingTimes100!: number;
  @Column('int') reviewCount!: number;
  @Column('int') version!: number;
}

/** A menu whose entry has to be worked out. */
@Entity('directory_due')
export class DirectoryDueEntity {
  @PrimaryColumn('text') shareId!: string;
}
