import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { AddContactRequest, ConfirmContactRequest, type Account, type OwnerClaims, type SignInResponse } from '@chalkboard/contracts';
import { contract, CurrentOwner, OwnerOnly, type HttpRequest } from '@chalkboard/service-kit';
import { AddContactHandler } from './add-contact.handler';

/** A further way to sign in: asked for, and then confirmed by the code that was sent there. */
@Controller('api/account/contacts')
export class AddContactController {
  constructor(private readonly handler: AddContactHandler) {}

  @OwnerOnly()
  @Post()
  @HttpCode(202)
  offer(@Body(contract(AddContactRequest)) { contact }: AddContactRequest, @CurrentOwner() { sub }: OwnerClaims, @Req() request: HttpRequest): Promise<SignInResponse> {
    return this.handler.offer({ accountId: sub, contact, address: request.ip });
  }

  @OwnerOnly()
  @Post('confirm')
  @HttpCode(200)
  confirm(@Body(contract(ConfirmContactRequest)) { contact, code }: ConfirmContactRequest, @CurrentOwner() { sub }: OwnerClaims, @Req() request: HttpRequest): Promise<Account> {
    return this.handler.confirm({ accountId: sub, contact, address: request.ip }, code);
  }
}
