import type { LocationRequest } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { And, DataSource, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { Businesses, type Business, type BusinessDetails, type BusinessStatistics } from '../domain/businesses';
import type { CalendarMonth } from '../domain/calendar-month';
import { contactsOf } from '../domain/parse-contact';
import { managerPlaceOf } from '../domain/team';
import { accountOf, insertAccount, insertContact } from './account-writing';
import { lockBusiness } from './business-lock';
import { BusinessEntity } from './business.entity';
import { insertLocation, listLocations } from './postgres-locations';
import { insertMember, listMembers } from './postgres-teams';

@Injectable()
export class TypeormBusinesses extends Businesses {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async addUnlessKnown(business: Business, location: LocationRequest): Promise<void> {
    const { id: businessId, ownerName, createdAt } = business;
    await this.dataSource.transaction(async (manager) => {
      await manager.createQueryBuilder().insert().into(BusinessEntity).values(business).orIgnore().execute();
      await lockBusiness(manager, businessId);
      if ((await listLocations(manager, businessId)).length === 0)
        await insertLocation(manager, businessId, location, createdAt);
      if ((await listMembers(manager, businessId)).length > 0) return;
      const { email, phone } = contactsOf(business);
      const accountId = (await accountOf(manager, email)) ?? (await insertAccount(manager, ownerName, createdAt));
      for (const contact of [email, phone])
        if ((await accountOf(manager, contact)) === undefined) await insertContact(manager, accountId, contact);
      await insertMember(manager, { businessId, accountId, role: 'owner', invitedAt: createdAt, joinedAt: createdAt });
    });
  }

  async change(
    { businessId, by }: { businessId: string; by: string },
    { name, phone }: BusinessDetails,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockBusiness(manager, businessId);
      managerPlaceOf(await listMembers(manager, businessId), by);
      await manager.update(BusinessEntity, { id: businessId }, { businessName: name, phone });
    });
  }

  async statistics({ from, until }: CalendarMonth): Promise<BusinessStatistics> {
    const businesses = this.dataSource.getRepository(BusinessEntity);
    const [total, pending, registeredInMonth] = await Promise.all([
      businesses.countBy({ registrationStatus: Not('incomplete') }),
      businesses.countBy({ registrationStatus: 'pending' }),
      businesses.countBy({
        registrationStatus: Not('incomplete'),
        createdAt: And(MoreThanOrEqual(from), LessThan(until)),
      }),
    ]);
    return { total, pending, registeredInMonth };
  }
}
