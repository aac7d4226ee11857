import type { AdminReview, ReviewRemovalReason } from '@chalkboard/contracts';
import { countOf, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { auditedState, isSameState, NEW_REVIEW, type ReviewState } from '../domain/review-state';
import { Reviews, type NewReview, type ReviewChange } from '../domain/reviews';
import { OrderReviewedError, ReviewNotFoundError } from '../domain/reviews.errors';
import { ReviewRecordingEntity, TranscriptJobEntity } from './recording.entities';
import { removeReview } from './review-removal';
import { ReviewRemovalEntity } from './review-removal.entity';
import { STAFF_COLUMNS, STAFF_TABLES, StaffRow, stateOf, toAdminReview } from './review-rows';
import { ReviewSummaries } from './review-summaries';
import { ReviewEntity } from './review.entity';

@Injectable()
export class PostgresReviews extends Reviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly summaries: ReviewSummaries,
  ) {
    super();
  }

  async add(review: NewReview): Promise<void> {
    const { id, recording, order, isTranscribed, createdAt } = review;
    await this.dataSource.transaction(async (manager) => {
      const added = countOf(
        await manager.query(
          `INSERT INTO reviews (id, customer_name, email, restaurant_name, rating, comment, share_id, order_id, ordered_at, order_type, status, is_published, recording_type, recording_seconds, transcript_state, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT (order_id) DO NOTHING RETURNING id`,
          [
            id,
            review.customerName,
            review.email ?? null,
            order?.restaurantName ?? review.restaurantName,
            review.rating,
            review.comment,
            order?.shareId ?? review.shareId ?? null,
            order?.orderId ?? null,
            order?.placedAt ?? null,
            order?.orderType ?? review.orderType ?? null,
            NEW_REVIEW.status,
            NEW_REVIEW.isPublished,
            recording?.type ?? null,
            recording?.seconds ?? null,
            isTranscribed ? 'pending' : 'none',
            createdAt,
          ],
        ),
      );
      if (added === 0) throw new OrderReviewedError();
      if (recording) await manager.insert(ReviewRecordingEntity, { reviewId: id, bytes: recording.bytes });
      if (isTranscribed) await manager.insert(TranscriptJobEntity, { reviewId: id, dueAt: createdAt });
    });
  }

  change(
    id: string,
    action: ReviewChange,
    work: (state: ReviewState) => ReviewState,
    by: StaffActor,
    now: Date,
  ): Promise<AdminReview> {
    return this.dataSource.transaction(async (manager) => {
      const row = await locked(manager, id);
      const before = stateOf(row);
      const after = work(before);
      if (isSameState(before, after)) return toAdminReview(row);
      const { status, statusReason, isPublished, publishedAt } = after;
      await manager.update(ReviewEntity, { id }, { status, statusReason, isPublished, publishedAt });
      await keepRemoval(manager, id, after.removalReason, now);
      await insertAuditEntry(manager, {
        ...by,
        action,
        subject: id,
        before: auditedState(before),
        after: auditedState(after),
        at: now,
      });
      if (before.isPublished !== after.isPublished && row.shareId !== null)
        await this.summaries.add(manager, row.shareId, row.rating, after.isPublished ? 1 : -1, now);
      return toAdminReview({ ...row, ...after });
    });
  }

  async remove(id: string, reason: ReviewRemovalReason, by: StaffActor, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await locked(manager, id);
      await keepRemoval(manager, id, reason, now);
      await insertAuditEntry(manager, {
        ...by,
        action: 'review.deleted',
        subject: id,
        before: { ...auditedState(stateOf(row)), rating: row.rating },
        after: { reason },
        at: now,
      });
      await removeReview(manager, this.summaries, row, now);
    });
  }
}

/** @throws ReviewNotFoundError */
async function locked(manager: EntityManager, id: string): Promise<StaffRow> {
  const [row] = rowsOf(
    StaffRow,
    await manager.query(`SELECT ${STAFF_COLUMNS} FROM ${STAFF_TABLES} WHERE id = $1 FOR UPDATE OF reviews`, [id]),
  );
  if (!row) throw new ReviewNotFoundError();
  return row;
}

/** @param reason null: it was not taken away, or is back */
async function keepRemoval(
  manager: EntityManager,
  reviewId: string,
  reason: ReviewRemovalReason | null,
  now: Date,
): Promise<void> {
  if (reason === null) await manager.delete(ReviewRemovalEntity, { reviewId });
  else await manager.upsert(ReviewRemovalEntity, { reviewId, reason, removedAt: now }, ['reviewId']);
}
