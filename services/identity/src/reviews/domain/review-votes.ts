import { createHash } from 'node:crypto';
import type { ReviewVote, ReviewVotes } from '@chalkboard/contracts';

/** By how much the counts of a review change when a visitor votes so who had voted otherwise. */
export function voteChange(
  before: ReviewVote,
  after: ReviewVote,
): { readonly helpful: number; readonly notHelpful: number } {
  return {
    helpful: countOf('helpful', after) - countOf('helpful', before),
    notHelpful: countOf('not_helpful', after) - countOf('not_helpful', before),
  };
}

function countOf(vote: ReviewVote, cast: ReviewVote): number {
  return vote === cast ? 1 : 0;
}

/**
 * Votes on one review that are counted from one network address in a day (UTC): a household and a small office, and no
 * program that draws cookies.
 */
export const VOTES_FROM_ADDRESS = 20;

/**
 * Under what a review's votes of one address and day are counted. Day and review are within the hash, so that it links
 * no votes on other days or reviews; it is erased after a day.
 * @param address as `addressKey` gives it
 */
export function voteOrigin(reviewId: string, address: string, now: Date): string {
  return createHash('sha256')
    .update(`${now.toISOString().slice(0, 10)} ${reviewId} ${address}`)
    .digest('hex');
}

/** Who votes. */
export interface Voter {
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** As `addressKey` gives it. */
  readonly address: string;
}

/** Who found a published review helpful: a port. */
export abstract class Votes {
  /** @throws ReviewNotFoundError also for one that is not published */
  abstract counted(reviewId: string): Promise<Omit<ReviewVotes, 'myVote'>>;
  /**
   * Puts a visitor's vote in the place of the one before.
   * @throws ReviewNotFoundError also for one that is not published; TooManyVotesError where `VOTES_FROM_ADDRESS` others
   * have voted from the address today
   */
  abstract cast(reviewId: string, voter: Voter, vote: ReviewVote, now: Date): Promise<ReviewVotes>;
  /** Forgets where older votes came from. @returns how many */
  abstract purgeOrigins(before: Date): Promise<number>;
}
