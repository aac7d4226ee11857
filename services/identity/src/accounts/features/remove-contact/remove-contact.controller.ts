import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import type { OwnerClaims } from '@chalkboard/contracts';
import { CurrentOwner, idOf, OwnerOnly } from '@chalkboard/service-kit';
import { ContactNotFoundError } from '../../domain/accounts.errors';
import { RemoveContactHandler } from './remove-contact.handler';

@Controller('api/account/contacts')
export class RemoveContactController {
  constructor(private readonly handler: RemoveContactHandler) {}

  @OwnerOnly()
  @Delete(':contactId')
  @HttpCode(204)
  remove(@Param('contactId', idOf(ContactNotFoundError)) contactId: string, @CurrentOwner() owner: OwnerClaims): Promise<void> {
    return this.handler.execute(owner, contactId);
  }
}
