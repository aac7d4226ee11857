import type { PrivacyCode, PrivacyCodeRequestedV1 } from '@chalkboard/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { CustomerRequests } from '../../domain/customer-requests';
import type { NewMessage } from '../../domain/notification';
import { writePrivacyCode } from '../../domain/privacy-code-message';
import { PublicLinks } from '../../domain/public-links';

/** Writes the message with the code. */
@Injectable()
export class OnPrivacyCodeRequestedHandler {
  private readonly logger = new Logger(OnPrivacyCodeRequestedHandler.name);

  constructor(
    private readonly requests: CustomerRequests,
    private readonly links: PublicLinks,
  ) {}

  /** @throws DependencyUnavailableError when identity cannot be asked now: the event comes again */
  prepare({ requestId }: PrivacyCodeRequestedV1): Promise<PrivacyCode | undefined> {
    return this.requests.code(requestId);
  }

  /** @returns nothing where the request has run out: its code would be of no use */
  execute({ requestId }: PrivacyCodeRequestedV1, message: PrivacyCode | undefined): NewMessage[] {
    if (!message) {
      this.logger.warn(`No code is sent for the request ${requestId}: it was proved or has run out`);
      return [];
    }
    const { subject, body } = writePrivacyCode(message, this.links.to(message.pagePath));
    return [
      {
        audience: 'customer',
        purpose: 'privacy',
        channel: message.channel,
        destination: message.to,
        subject: message.channel === 'email' ? subject : undefined,
        body,
      },
    ];
  }
}
