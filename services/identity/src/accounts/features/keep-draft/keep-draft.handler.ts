import type { SignupDraft } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { SignupDrafts } from '../../domain/registrations';
import { Tries } from '../../domain/tries';

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
    private readonly tries: Tries,
    private readonly drafts: SignupDrafts,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyTriesError */
  async keep({ draft, visitor, address }: KeepDraft): Promise<void> {
    const now = this.clock.now();
    await this.tries.take('draft', { address }, now);
    await this.drafts.keep(visitor, draft, now);
  }

  find(visitor: string): Promise<SignupDraft | undefined> {
    return this.drafts.find(visitor);
  }

  forget(visitor: string): Promise<void> {
    return this.drafts.forget(visitor);
  }
}
