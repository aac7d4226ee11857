import { randomUUID } from 'node:crypto';
import type { ContactRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { normaliseEmail, SubmissionLimits } from '../../../submissions/domain/submission-limits';
import { ContactMessages } from '../../domain/contact-messages';

export interface SubmitContact {
  readonly contact: ContactRequest;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
}

@Injectable()
export class SubmitContactHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly messages: ContactMessages,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManySubmissionsError */
  async execute({
    contact: { name, email, subject, category, message, language },
    visitor,
    address,
  }: SubmitContact): Promise<void> {
    const now = this.clock.now();
    await this.limits.take('contact', { visitor, address, email: normaliseEmail(email) }, now);
    await this.messages.add({
      id: randomUUID(),
      name,
      email,
      subject: subject || undefined,
      category,
      message,
      language,
      receivedAt: now,
    });
  }
}
