/** Apart from its schemas: screens need words and limits, and no parser. */

/** What staff thinks of a review. Whether it can be read by everybody is another question: `isPublished`. */
export const REVIEW_STATUSES = ['approved', 'pending', 'flagged'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/**
 * `highest` and `lowest`: by rating; `helpful`: by how many found it so. Among equals the newest first; `oldest` and
 * `lowest` are the other way round throughout.
 */
export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A visitor's vote for a review; `none` takes it back. */
export const REVIEW_VOTES = ['helpful', 'not_helpful', 'none'] as const;
export type ReviewVote = (typeof REVIEW_VOTES)[number];

/** Why a review is taken away. A rating that somebody does not like is no reason, so that there is none for it. */
export const REVIEW_REMOVAL_REASONS = [
  'spam',
  'offensive',
  'not_about_restaurant',
  'personal_data',
  'duplicate',
  'other',
] as const;
export type ReviewRemovalReason = (typeof REVIEW_REMOVAL_REASONS)[number];

/**
 * `none`: there is no recording, or no provider that could write it down; `failed`: it was tried, and is not tried
 * again.
 */
export const TRANSCRIPT_STATES = ['none', 'pending', 'done', 'failed'] as const;
export type TranscriptState = (typeof TRANSCRIPT_STATES)[number];

export const REVIEW_RATINGS = [1, 2, 3, 4, 5] as const;
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** Reviews that `Load More Comments` adds. */
export const REVIEW_PAGE_SIZE = 10;

/** Letters that a text of a review can have at most. */
export const REVIEW_LETTERS = {
  customerName: 120,
  email: 200,
  restaurantName: 200,
  comment: 4000,
  search: 200,
} as const;

export const RECORDING = {
  /** Longer ones are stopped by the form, and refused by the server where the file says how long it is. */
  maxSeconds: 120,
  maxBytes: 6 * 1024 * 1024,
  /**
   * What browsers record: WebM with Opus (Chromium, Firefox), MP4 with AAC (Safari) and Ogg with Opus; the server looks
   * into the file. In the order in which a recorder should try them.
   */
  mimeTypes: ['audio/webm', 'audio/mp4', 'audio/ogg'],
  /** For the recorder: what speech needs. */
  bitsPerSecond: 48_000,
} as const;
export type RecordingType = (typeof RECORDING.mimeTypes)[number];
