import { REVIEW_VOTES } from '@chalkboard/contracts';
import { rowsOf, type Queryable } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CustomerRecords, type Customer, type CustomerRecord } from '../../submissions/persistence/customer-records';
import { castVote } from './vote-casting';

const vote = z.enum(REVIEW_VOTES).exclude(['none']);
const Row = z.object({ restaurantName: z.string(), vote, votedAt: z.date() });
const Cast = z.object({ reviewId: z.string(), vote });

/**
 * Which reviews somebody found helpful: known of the browser that asks, and of nobody else. They are taken back as the
 * visitor could do, so that the counts follow.
 */
@Injectable()
export class VoteRecords implements CustomerRecord, OnModuleInit {
  readonly kind = 'votes';

  constructor(private readonly records: CustomerRecords) {}

  onModuleInit(): void {
    this.records.add(this);
  }

  async list({ visitor }: Customer, source: Queryable): Promise<Record<string, unknown>[]> {
    return rowsOf(
      Row,
      await source.query(
        `SELECT restaurant_name AS "restaurantName", vote, voted_at AS "votedAt" FROM review_votes JOIN reviews ON reviews.id = review_id WHERE visitor = $1 ORDER BY voted_at, review_id`,
        [visitor],
      ),
    );
  }

  async erase({ visitor }: Customer, manager: EntityManager, now: Date): Promise<number> {
    if (visitor === null) return 0;
    const cast = rowsOf(
      Cast,
      await manager.query(
        'SELECT reviews.id AS "reviewId", vote FROM review_votes JOIN reviews ON reviews.id = review_id WHERE visitor = $1 ORDER BY reviews.id FOR UPDATE',
        [visitor],
      ),
    );
    for (const { reviewId, vote: before } of cast)
      await castVote(manager, { reviewId, visitor, before, vote: 'none' }, now);
    return cast.length;
  }
}
