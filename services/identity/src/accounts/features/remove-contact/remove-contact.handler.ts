import type { OwnerClaims } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { AccountContacts } from '../../domain/accounts';

/** Takes an e-mail address or a number from the signed-in account; whoever came in by it is out, in every service. */
@Injectable()
export class RemoveContactHandler {
  constructor(
    private readonly contacts: AccountContacts,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactNotFoundError, LastContactError */
  async execute({ sub: accountId, sid: by }: OwnerClaims, contactId: string): Promise<void> {
    await this.contacts.remove({ accountId, contactId, by }, this.clock.now());
    await this.announcements.announce();
  }
}
