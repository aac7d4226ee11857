import type { SignInMessage, SignInRequestedV1 } from '@chalkboard/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AccountNotices } from '../../domain/account-notices';
import type { NewMessage } from '../../domain/notification';
import { PublicLinks } from '../../domain/public-links';
import { writeSignInMessage } from '../../domain/sign-in-message';

/** Writes the message by which somebody signs in. */
@Injectable()
export class OnSignInRequestedHandler {
  private readonly logger = new Logger(OnSignInRequestedHandler.name);

  constructor(
    private readonly notices: AccountNotices,
    private readonly links: PublicLinks,
  ) {}

  /** @throws DependencyUnavailableError when identity cannot be asked now: the event comes again */
  prepare({ signInId }: SignInRequestedV1): Promise<SignInMessage | undefined> {
    return this.notices.signIn(signInId);
  }

  /** @returns nothing where the sign-in has run out or was used: its message would be of no use */
  execute({ signInId }: SignInRequestedV1, message: SignInMessage | undefined): NewMessage[] {
    if (!message) {
      this.logger.warn(`No message is sent for the sign-in ${signInId}: it was used or has run out`);
      return [];
    }
    const { subject, body } = writeSignInMessage(message, {
      link: this.links.to(message.linkPath),
      signInPage: this.links.to('/sign-in'),
    });
    return [
      {
        audience: 'owner',
        purpose: 'sign-in',
        channel: message.channel,
        destination: message.to,
        subject: message.channel === 'email' ? subject : undefined,
        body,
      },
    ];
  }
}
