import type { SignupDraft } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Attempts } from '../../domain/attempts';
import { SignupDrafts } from '../../domain/registrations';

export interface KeepDraft {
  readonly draft: SignupDraft;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** Keeps a signup that is not complete, so that it can be taken up again. */
@Injectable()
export class KeepDraftHandler {
  constructor(
    private readonly attempts: Attempts,
    private readonly drafts: SignupDrafts,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyAttemptsError */
  async keep({ draft, visitor, address }: KeepDraft): Promise<void> {
    const now = this.clock.now();
    await this.attempts.take('draft', { address }, now);
    await this.drafts.keep(visitor, draft, now);
  }

  find(visitor: string): Promise<SignupDraft | undefined> {
    return this.drafts.find(visitor);
  }

  clear(visitor: string): Promise<void> {
    return this.drafts.purge(visitor);
  }
}
