import type { ReviewReceived, SubmitReviewRequest } from '@chalkboard/contracts';
import { submitReviewRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { call, callWithProgress } from '@chalkboard/web-kit';

interface Sending {
  readonly signal: AbortSignal;
  /** Called as bytes leave; 0 to 1. */
  onProgress(fraction: number): void;
}

/** A recording and what was told about it. @throws ApiError; the signal's reason when it was aborted */
export function sendVoiceReview(
  fields: SubmitReviewRequest,
  recording: Blob,
  { signal, onProgress }: Sending,
): Promise<ReviewReceived> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  // Last, so that what is wrong with the words is known before it has been read.
  form.set('recording', recording, 'review');
  return callWithProgress(submitReviewRoute, { body: form, signal, onProgress });
}

/** The same in words alone. @throws ApiError */
export function sendWrittenReview(body: SubmitReviewRequest, signal: AbortSignal): Promise<ReviewReceived> {
  return call(submitReviewRoute, { body, signal });
}
