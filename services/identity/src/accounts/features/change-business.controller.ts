import type { AccountBusiness, ChangeBusinessRequest, OwnerClaims } from '@chalkboard/contracts';
import { changeBusinessRoute } from '@chalkboard/contracts/api/identity/team.routes';
import { CurrentOwner, Handles, idOf, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { Accounts } from '../domain/accounts';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import { Businesses } from '../domain/businesses';
import { parsePhone } from '../domain/contact';

/** What a business is called, and its number. */
@Controller()
export class ChangeBusinessController {
  constructor(
    private readonly businesses: Businesses,
    private readonly accounts: Accounts,
  ) {}

  @Handles(changeBusinessRoute)
  async change(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @RouteBody() { name, phone }: ChangeBusinessRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<AccountBusiness> {
    await this.businesses.change({ businessId, by: sub }, { name, phone: parsePhone(phone)?.value ?? phone });
    const business = (await this.accounts.show(sub))?.businesses.find(({ id }) => id === businessId);
    if (!business) throw new BusinessNotFoundError();
    return business;
  }
}
