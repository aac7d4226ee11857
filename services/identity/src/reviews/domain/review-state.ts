import type { ReviewRemovalReason, ReviewStatus } from '@chalkboard/contracts';

/**
 * What staff thinks of a review, and whether everybody may read it: the one does not follow from the other, but what is
 * flagged is taken off the page until staff decides.
 */
export interface ReviewState {
  readonly status: ReviewStatus;
  /** Why it was flagged. */
  readonly statusReason: ReviewRemovalReason | null;
  readonly isPublished: boolean;
  /** When it was published last; null: never. */
  readonly publishedAt: Date | null;
  /** Why it was unpublished; null while it is published, and where it never was. */
  readonly removalReason: ReviewRemovalReason | null;
}

export const NEW_REVIEW: ReviewState = {
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
  state: ReviewState,
  status: ReviewStatus,
  reason: ReviewRemovalReason | undefined,
): ReviewState {
  const flagged = status === 'flagged' && state.status !== 'flagged';
  return {
    ...state,
    status,
    isPublished: state.isPublished && !flagged,
    statusReason: status === 'flagged' ? (reason ?? (state.status === 'flagged' ? state.statusReason : null)) : null,
  };
}

export function published(currentState: ReviewState, now: Date): ReviewState {
  return currentState.isPublished
    ? currentState
    : { ...currentState, isPublished: true, publishedAt: now, removalReason: null };
}

/**
 * What was never published is not taken away by this: nothing changes. Of what is unpublished already, the reason may
 * be another.
 */
export function unpublished(state: ReviewState, reason: ReviewRemovalReason): ReviewState {
  return state.isPublished || state.removalReason !== null
    ? { ...state, isPublished: false, removalReason: reason }
    : state;
}

/** What the audit log says of a state. */
export function auditedState({
  status,
  statusReason,
  isPublished,
  removalReason,
}: ReviewState): Readonly<Record<string, unknown>> {
  return { status, ...(statusReason && { statusReason }), isPublished, ...(removalReason && { removalReason }) };
}

export function isSameState(one: ReviewState, other: ReviewState): boolean {
  return JSON.stringify(auditedState(one)) === JSON.stringify(auditedState(other));
}
