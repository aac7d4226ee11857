import { Injectable } from '@nestjs/common';
import { ReferralSubmittedV1 } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { DataSource } from 'typeorm';
import type { Page, Slice } from '../domain/page';
import { Referrals, type Referral } from '../domain/referrals';
import { ReferralEntity } from './referral.entity';

@Injectable()
export class TypeormReferrals extends Referrals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async addUnlessKnown(referral: Referral): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const added = await manager.createQueryBuilder().insert().into(ReferralEntity).values(referral).orIgnore().returning('id').execute();
      if ((added.raw as unknown[]).length === 0) return;
      const data = { referralId: referral.id, submittedAt: referral.submittedAt.toISOString() };
      await this.outbox.append(manager, { definition: ReferralSubmittedV1, aggregateId: referral.id, aggregateVersion: 1, data });
    });
  }

  async find(id: string): Promise<Referral | undefined> {
    return (await this.dataSource.getRepository(ReferralEntity).findOneBy({ id })) ?? undefined;
  }

  async list({ page, pageSize }: Page): Promise<Slice<Referral>> {
    const [items, total] = await this.dataSource.getRepository(ReferralEntity).findAndCount({ order: { submittedAt: 'DESC', id: 'ASC' }, skip: (page - 1) * pageSize, take: pageSize });
    return { total, items };
  }
}
