import type { Queryable } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerRecords, type Customer, type CustomerRecord } from '../../submissions/persistence/customer-records';

/** The link by which somebody refers restaurants. When it is gone, whoever comes by it comes from nobody. */
@Injectable()
export class ReferralLinkRecords implements CustomerRecord, OnModuleInit {
  readonly kind = 'referralLinks';

  constructor(private readonly records: CustomerRecords) {}

  onModuleInit(): void {
    this.records.add(this);
  }

  async list({ contact }: Customer, source: Queryable): Promise<Record<string, unknown>[]> {
    if (contact?.kind !== 'email') return [];
    return (await source.query('SELECT email, code, created_at AS "createdAt" FROM referrers WHERE email = $1', [
      contact.value,
    ])) as Record<string, unknown>[];
  }

  async erase({ contact }: Customer, manager: EntityManager): Promise<number> {
    if (contact?.kind !== 'email') return 0;
    const [, count] = (await manager.query('DELETE FROM referrers WHERE email = $1', [contact.value])) as [
      unknown,
      number,
    ];
    return count;
  }
}
