import type { Account, ChangeAccountRequest, OwnerClaims } from '@chalkboard/contracts';
import { renameAccountRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles, RouteBody } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Accounts } from '../domain/accounts';
import { SessionEndedError } from '../domain/accounts.errors';

@Controller()
export class RenameAccountController {
  constructor(private readonly accounts: Accounts) {}

  @Handles(renameAccountRoute)
  async rename(@RouteBody() { name }: ChangeAccountRequest, @CurrentOwner() { sub }: OwnerClaims): Promise<Account> {
    await this.accounts.rename(sub, name);
    const account = await this.accounts.show(sub);
    if (!account) throw new SessionEndedError();
    return account;
  }
}
