import type {
  Account,
  AddContactRequest,
  ConfirmContactRequest,
  OwnerClaims,
  SignInResponse,
} from '@chalkboard/contracts';
import { confirmContactRoute, offerContactRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req } from '@nestjs/common';
import { AddContactHandler } from './add-contact.handler';

/** A further way to sign in: asked for, and then confirmed by the code that was sent there. */
@Controller()
export class AddContactController {
  constructor(private readonly handler: AddContactHandler) {}

  @Handles(offerContactRoute)
  offer(
    @RouteBody() { contact }: AddContactRequest,
    @CurrentOwner() { sub }: OwnerClaims,
    @Req() request: HttpRequest,
  ): Promise<SignInResponse> {
    return this.handler.offer({ accountId: sub, contact, address: request.ip });
  }

  @Handles(confirmContactRoute)
  confirm(
    @RouteBody() { contact, code }: ConfirmContactRequest,
    @CurrentOwner() { sub }: OwnerClaims,
    @Req() request: HttpRequest,
  ): Promise<Account> {
    return this.handler.confirm({ accountId: sub, contact, address: request.ip }, code);
  }
}
