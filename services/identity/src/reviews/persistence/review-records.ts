import { REVIEW_STATUSES } from '@chalkboard/contracts';
import { rowsOf, type Queryable } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CustomerRecords, type Customer, type CustomerRecord } from '../../submissions/persistence/customer-records';
import { RemovedReview, removeReview } from './review-removal';
import { SECONDS } from './review-rows';
import { ReviewSummaries } from './review-summaries';

const THEIRS = '((email IS NOT NULL AND lower(email) = $1) OR order_id = ANY ($2))';

const Row = z.object({
  customerName: z.string(),
  email: z.string().nullable(),
  restaurantName: z.string(),
  rating: z.int(),
  comment: z.string(),
  status: z.enum(REVIEW_STATUSES),
  isPublished: z.boolean(),
  voiceSeconds: z.number().nullable(),
  transcript: z.string().nullable(),
  createdAt: z.date(),
});

/**
 * Reviews of somebody, known by the address they gave or the order they are about; their recordings go with them. That
 * they are gone is not counted as moderation.
 */
@Injectable()
export class ReviewRecords implements CustomerRecord, OnModuleInit {
  readonly kind = 'reviews';

  constructor(
    private readonly records: CustomerRecords,
    private readonly summaries: ReviewSummaries,
  ) {}

  onModuleInit(): void {
    this.records.add(this);
  }

  async list({ contact, orderIds }: Customer, source: Queryable): Promise<Record<string, unknown>[]> {
    return rowsOf(
      Row,
      await source.query(
        `SELECT customer_name AS "customerName", email, restaurant_name AS "restaurantName", rating, comment, status, is_published AS "isPublished", ${SECONDS} AS "voiceSeconds", transcript, created_at AS "createdAt"
       FROM reviews WHERE ${THEIRS} ORDER BY created_at, id`,
        [addressOf(contact), orderIds],
      ),
    );
  }

  async erase({ contact, orderIds }: Customer, manager: EntityManager, now: Date): Promise<number> {
    // Menus in one order for all, so that two erasures never wait for each other.
    const theirs = rowsOf(
      RemovedReview,
      await manager.query(
        `SELECT id, share_id AS "shareId", rating, is_published AS "isPublished" FROM reviews WHERE ${THEIRS} ORDER BY share_id, id FOR UPDATE`,
        [addressOf(contact), orderIds],
      ),
    );
    for (const review of theirs) await removeReview(manager, this.summaries, review, now);
    return theirs.length;
  }
}

function addressOf(contact: Customer['contact']): string | null {
  return contact?.kind === 'email' ? contact.value : null;
}
