import {
  REVIEW_REMOVAL_REASONS,
  REVIEW_STATUSES,
  type AdminReviews,
  type AdminReviewsQuery,
  type Reviews,
  type ReviewSort,
  type ReviewsQuery,
  type ReviewSummary,
  type ReviewVote,
} from '@chalkboard/contracts';
import { readKeysetPage, rowsOf, searchConditions, type Condition, type KeysetOrder } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, DataSource } from 'typeorm';
import { z } from 'zod';
import { averageRating } from '../domain/review-statistics';
import { ReviewLists } from '../domain/reviews';
import {
  PUBLIC_COLUMNS,
  PublicRow,
  STAFF_COLUMNS,
  STAFF_TABLES,
  StaffRow,
  toAdminReview,
  toReview,
} from './review-rows';
import { ReviewVoteEntity } from './review-vote.entity';

const Group = z.object({
  isPublished: z.boolean(),
  status: z.enum(REVIEW_STATUSES),
  count: z.int(),
  ratings: z.int(),
});
type Group = z.infer<typeof Group>;
const Removed = z.object({ reason: z.enum(REVIEW_REMOVAL_REASONS), count: z.int() });

type Filters = Pick<AdminReviewsQuery, 'status' | 'rating' | 'search' | 'published'> & Pick<ReviewsQuery, 'shareId'>;

const AGE = [
  { sql: 'created_at', type: 'timestamptz' },
  { sql: 'id', type: 'uuid' },
] as const;
const RATING = { sql: 'rating', type: 'bigint' } as const;
const HELPFUL = { sql: 'helpful', type: 'bigint' } as const;
const ORDERS: Readonly<Record<ReviewSort, KeysetOrder>> = {
  newest: { direction: 'desc', columns: AGE },
  oldest: { direction: 'asc', columns: AGE },
  highest: { direction: 'desc', columns: [RATING, ...AGE] },
  lowest: { direction: 'asc', columns: [RATING, ...AGE] },
  helpful: { direction: 'desc', columns: [HELPFUL, ...AGE] },
};

@Injectable()
export class PostgresReviewLists extends ReviewLists {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async publicPage({ sort, cursor, limit, ...filters }: ReviewsQuery, visitor: string | undefined): Promise<Reviews> {
    const list = {
      select: PUBLIC_COLUMNS,
      from: 'reviews',
      where: conditionsOf({ ...filters, published: true }),
      order: ORDERS[sort],
    };
    const page = await readKeysetPage(this.dataSource, list, { cursor, limit });
    const rows = rowsOf(PublicRow, page.items);
    const votes = await this.votesOf(
      visitor,
      rows.map(({ id }) => id),
    );
    return { ...page, items: rows.map((row) => toReview(row, votes.get(row.id) ?? 'none')) };
  }

  async staffPage({ sort, cursor, limit, ...filters }: AdminReviewsQuery): Promise<AdminReviews> {
    const list = { select: STAFF_COLUMNS, from: STAFF_TABLES, where: conditionsOf(filters), order: ORDERS[sort] };
    const page = await readKeysetPage(this.dataSource, list, { cursor, limit });
    return { ...page, items: rowsOf(StaffRow, page.items).map(toAdminReview) };
  }

  async summary(): Promise<ReviewSummary> {
    const groups = rowsOf(
      Group,
      await this.dataSource.query(
        'SELECT is_published AS "isPublished", status, count(*)::int AS count, sum(rating)::int AS ratings FROM reviews GROUP BY is_published, status',
      ),
    );
    const removed = rowsOf(
      Removed,
      await this.dataSource.query('SELECT reason, count(*)::int AS count FROM review_removals GROUP BY reason'),
    );
    const sum = (among: readonly Group[], of: 'count' | 'ratings') =>
      among.reduce((total, group) => total + group[of], 0);
    const published = groups.filter(({ isPublished }) => isPublished);
    const total = sum(published, 'count');
    return {
      total,
      averageRating: averageRating({ count: total, ratings: sum(published, 'ratings') }),
      approved: sum(
        published.filter(({ status }) => status === 'approved'),
        'count',
      ),
      pending: sum(
        groups.filter(({ status }) => status === 'pending'),
        'count',
      ),
      removed: {
        total: removed.reduce((all, { count }) => all + count, 0),
        byReason: Object.fromEntries(
          REVIEW_REMOVAL_REASONS.map((reason) => [
            reason,
            removed.find((group) => group.reason === reason)?.count ?? 0,
          ]),
        ) as ReviewSummary['removed']['byReason'],
      },
    };
  }

  private async votesOf(visitor: string | undefined, ids: readonly string[]): Promise<ReadonlyMap<string, ReviewVote>> {
    if (visitor === undefined || ids.length === 0) return new Map();
    const votes = await this.dataSource.manager.findBy(ReviewVoteEntity, { reviewId: Any(ids), visitor });
    return new Map(votes.map(({ reviewId, vote }) => [reviewId, vote]));
  }
}

function conditionsOf({ published, status, rating, search, shareId }: Filters): (Condition | undefined)[] {
  return [
    published === undefined ? undefined : ['is_published = ?', published],
    status && ['status = ?', status],
    rating === undefined ? undefined : ['rating = ?', rating],
    shareId === undefined ? undefined : ['share_id = ?', shareId],
    ...searchConditions('search_text', search),
  ];
}
