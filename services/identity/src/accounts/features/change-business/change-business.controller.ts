import { Body, Controller, Param, Put } from '@nestjs/common';
import { ChangeBusinessRequest, type AccountBusiness, type OwnerClaims } from '@chalkboard/contracts';
import { contract, CurrentOwner, idOf, OwnerOnly } from '@chalkboard/service-kit';
import { BusinessNotFoundError } from '../../domain/accounts.errors';
import { Accounts } from '../../domain/accounts';
import { Businesses } from '../../domain/businesses';
import { parsePhone } from '../../domain/contact';

/** What a business is called, and its number. */
@Controller('api/account/businesses')
export class ChangeBusinessController {
  constructor(
    private readonly businesses: Businesses,
    private readonly accounts: Accounts,
  ) {}

  @OwnerOnly()
  @Put(':businessId')
  async change(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Body(contract(ChangeBusinessRequest)) { name, phone }: ChangeBusinessRequest,
    @CurrentOwner() { sub }: OwnerClaims,
  ): Promise<AccountBusiness> {
    await this.businesses.change({ businessId, by: sub }, { name, phone: parsePhone(phone)?.value ?? phone });
    const business = (await this.accounts.show(sub))?.businesses.find(({ id }) => id === businessId);
    if (!business) throw new BusinessNotFoundError();
    return business;
  }
}
