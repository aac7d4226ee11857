import type { Account, OwnerClaims } from '@chalkboard/contracts';
import { showAccountRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles } from '@chalkboard/service-kit';
import { Controller, Header } from '@nestjs/common';
import { Accounts } from '../domain/accounts';
import { SessionEndedError } from '../domain/accounts.errors';

@Controller()
export class ShowAccountController {
  constructor(private readonly accounts: Accounts) {}

  @Handles(showAccountRoute)
  @Header('cache-control', 'no-store')
  async show(@CurrentOwner() { sub }: OwnerClaims): Promise<Account> {
    const account = await this.accounts.show(sub);
    if (!account) throw new SessionEndedError();
    return account;
  }
}
