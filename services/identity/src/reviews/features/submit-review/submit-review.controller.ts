import { SubmitReviewRequest, type ReviewReceived } from '@chalkboard/contracts';
import { submitReviewRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { CurrentVisitor, Handles, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Body, Controller, Req } from '@nestjs/common';
import { completeForm } from '../../../submissions/http/complete-form.pipe';
import { checkRecording } from '../../domain/recording/recording';
import {
  MissingReviewInformationError,
  NoCommentError,
  NoRecordingError,
  ReviewsBusyError,
} from '../../domain/reviews.errors';
import { isVoiceForm, sentForm } from './review-form';
import { SubmitReviewHandler, type SubmitReview } from './submit-review.handler';

const ReviewForm = completeForm(submitReviewRoute.body.fields, {
  required: ['customerName', 'restaurantName', 'rating'],
  missing: () => new MissingReviewInformationError(),
});

/** Recordings that are held at a time. */
const MAX_AT_ONCE = 8;

@Controller()
export class SubmitReviewController {
  private atOnce = 0;

  constructor(private readonly handler: SubmitReviewHandler) {}

  @Handles(submitReviewRoute)
  async submit(
    @Req() request: HttpRequest,
    @Body() body: unknown,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<ReviewReceived> {
    const sender = { visitor: visitor.hash, address: request.ip };
    if (!isVoiceForm(request)) return this.handler.execute({ ...sender, ...written(body) });
    if (this.atOnce >= MAX_AT_ONCE) throw new ReviewsBusyError();
    this.atOnce += 1;
    try {
      return await this.handler.execute({ ...sender, ...(await spoken(request)) });
    } finally {
      this.atOnce -= 1;
    }
  }
}

type Sent = Pick<SubmitReview, 'review' | 'recording'>;

function written(body: unknown): Sent {
  const review = parsed(body);
  if (review.comment === '') throw new NoCommentError();
  return { review, recording: undefined };
}

async function spoken(request: HttpRequest): Promise<Sent> {
  const { fields, recording } = await sentForm(request);
  const review = parsed(fields);
  if (!recording) throw new NoRecordingError();
  return { review, recording: checkRecording(recording.bytes, recording.isCut) };
}

function parsed(fields: unknown): SubmitReviewRequest {
  return ReviewForm.transform(fields, { type: 'body' });
}
