import type { ReviewRemovalReason, ReviewStatus } from '@chalkboard/contracts';

/**
 * What staff thinks of a review, and whether everybody may read it: the one does not follow from the other, but what is
 * flagged is taken off the page until staff decides.
 */
export interface ReviewStanding {
  readonly status: ReviewStatus;
  /** Why it was flagged. */
  readonly statusReason: ReviewRemovalReason | null;
  readonly isPublished: boolean;
  /** When it was published last; null: never. */
  readonly publishedAt: Date | null;
  /** Why it was unpublished; null while it is published, and where it never was. */
  readonly removalReason: ReviewRemovalReason | null;
}

export const NEW_REVIEW: ReviewStanding = {
  status: 'pending',
  statusReason: null,
  isPublished: false,
  publishedAt: null,
  removalReason: null,
};

/**
 * A flagged review is unpublished, and counts as taken away only when staff says so; publishing it again is a decision
 * of its own. @param reason kept with `flagged` alone: the other statuses need none
 */
export function withStatus(
  standing: ReviewStanding,
  status: ReviewStatus,
  reason: ReviewRemovalReason | undefined,
): ReviewStanding {
  const flagged = status === 'flagged' && standing.status !== 'flagged';
  return {
    ...standing,
    status,
    isPublished: standing.isPublished && !flagged,
    statusReason:
      status === 'flagged' ? (reason ?? (standing.status === 'flagged' ? standing.statusReason : null)) : null,
  };
}

export function published(standing: ReviewStanding, now: Date): ReviewStanding {
  return standing.isPublished ? standing : { ...standing, isPublished: true, publishedAt: now, removalReason: null };
}

/**
 * What was never published is not taken away by this: nothing changes. Of what is unpublished already, the reason may
 * be another.
 */
export function unpublished(standing: ReviewStanding, reason: ReviewRemovalReason): ReviewStanding {
  return standing.isPublished || standing.removalReason !== null
    ? { ...standing, isPublished: false, removalReason: reason }
    : standing;
}

/** What the audit log says of a standing. */
export function auditedStanding({
  status,
  statusReason,
  isPublished,
  removalReason,
}: ReviewStanding): Readonly<Record<string, unknown>> {
  return { status, ...(statusReason && { statusReason }), isPublished, ...(removalReason && { removalReason }) };
}

export function isSameStanding(one: ReviewStanding, other: ReviewStanding): boolean {
  return JSON.stringify(auditedStanding(one)) === JSON.stringify(auditedStanding(other));
}
