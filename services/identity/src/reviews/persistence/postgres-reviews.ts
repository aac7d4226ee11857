import type { AdminReview, ReviewRemovalReason } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { auditedState, isSameState, NEW_REVIEW, type ReviewState } from '../domain/review-state';
import { Reviews, type NewReview, type ReviewChange } from '../domain/reviews';
import { OrderReviewedError, ReviewNotFoundError } from '../domain/reviews.errors';
import { removeReview } from './review-removal';
import { STAFF_COLUMNS, STAFF_TABLES, stateOf, toAdminReview, type StaffRow } from './review-rows';
import { ReviewSummaries } from './review-summaries';

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
      const added = (await manager.query(
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
      )) as unknown[];
      if (added.length === 0) throw new OrderReviewedError();
      if (recording)
        await manager.query('INSERT INTO review_recordings (review_id, bytes) VALUES ($1, $2)', [id, recording.bytes]);
      if (isTranscribed)
        await manager.query('INSERT INTO transcript_jobs (review_id, due_at) VALUES ($1, $2)', [id, createdAt]);
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
      await manager.query(
        'UPDATE reviews SET status = $2, status_reason = $3, is_published = $4, published_at = $5 WHERE id = $1',
        [id, after.status, after.statusReason, after.isPublished, after.publishedAt],
      );
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
  const [row] = (await manager.query(
    `SELECT ${STAFF_COLUMNS} FROM ${STAFF_TABLES} WHERE id = $1 FOR UPDATE OF reviews`,
    [id],
  )) as StaffRow[];
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
  if (reason === null) await manager.query('DELETE FROM review_removals WHERE review_id = $1', [reviewId]);
  else
    await manager.query(
      'INSERT INTO review_removals (review_id, reason, removed_at) VALUES ($1, $2, $3) ON CONFLICT (review_id) DO UPDATE SET reason = excluded.reason, removed_at = excluded.removed_at',
      [reviewId, reason, now],
    );
}
