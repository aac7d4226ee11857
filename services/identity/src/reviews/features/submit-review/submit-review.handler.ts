import { randomUUID } from 'node:crypto';
import type { ReviewReceived, SubmitReviewRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { normaliseEmail, SubmissionLimits } from '../../../submissions/domain/submission-limits';
import { OrderProofs, realOrder } from '../../domain/real-order';
import type { CheckedRecording } from '../../domain/recording/recording';
import { Reviews } from '../../domain/reviews';
import { Transcriber } from '../../domain/transcription';
import { TranscriptionSignal } from '../../domain/transcription-signal';

export interface SubmitReview {
  readonly review: SubmitReviewRequest;
  readonly recording: CheckedRecording | undefined;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
}

@Injectable()
export class SubmitReviewHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly proofs: OrderProofs,
    private readonly reviews: Reviews,
    private readonly transcriber: Transcriber,
    private readonly signal: TranscriptionSignal,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws TooManySubmissionsError, OrderNotFoundError, OrderNotCompletedError, OrderReviewedError,
   * DependencyUnavailableError: nothing is kept then
   */
  async execute({ review, recording, visitor, address }: SubmitReview): Promise<ReviewReceived> {
    const { orderSecret, email, ...said } = review;
    const now = this.clock.now();
    await this.limits.take('review', { visitor, address, ...(email && { email: normaliseEmail(email) }) }, now);
    const order = orderSecret ? realOrder(await this.proofs.find(orderSecret)) : undefined;
    const isTranscribed = recording !== undefined && this.transcriber.isConfigured;
    const id = randomUUID();
    await this.reviews.add({
      ...said,
      id,
      email: email || undefined,
      orderType: said.orderType,
      shareId: said.shareId,
      order,
      recording,
      isTranscribed,
      createdAt: now,
    });
    if (isTranscribed) this.signal.raise();
    return {
      id,
      status: 'pending',
      transcriptState: isTranscribed ? 'pending' : 'none',
      isRealOrder: order !== undefined,
    };
  }
}
