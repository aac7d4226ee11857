import type { Account, ChooseLanguageRequest, OwnerClaims } from '@chalkboard/contracts';
import { chooseAccountLanguageRoute } from '@chalkboard/contracts/api/identity/account.routes';
import { CurrentOwner, Handles, RouteBody } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Accounts } from '../domain/accounts';
import { SessionEndedError } from '../domain/accounts.errors';

@Controller()
export class ChooseLanguageController {
  constructor(private readonly accounts: Accounts) {}

  @Handles(chooseAccountLanguageRoute)
  async choose(
    @RouteBody() { language }: ChooseLanguageRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<Account> {
    await this.accounts.chooseLanguage(sub, language);
    const account = await this.accounts.show(sub);
    if (!account) throw new SessionEndedError();
    return account;
  }
}
