import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CloseAccountRequest, type Account, type AccountClosure, type OwnerClaims } from '@chalkboard/contracts';
import { contract, CurrentOwner, OwnerOnly } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { SessionEndedError } from '../../domain/accounts.errors';
import { Accounts } from '../../domain/accounts';
import { Closures } from '../../domain/closures';

@Controller('api/account')
export class CloseAccountController {
  constructor(
    private readonly closures: Closures,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  @OwnerOnly()
  @Post('close')
  @HttpCode(200)
  close(@CurrentOwner() { sub }: OwnerClaims, @Body(contract(CloseAccountRequest)) _confirmed: CloseAccountRequest): Promise<AccountClosure> {
    return this.closures.close(sub, this.clock.now());
  }

  @OwnerOnly()
  @Post('reopen')
  @HttpCode(200)
  async reopen(@CurrentOwner() { sub }: OwnerClaims): Promise<Account> {
    await this.closures.reopen(sub, this.clock.now());
    const account = await this.accounts.show(sub);
    if (!account) throw new SessionEndedError();
    return account;
  }
}
