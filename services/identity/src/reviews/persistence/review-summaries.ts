import { ReviewSummaryChangedV1 } from '@chalkboard/contracts';
import { Outbox, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { ratingTimes100 } from '../domain/review-statistics';

const Summary = z.object({ count: z.int(), ratings: z.int(), version: z.int() });

/** What the published reviews of each menu come to, for those who show it beside the menu. */
@Injectable()
export class ReviewSummaries {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Adds a published review of a menu, or takes it away, and tells what there is now: in the transaction that publishes
   * it.
   * @param change 1, or -1
   */
  async add(manager: EntityManager, shareId: string, rating: number, change: 1 | -1, now: Date): Promise<void> {
    // Its row is locked from here on: that keeps what is told of a menu in order.
    const [summary] = rowsOf(
      Summary,
      await manager.query(
        `INSERT INTO review_summaries (share_id, count, ratings, version) VALUES ($1, $2, $3, 1)
         ON CONFLICT (share_id) DO UPDATE SET count = review_summaries.count + excluded.count, ratings = review_summaries.ratings + excluded.ratings, version = review_summaries.version + 1
         RETURNING count, ratings, version`,
        [shareId, change, change * rating],
      ),
    );
    if (!summary) throw new Error('a summary that is kept gives a row');
    const data = {
      shareId,
      ratingTimes100: ratingTimes100(summary),
      count: summary.count,
      changedAt: now.toISOString(),
    };
    await this.outbox.append(manager, {
      definition: ReviewSummaryChangedV1,
      aggregateId: shareId,
      aggregateVersion: summary.version,
      data,
    });
  }
}
