import { rowsOf, type Queryable } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CustomerRecords, type Customer, type CustomerRecord } from '../../submissions/persistence/customer-records';
import { ReferrerEntity } from './referrer.entity';

const Row = z.object({ email: z.string(), code: z.string(), createdAt: z.date() });

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
    return rowsOf(
      Row,
      await source.query('SELECT email, code, created_at AS "createdAt" FROM referrers WHERE email = $1', [
        contact.value,
      ]),
    );
  }

  async erase({ contact }: Customer, manager: EntityManager): Promise<number> {
    if (contact?.kind !== 'email') return 0;
    return (await manager.delete(ReferrerEntity, { email: contact.value })).affected ?? 0;
  }
}
