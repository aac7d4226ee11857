import { PRIVACY, type PrivacyRequestResponse } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { contactKey, SubmissionLimits } from '../../../submissions/domain/submission-limits';
import { parseCustomerContact } from '../../domain/customer-contact';
import { PrivacyRequests } from '../../domain/privacy-requests';

export interface RequestCode {
  /** As it was typed. */
  readonly contact: string;
  /** In which the page was read (BCP 47). */
  readonly language?: string | undefined;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
}

/** Has a code sent to a number or an address, whether or not anything is kept of it: nobody learns that by asking. */
@Injectable()
export class RequestCodeHandler {
  constructor(
    private readonly limits: SubmissionLimits,
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactInvalidError, CountryCodeMissingError, TooManySubmissionsError */
  async execute({ contact: typed, language, visitor, address }: RequestCode): Promise<PrivacyRequestResponse> {
    const contact = parseCustomerContact(typed);
    const now = this.clock.now();
    await this.limits.take('privacy-code', { visitor, address, email: contactKey(contact) }, now);
    const requestId = await this.requests.ask(contact, now, language);
    return {
      requestId,
      channel: contact.kind === 'email' ? 'email' : 'sms',
      validMinutes: PRIVACY.codeValidMs / 60_000,
    };
  }
}
