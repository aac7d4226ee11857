import { Controller, Get, Header } from '@nestjs/common';
import type { Account, OwnerClaims } from '@chalkboard/contracts';
import { CurrentOwner, OwnerOnly } from '@chalkboard/service-kit';
import { SessionEndedError } from '../../domain/accounts.errors';
import { Accounts } from '../../domain/accounts';

@Controller('api/account')
export class ShowAccountController {
  constructor(private readonly accounts: Accounts) {}

  @OwnerOnly()
  @Get()
  @Header('cache-control', 'no-store')
  async show(@CurrentOwner() { sub }: OwnerClaims): Promise<Account> {
    const account = await this.accounts.show(sub);
    if (!account) throw new SessionEndedError();
    return account;
  }
}
