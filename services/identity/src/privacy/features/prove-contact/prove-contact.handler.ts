import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { contactKey, SubmissionLimits } from '../../../submissions/domain/submission-limits';
import { PrivacyRequests } from '../../domain/privacy-requests';
import { CodeWrongError } from '../../domain/privacy.errors';

export interface ProveContact {
  readonly requestId: string;
  /** Six digits. */
  readonly code: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** Proves by the code of the message that a number or an address is theirs. */
@Injectable()
export class ProveContactHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {}

  /** @returns what opens the request from then on, and until when @throws CodeWrongError, TooManySubmissionsError */
  async execute({
    requestId,
    code,
    address,
  }: ProveContact): Promise<{ readonly secret: string; readonly openUntil: Date }> {
    const now = this.clock.now();
    const contact = await this.requests.contactOf(requestId);
    // Over all requests for one contact: else each new one would bring five guesses more.
    await this.limits.take(
      'privacy-try',
      { visitor: requestId, address, ...(contact && { email: contactKey(contact) }) },
      now,
    );
    const proved = await this.requests.prove(requestId, code, now);
    if (!proved) throw new CodeWrongError();
    return proved;
  }
}
