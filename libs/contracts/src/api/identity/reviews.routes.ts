import {
  AdminReview,
  AdminReviews,
  AdminReviewsQuery,
  RemoveReviewRequest,
  ReviewStatusRequest,
} from '../../http/admin-reviews';
import {
  ReviewReceived,
  Reviews,
  ReviewsQuery,
  ReviewSummary,
  ReviewVotes,
  SubmitReviewRequest,
  VoteRequest,
} from '../../http/reviews';
import { RECORDING } from '../../reviews';
import { file, multipartOrJson, nothing, open, route, staff } from '../route';

export const listReviewsRoute = route({
  id: 'identity.listReviews',
  method: 'GET',
  path: '/api/reviews',
  summary: 'The published reviews.',
  access: open('what is published is for everybody'),
  query: ReviewsQuery,
  answers: { 200: Reviews },
});

export const summariseReviewsRoute = route({
  id: 'identity.summariseReviews',
  method: 'GET',
  path: '/api/reviews/summary',
  summary: 'Figures of the published reviews, and how many were taken away for which reason.',
  access: open('figures of what is published, and how much was taken away'),
  answers: { 200: ReviewSummary },
});

export const submitReviewRoute = route({
  id: 'identity.submitReview',
  method: 'POST',
  path: '/api/reviews',
  summary:
    'Takes a review. As a form it is a spoken one, which needs its recording; as JSON a written one, which needs a comment. Of what is refused nothing is kept.',
  access: open('anybody may say how it was; staff reads it before it is published'),
  body: multipartOrJson(SubmitReviewRequest, { files: ['recording'], maxBytes: RECORDING.maxBytes }),
  answers: { 201: ReviewReceived },
  problems: [
    '400 reviews.missing_information',
    '400 reviews.no_comment',
    '400 reviews.no_recording',
    '400 reviews.recording_not_audio',
    '413 reviews.recording_too_large',
    '413 reviews.recording_too_long',
    '400 reviews.order_not_found',
    '409 reviews.order_not_completed',
    '409 reviews.order_reviewed',
    '429 submissions.too_many',
    '503 reviews.busy',
  ],
});

export const voteOnReviewRoute = route({
  id: 'identity.voteOnReview',
  method: 'POST',
  path: '/api/reviews/:reviewId/vote',
  summary:
    'One vote a browser, which can be changed and taken back. A browser without a cookie gets one, `notCounted`, and votes again.',
  access: open('each browser has one vote for each review'),
  body: VoteRequest,
  answers: { 200: ReviewVotes },
  problems: ['404 reviews.review_not_found', '429 submissions.too_many', '429 reviews.too_many_votes'],
});

/** A player that seeks asks for parts. */
const RANGE = { range: 'The part that is asked for: `bytes=0-99`.' } as const;
/** All that is taken as a recording. */
const recording = file(...RECORDING.mimeTypes);

export const playRecordingRoute = route({
  id: 'identity.playRecording',
  method: 'GET',
  path: '/api/reviews/:reviewId/recording',
  summary: 'The recording of a published review; 206 for a part of it.',
  access: open('what is published is for everybody'),
  headers: RANGE,
  answers: { 200: recording, 206: recording },
  problems: ['404 reviews.recording_not_found', '416 reviews.range_not_satisfiable'],
});

export const playUnpublishedRecordingRoute = route({
  id: 'identity.hearRecording',
  method: 'GET',
  path: '/api/admin/feedback/:reviewId/recording',
  summary: 'The same for staff, also before it is published.',
  access: staff('reviews.moderate'),
  headers: RANGE,
  answers: { 200: recording, 206: recording },
  problems: ['404 reviews.recording_not_found', '416 reviews.range_not_satisfiable'],
});

export const listFeedbackRoute = route({
  id: 'identity.listFeedback',
  method: 'GET',
  path: '/api/admin/feedback',
  summary: 'All reviews, as staff reads them.',
  access: staff('reviews.moderate'),
  query: AdminReviewsQuery,
  answers: { 200: AdminReviews },
});

export const setReviewStatusRoute = route({
  id: 'identity.setReviewStatus',
  method: 'POST',
  path: '/api/admin/feedback/:reviewId/status',
  summary: 'What staff thinks of a review; a reason is for one that is flagged.',
  access: staff('reviews.moderate'),
  body: ReviewStatusRequest,
  answers: { 200: AdminReview },
  problems: ['404 reviews.review_not_found'],
});

export const publishReviewRoute = route({
  id: 'identity.publishReview',
  method: 'POST',
  path: '/api/admin/feedback/:reviewId/publish',
  summary: 'Everybody may read it from now on.',
  access: staff('reviews.moderate'),
  answers: { 200: AdminReview },
  problems: ['404 reviews.review_not_found'],
});

export const unpublishReviewRoute = route({
  id: 'identity.unpublishReview',
  method: 'POST',
  path: '/api/admin/feedback/:reviewId/unpublish',
  summary: 'Takes it away again; the reason is counted in public.',
  access: staff('reviews.moderate'),
  body: RemoveReviewRequest.optional(),
  answers: { 200: AdminReview },
  problems: ['404 reviews.review_not_found'],
});

export const removeReviewRoute = route({
  id: 'identity.removeReview',
  method: 'DELETE',
  path: '/api/admin/feedback/:reviewId',
  summary: 'Removes review, votes, recording and transcript for good; the reason is counted in public.',
  access: staff('reviews.moderate'),
  query: RemoveReviewRequest,
  answers: { 204: nothing },
  problems: ['404 reviews.review_not_found'],
});
