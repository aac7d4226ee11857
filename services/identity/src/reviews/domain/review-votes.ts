import type { ReviewVote, ReviewVotes } from '@chalkboard/contracts';

/** By how much the counts of a review change when a visitor votes so who had voted otherwise. */
export function voteChange(before: ReviewVote, after: ReviewVote): { readonly helpful: number; readonly notHelpful: number } {
  return { helpful: countOf('helpful', after) - countOf('helpful', before), notHelpful: countOf('not_helpful', after) - countOf('not_helpful', before) };
}

function countOf(vote: ReviewVote, cast: ReviewVote): number {
  return vote === cast ? 1 : 0;
}

/** Who found a published review helpful: a port. */
export abstract class Votes {
  /**
   * Puts a visitor's vote in the place of the one before.
   * @param visitor hash of the browser's secret
   * @throws ReviewNotFoundError also for one that is not published
   */
  abstract cast(reviewId: string, visitor: string, vote: ReviewVote, now: Date): Promise<ReviewVotes>;
}
