import type { OwnerClaims } from '@chalkboard/contracts';
import { removeContactRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles, idOf } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { ContactNotFoundError } from '../../domain/accounts.errors';
import { RemoveContactHandler } from './remove-contact.handler';

@Controller()
export class RemoveContactController {
  constructor(private readonly handler: RemoveContactHandler) {}

  @Handles(removeContactRoute)
  remove(
    @Param('contactId', idOf(ContactNotFoundError)) contactId: string,
    @CurrentOwner() owner: OwnerClaims,
  ): Promise<void> {
    return this.handler.execute(owner, contactId);
  }
}
