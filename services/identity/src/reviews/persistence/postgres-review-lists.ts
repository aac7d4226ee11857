import {
  REVIEW_REMOVAL_REASONS,
  type AdminReviews,
  type AdminReviewsQuery,
  type ReviewRemovalReason,
  type Reviews,
  type ReviewSort,
  type ReviewsQuery,
  type ReviewStatus,
  type ReviewSummary,
  type ReviewVote,
} from '@chalkboard/contracts';
import { readKeysetPage, searchConditions, type Condition, type KeysetOrder } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { averageRating } from '../domain/review-statistics';
import { ReviewLists } from '../domain/reviews';
import {
  PUBLIC_COLUMNS,
  STAFF_COLUMNS,
  STAFF_TABLES,
  toAdminReview,
  toReview,
  type PublicRow,
  type StaffRow,
} from './review-rows';

type Filters = Pick<AdminReviewsQuery, 'status' | 'rating' | 'search' | 'published'>;

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
    const page = await readKeysetPage<PublicRow>(this.dataSource, list, { cursor, limit });
    const votes = await this.votesOf(
      visitor,
      page.items.map(({ id }) => id),
    );
    return { ...page, items: page.items.map((row) => toReview(row, votes.get(row.id) ?? 'none')) };
  }

  async staffPage({ sort, cursor, limit, ...filters }: AdminReviewsQuery): Promise<AdminReviews> {
    const list = { select: STAFF_COLUMNS, from: STAFF_TABLES, where: conditionsOf(filters), order: ORDERS[sort] };
    const page = await readKeysetPage<StaffRow>(this.dataSource, list, { cursor, limit });
    return { ...page, items: page.items.map(toAdminReview) };
  }

  async summary(): Promise<ReviewSummary> {
    const groups = (await this.dataSource.query(
      'SELECT is_published AS "isPublished", status, count(*)::int AS count, sum(rating)::int AS ratings FROM reviews GROUP BY is_published, status',
    )) as {
      isPublished: boolean;
      status: ReviewStatus;
      count: number;
      ratings: number;
    }[];
    const removed = (await this.dataSource.query(
      'SELECT reason, count(*)::int AS count FROM review_removals GROUP BY reason',
    )) as { reason: ReviewRemovalReason; count: number }[];
    const sum = (among: typeof groups, of: 'count' | 'ratings') => among.reduce((total, group) => total + group[of], 0);
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
    const rows = (await this.dataSource.query(
      'SELECT review_id AS id, vote FROM review_votes WHERE review_id = ANY ($1) AND visitor = $2',
      [ids, visitor],
    )) as { id: string; vote: ReviewVote }[];
    return new Map(rows.map(({ id, vote }) => [id, vote]));
  }
}

function conditionsOf({ published, status, rating, search }: Filters): (Condition | undefined)[] {
  return [
    published === undefined ? undefined : ['is_published = ?', published],
    status && ['status = ?', status],
    rating === undefined ? undefined : ['rating = ?', rating],
    ...searchConditions('search_text', search),
  ];
}
