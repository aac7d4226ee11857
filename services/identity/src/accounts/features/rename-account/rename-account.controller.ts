import { Body, Controller, Put } from '@nestjs/common';
import { ChangeAccountRequest, type Account, type OwnerClaims } from '@chalkboard/contracts';
import { contract, CurrentOwner, OwnerOnly } from '@chalkboard/service-kit';
import { SessionEndedError } from '../../domain/accounts.errors';
import { Accounts } from '../../domain/accounts';

@Controller('api/account')
export class RenameAccountController {
  constructor(private readonly accounts: Accounts) {}

  @OwnerOnly()
  @Put()
  async rename(@Body(contract(ChangeAccountRequest)) { name }: ChangeAccountRequest, @CurrentOwner() { sub }: OwnerClaims): Promise<Account> {
    await this.accounts.rename(sub, name);
    const account = await this.accounts.show(sub);
    if (!account) throw new SessionEndedError();
    return account;
  }
}
