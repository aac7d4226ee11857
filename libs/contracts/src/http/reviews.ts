import { z } from 'zod';
import {
  REVIEW_LETTERS,
  REVIEW_PAGE_SIZE,
  REVIEW_REMOVAL_REASONS,
  REVIEW_SORTS,
  REVIEW_STATUSES,
  REVIEW_VOTES,
  TRANSCRIPT_STATES,
} from '../reviews';
import { adminList } from './admin-list';
import { ORDER_TYPES } from './orders';

const rating = z.number().int().min(1).max(5);

/** What everybody may read of a review. */
export const reviewFacts = {
  id: z.string(),
  customerName: z.string(),
  rating,
  /** As typed; may be empty where there is a recording. */
  comment: z.string(),
  isVoiceReview: z.boolean(),
  /** Where the recording is played from; null where there is none. Answers to ranges. */
  voiceReviewUrl: z.string().nullable(),
  /** Seconds, where the recording says it. */
  voiceSeconds: z.number().nullable(),
  /** Written down by a machine; null until it is, and where nothing is said. */
  voiceTranscript: z.string().nullable(),
  transcriptState: z.enum(TRANSCRIPT_STATES),
  restaurantName: z.string(),
  /** The review was sent from the tracking page of a completed order. */
  isRealOrder: z.boolean(),
  /** UTC day of that order, 2026-11-21; null without one. */
  orderDate: z.iso.date().nullable(),
  orderType: z.enum(ORDER_TYPES).nullable(),
  status: z.enum(REVIEW_STATUSES),
  helpful: z.number().int(),
  notHelpful: z.number().int(),
  createdAt: z.iso.datetime(),
};

export const Review = z.object({
  ...reviewFacts,
  /** The caller's own vote. */
  myVote: z.enum(REVIEW_VOTES),
});
export type Review = z.infer<typeof Review>;

const filters = {
  /**
   * Parts of comment, customer name and restaurant name; several words must all be found. Case and accents do not
   * matter.
   */
  search: z.string().trim().max(REVIEW_LETTERS.search).optional(),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  status: z.enum(REVIEW_STATUSES).optional(),
  sort: z.enum(REVIEW_SORTS).default('newest'),
};

/** `cursor` is the `next` of the part before, of the same filters and sort: 'Load More Comments'. */
export const ReviewsQuery = z.object({
  ...filters,
  /** Those of one menu alone. */
  shareId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,80}$/, 'is the id of a menu')
    .optional(),
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(REVIEW_PAGE_SIZE),
});
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;

/** `next` is null at the end. `total` is counted up to 10,000, as in the lists of staff. */
export const Reviews = adminList(Review);
export type Reviews = z.infer<typeof Reviews>;

/** The four cards, and what was taken away. */
export const ReviewSummary = z.object({
  /** Published ones. */
  total: z.number().int(),
  /** Of those, to one decimal; null where there are none. */
  averageRating: z.number().nullable(),
  /** Of those, the ones that staff approved. */
  approved: z.number().int(),
  /** All that wait for staff, most of which are not published yet. */
  pending: z.number().int(),
  /** Reviews that staff took away, and are not back: how many for which reason. */
  removed: z.object({ total: z.number().int(), byReason: z.record(z.enum(REVIEW_REMOVAL_REASONS), z.number().int()) }),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

const text = (letters: number) => z.string().trim().max(letters);

/** In the voice form a rating is text, and what is left out or empty is not given. */
export const SubmitReviewRequest = z.object({
  customerName: text(REVIEW_LETTERS.customerName).min(1),
  /** For staff alone. */
  email: z.union([z.literal(''), z.email().max(REVIEW_LETTERS.email)]).optional(),
  restaurantName: text(REVIEW_LETTERS.restaurantName).min(1),
  rating: z.union([
    rating,
    z
      .string()
      .regex(/^[1-5]$/, 'is a number from 1 to 5')
      .transform(Number),
  ]),
  comment: text(REVIEW_LETTERS.comment).default(''),
  orderType: z.enum(ORDER_TYPES).optional(),
  /** The menu that it is about, where the form was opened from one: its ratings count there. */
  shareId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,80}$/, 'is the id of a menu')
    .optional(),
  /**
   * The secret of the tracking page, `/order/{secret}`: proves a real order, from which menu, restaurant, day and type
   * are taken.
   */
  orderSecret: z.string().max(200).optional(),
});
export type SubmitReviewRequest = z.infer<typeof SubmitReviewRequest>;

/** It is pending and not published, and nobody has voted on it. */
export const ReviewReceived = z.object({
  id: z.string(),
  status: z.literal('pending'),
  transcriptState: z.enum(TRANSCRIPT_STATES),
  isRealOrder: z.boolean(),
});
export type ReviewReceived = z.infer<typeof ReviewReceived>;

/** A network address has 20 votes a day on one review. */
export const VoteRequest = z.object({ vote: z.enum(REVIEW_VOTES) });
export type VoteRequest = z.infer<typeof VoteRequest>;

export const ReviewVotes = z.object({
  helpful: z.number().int(),
  notHelpful: z.number().int(),
  myVote: z.enum(REVIEW_VOTES),
  notCounted: z.literal(true).optional(),
});
export type ReviewVotes = z.infer<typeof ReviewVotes>;
