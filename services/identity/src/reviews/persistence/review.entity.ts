import type {
  RecordingType,
  ReviewRating,
  ReviewRemovalReason,
  ReviewStatus,
  TranscriptState,
} from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RealOrder } from '../domain/real-order';

/** What a customer thinks of a restaurant, and what staff makes of it. */
@Entity('reviews')
export class ReviewEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') customerName!: string;
  @Column('text', { nullable: true }) email!: string | null;
  @Column('text') restaurantName!: string;
  @Column('int') rating!: ReviewRating;
  /** Empty where there is only a recording. */
  @Column('text') comment!: string;
  /** Null: it is about no menu of ours. */
  @Column('text', { nullable: true }) shareId!: string | null;
  /** Null: no order is proved. An order has one review. */
  @Column('text', { nullable: true, unique: true }) orderId!: string | null;
  @Column('timestamptz', { nullable: true }) orderedAt!: Date | null;
  @Column('text', { nullable: true }) orderType!: RealOrder['orderType'] | null;
  @Column('text') status!: ReviewStatus;
  /** Why it was flagged. */
  @Column('text', { nullable: true }) statusReason!: ReviewRemovalReason | null;
  @Column('boolean') isPublished!: boolean;
  /** Null: never. */
  @Column('timestamptz', { nullable: true }) publishedAt!: Date | null;
  @Column('int', { default: 0 }) helpful!: number;
  @Column('int', { default: 0 }) notHelpful!: number;
  /** Null: there is no recording. */
  @Column('text', { nullable: true }) recordingType!: RecordingType | null;
  /** Null also where the recording does not say it. */
  @Column('real', { nullable: true }) recordingSeconds!: number | null;
  @Column('text') transcriptState!: TranscriptState;
  @Column('text', { nullable: true }) transcript!: string | null;
  @Column('timestamptz') createdAt!: Date;
  /** Computed: in what is searched. */
  @Column({ type: 'text', insert: false, update: false, select: false }) readonly searchText?: string;
}
