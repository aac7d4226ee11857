import type {
  Account,
  AccountClosure,
  AccountOpenOrders,
  CloseAccountRequest,
  OwnerClaims,
} from '@chalkboard/contracts';
import {
  closeAccountRoute,
  reopenAccountRoute,
  showOpenOrdersRoute,
} from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles, RouteBody } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import { Accounts } from '../domain/accounts';
import { SessionEndedError } from '../domain/accounts.errors';
import { Closures } from '../domain/closures';

@Controller()
export class CloseAccountController {
  constructor(
    private readonly closures: Closures,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  @Handles(closeAccountRoute)
  close(@CurrentOwner() { sub }: OwnerClaims, @RouteBody() _confirmed: CloseAccountRequest): Promise<AccountClosure> {
    return this.closures.close(sub, this.clock.now());
  }

  @Handles(showOpenOrdersRoute)
  async openOrders(@CurrentOwner() { sub }: OwnerClaims): Promise<AccountOpenOrders> {
    return { businesses: await this.closures.openOrders(sub) };
  }

  @Handles(reopenAccountRoute)
  async reopen(@CurrentOwner() { sub }: OwnerClaims): Promise<Account> {
    await this.closures.reopen(sub, this.clock.now());
    const account = await this.accounts.show(sub);
    if (!account) throw new SessionEndedError();
    return account;
  }
}
