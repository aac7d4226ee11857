import { Injectable } from '@nestjs/common';
import { And, DataSource, LessThan, MoreThanOrEqual } from 'typeorm';
import { Businesses, type Business, type BusinessFigures } from '../domain/businesses';
import type { CalendarMonth } from '../domain/calendar-month';
import { BusinessEntity } from './business.entity';

@Injectable()
export class TypeormBusinesses extends Businesses {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async addUnlessKnown(business: Business): Promise<void> {
    await this.dataSource.createQueryBuilder().insert().into(BusinessEntity).values(business).orIgnore().execute();
  }

  async figures({ from, until }: CalendarMonth): Promise<BusinessFigures> {
    const businesses = this.dataSource.getRepository(BusinessEntity);
    const [total, pending, registeredInMonth] = await Promise.all([
      businesses.count(),
      businesses.countBy({ registrationStatus: 'pending' }),
      businesses.countBy({ createdAt: And(MoreThanOrEqual(from), LessThan(until)) }),
    ]);
    return { total, pending, registeredInMonth };
  }
}
