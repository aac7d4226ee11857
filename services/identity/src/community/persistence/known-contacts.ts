import { countOf, rowsOf } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { KnownBy } from '../domain/self-referral';
import { ReferralEntity } from './referral.entities';

const Contact = z.object({ value: z.string() });
const Business = z.object({ id: z.string() });

/**
 * All by which somebody is known who has this e-mail address: of the account, and of the businesses that it works in.
 */
export async function contactsAround(manager: EntityManager, email: string): Promise<KnownBy> {
  const rows = rowsOf(
    Contact,
    await manager.query(
      `WITH mine AS (SELECT account_id FROM known_people WHERE kind = 'email' AND value = $1),
          houses AS (SELECT id, email, phone FROM referred_businesses WHERE id IN (SELECT business_id FROM business_people WHERE account_id IN (SELECT account_id FROM mine)))
     SELECT value FROM known_people WHERE account_id IN (SELECT account_id FROM mine)
     UNION SELECT email FROM houses UNION SELECT phone FROM houses`,
      [email],
    ),
  );
  return [email, ...rows.map(({ value }) => value)];
}

/** All by which a business and the people in it are known. */
export async function contactsOfBusiness(manager: EntityManager, businessId: string): Promise<KnownBy> {
  const rows = rowsOf(
    Contact,
    await manager.query(
      `SELECT email AS value FROM referred_businesses WHERE id = $1 UNION SELECT phone FROM referred_businesses WHERE id = $1
     UNION SELECT value FROM known_people WHERE account_id IN (SELECT account_id FROM business_people WHERE business_id = $1)`,
      [businessId],
    ),
  );
  return rows.map(({ value }) => value);
}

/** A business that signed up by this address or number, and that no referral has brought yet. */
export async function unreferredBusiness(
  manager: EntityManager,
  email: string,
  phone: string | null,
): Promise<string | undefined> {
  const [row] = rowsOf(
    Business,
    await manager.query(
      `SELECT id FROM referred_businesses AS business WHERE (email = $1 OR phone = $2) AND registration_status <> 'incomplete' AND NOT EXISTS (SELECT FROM referrals WHERE business_id = business.id) LIMIT 1`,
      [email, phone],
    ),
  );
  return row?.id;
}

/** Whether a referral has brought this business already. */
export function isReferred(manager: EntityManager, businessId: string): Promise<boolean> {
  return manager.existsBy(ReferralEntity, { businessId });
}

/** Whether a restaurant has signed up already. */
export async function hasSignedUp(manager: EntityManager, email: string, phone: string | undefined): Promise<boolean> {
  const found = countOf(
    await manager.query(
      "SELECT 1 FROM referred_businesses WHERE (email = $1 OR phone = $2) AND registration_status <> 'incomplete' LIMIT 1",
      [email, phone ?? null],
    ),
  );
  return found > 0;
}
