import type { BusinessNotice } from '@chalkboard/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { AccountNotices } from '../../domain/account-notices';
import { writeBusinessMessage, type BusinessFact } from '../../domain/business-message';
import type { NewMessage } from '../../domain/notification';
import { PublicLinks } from '../../domain/public-links';

/** Writes the e-mail by which an owner learns what became of the business. */
@Injectable()
export class OnBusinessChangedHandler {
  private readonly logger = new Logger(OnBusinessChangedHandler.name);

  constructor(
    private readonly notices: AccountNotices,
    private readonly links: PublicLinks,
  ) {}

  /** @throws DependencyUnavailableError when identity cannot be asked now: the event comes again */
  prepare(businessId: string): Promise<BusinessNotice | undefined> {
    return this.notices.business(businessId);
  }

  /** @returns nothing where the business is gone, or the fact is not so any more */
  execute(fact: BusinessFact, businessId: string, notice: BusinessNotice | undefined): NewMessage[] {
    const links = {
      signInPage: this.links.to('/sign-in'),
      contactPage: this.links.to('/contact'),
      receipt: this.links.to(notice?.closure?.receiptPath),
    };
    const written = notice && writeBusinessMessage(fact, notice, links);
    if (!written) {
      this.logger.warn(`Nobody is told that the business ${businessId} is ${fact}: it is not so any more`);
      return [];
    }
    return [{ audience: 'owner', purpose: 'account', channel: 'email', destination: notice.email, ...written }];
  }
}
