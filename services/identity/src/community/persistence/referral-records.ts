import { REFERRAL_STATUSES } from '@chalkboard/contracts';
import { countOf, rowsOf, type Queryable } from '@chalkboard/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CustomerRecords, type Customer, type CustomerRecord } from '../../submissions/persistence/customer-records';

const ABOUT = '(referrer_email = $1 OR restaurant_email = $1)';
const NAMED = '(referrer_email = $1 OR restaurant_email = $1 OR restaurant_phone = $1)';
/** Nobody has been paid or credited for it yet. */
const WITHOUT_MONEY = "status IN ('sent', 'contacted') AND business_id IS NULL";

const Row = z.object({
  referrerEmail: z.string().nullable(),
  restaurantEmail: z.string().nullable(),
  restaurantPhone: z.string().nullable(),
  status: z.enum(REFERRAL_STATUSES),
  submittedAt: z.date(),
});

/**
 * Referrals that name somebody, for whom it is. One for which nothing was paid or credited goes, and with it a reward
 * to come; of the others the row stays for the books, and names nobody. Of one that somebody else sent about another
 * restaurant, with this number, the number goes alone.
 */
@Injectable()
export class ReferralRecords implements CustomerRecord, OnModuleInit {
  readonly kind = 'referrals';

  constructor(private readonly records: CustomerRecords) {}

  onModuleInit(): void {
    this.records.add(this);
  }

  async list({ contact }: Customer, source: Queryable): Promise<Record<string, unknown>[]> {
    if (!contact) return [];
    // Of a referral by somebody else only the number or address that is proved: the other may be another one's.
    return rowsOf(
      Row,
      await source.query(
        `SELECT CASE WHEN referrer_email = $1 THEN referrer_email END AS "referrerEmail", CASE WHEN $1 IN (referrer_email, restaurant_email) THEN restaurant_email END AS "restaurantEmail",
         CASE WHEN $1 IN (referrer_email, restaurant_phone) THEN restaurant_phone END AS "restaurantPhone", status, submitted_at AS "submittedAt"
       FROM referrals WHERE ${NAMED} ORDER BY submitted_at, id`,
        [contact.value],
      ),
    );
  }

  async erase({ contact }: Customer, manager: EntityManager): Promise<number> {
    if (!contact) return 0;
    const change = async (statement: string) => countOf(await manager.query(statement, [contact.value]));
    const gone = await change(`DELETE FROM referrals WHERE ${ABOUT} AND ${WITHOUT_MONEY}`);
    const emptied = await change(
      `UPDATE referrals SET referrer_email = CASE WHEN referrer_email = $1 THEN 'removed:' || id ELSE referrer_email END,
         restaurant_email = CASE WHEN restaurant_email = $1 THEN 'removed:' || id ELSE restaurant_email END,
         restaurant_phone = CASE WHEN restaurant_email = $1 OR restaurant_phone = $1 THEN NULL ELSE restaurant_phone END
       WHERE ${NAMED}`,
    );
    return gone + emptied;
  }
}
