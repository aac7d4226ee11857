import { SIGN_IN, type SignInResponse } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Attempts } from '../../domain/attempts';
import { channelOf, hashOfContact } from '../../domain/contact';
import { parseContact } from '../../domain/parse-contact';
import { SignIns } from '../../domain/sign-ins';

export interface RequestSignIn {
  readonly contact: string;
  /** In which the page was read (BCP 47). */
  readonly language?: string | undefined;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** Has a link and a code sent to whom we know; answers alike where we know nobody. */
@Injectable()
export class RequestSignInHandler {
  constructor(
    private readonly attempts: Attempts,
    private readonly signIns: SignIns,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactInvalidError, TooManyAttemptsError */
  async execute({ contact: typed, language, visitor, address }: RequestSignIn): Promise<SignInResponse> {
    const contact = parseContact(typed);
    const now = this.clock.now();
    await this.attempts.take('ask', { address, visitor, contact: hashOfContact(contact) }, now);
    await this.signIns.ask(contact, now, { language });
    return { channel: channelOf(contact), validMinutes: SIGN_IN.validMs / 60_000 };
  }
}
