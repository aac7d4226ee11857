import type { Review, Reviews, ReviewVotes, VoteRequest } from '@chalkboard/contracts';
import {
  listReviewsRoute,
  summariseReviewsRoute,
  voteOnReviewRoute,
} from '@chalkboard/contracts/api/identity/reviews.routes';
import { REVIEW_RATINGS, REVIEW_SORTS, REVIEW_STATUSES } from '@chalkboard/contracts/reviews';
import {
  addressOf,
  call,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@chalkboard/web-kit';

/** Keys of what is read begin with these. */
export const REVIEWS = addressOf(listReviewsRoute);
export const SUMMARY = addressOf(summariseReviewsRoute);

export const FILTERS = ['search', 'rating', 'status', 'sort'] as const;
export type ReviewFilters = Readonly<Record<(typeof FILTERS)[number], string>>;

const CHOICES: Readonly<Record<Exclude<keyof ReviewFilters, 'search'>, readonly (string | number)[]>> = {
  rating: REVIEW_RATINGS,
  status: REVIEW_STATUSES,
  sort: REVIEW_SORTS,
};

/** The filters of an address, which anybody may have written: what is no choice is left out. */
export function knownFilters(filters: ReviewFilters): ReviewFilters {
  const chosen = (name: keyof typeof CHOICES) =>
    CHOICES[name].map(String).includes(filters[name]) ? filters[name] : '';
  return { search: filters.search.trim(), rating: chosen('rating'), status: chosen('status'), sort: chosen('sort') };
}

/** Whether they leave anything out; the order leaves nothing out. */
export function isFiltered({ search, rating, status }: ReviewFilters): boolean {
  return Boolean(search || rating || status);
}

/** The published reviews, part by part. @param filters as `knownFilters` gives them */
export function useReviews(filters: ReviewFilters) {
  return useInfiniteQuery({
    queryKey: [REVIEWS, addressOf(listReviewsRoute, { query: filters })],
    queryFn: ({ pageParam, signal }) => call(listReviewsRoute, { query: { ...filters, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: Reviews) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** Changes one review wherever it has been read. */
export function patchReview(queries: QueryClient, id: string, change: Partial<Review>): void {
  queries.setQueriesData<{ readonly pages: readonly Reviews[] }>(
    { queryKey: [REVIEWS] },
    (read) =>
      read && {
        ...read,
        pages: read.pages.map((part) => ({
          ...part,
          items: part.items.map((review) => (review.id === id ? { ...review, ...change } : review)),
        })),
      },
  );
}

async function castVote(id: string, vote: VoteRequest['vote']): Promise<ReviewVotes> {
  const send = () => call(voteOnReviewRoute, { params: { reviewId: id }, body: { vote } });
  const { notCounted, ...votes } = await send();
  if (!notCounted) return votes;
  // A first-time browser has its cookie now. One that keeps none has no vote.
  const again = await send();
  if (again.notCounted) throw new Error('The vote is not counted without cookies.');
  return again;
}

/** A visitor's vote; the figures are the server's. */
export function useVote(id: string, onFailed: (error: unknown) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (vote: VoteRequest['vote']) => castVote(id, vote),
    onSuccess: (votes) => patchReview(queries, id, votes),
    onError: onFailed,
  });
}
