import { randomUUID } from 'node:crypto';
import { REFERRAL } from '@chalkboard/contracts';
import { Outbox, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { z } from 'zod';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { BEFORE_PAID, reached } from '../domain/referral-moves';
import { isSelfReferral } from '../domain/self-referral';
import { contactsAround, contactsOfBusiness } from './known-contacts';
import { readProgramme } from './postgres-referral-programme';
import { changeStatus, COLUMNS, insertStep, ReferralRow, type Staff } from './referral-rows';
import { ReferralEntity } from './referral.entities';
import { ReferrerEntity } from './referrer.entity';

const SignedUp = z.object({ email: z.string(), phone: z.string(), code: z.string() });
type SignedUp = z.infer<typeof SignedUp>;

/**
 * What becomes of referrals by what others do: in the transaction in which they do it, so that the business is locked
 * before its referral everywhere.
 */
@Injectable()
export class ReferralFollowing {
  constructor(private readonly outbox: Outbox) {}

  /**
   * A business signed up: by a referrer's link, or as the restaurant that was referred, by whoever was first. None that
   * the referrer is part of.
   */
  async signUp(manager: EntityManager, businessId: string, now: Date): Promise<void> {
    const [business] = rowsOf(
      SignedUp,
      await manager.query('SELECT email, phone, referral_code AS code FROM referred_businesses WHERE id = $1', [
        businessId,
      ]),
    );
    if (!business) return;
    const itself = await contactsOfBusiness(manager, businessId);
    const isOwn = async (referrerEmail: string) => isSelfReferral(await contactsAround(manager, referrerEmail), itself);
    const byLink = business.code === '' ? undefined : await this.byLink(manager, business, isOwn, now);
    const referral = byLink ?? (await this.byForm(manager, business, isOwn));
    if (!referral) return;
    const status = reached(referral.status, 'signed_up');
    if (status) await changeStatus(manager, this.outbox, referral, { status, businessId, at: now });
    // Staff had moved it on by hand.
    else await manager.update(ReferralEntity, { id: referral.id }, { businessId });
  }

  /** A business published its first menu. */
  async setUp(manager: EntityManager, businessId: string, now: Date): Promise<void> {
    const referral = await locked(manager, { businessId });
    const status = referral && reached(referral.status, 'set_up');
    if (referral && status) await changeStatus(manager, this.outbox, referral, { status, businessId, at: now });
  }

  /**
   * A business is gone: what it was reached by goes with it, also where others had referred it. That somebody did, and
   * what they got, stays.
   */
  async erase(manager: EntityManager, businessId: string): Promise<void> {
    await manager.query(
      `UPDATE referrals SET restaurant_email = referrals.id || '@erased.invalid', restaurant_phone = NULL FROM referred_businesses AS gone
       WHERE gone.id = $1 AND (referrals.business_id = $1 OR (referrals.business_id IS NULL AND (restaurant_email = gone.email OR restaurant_phone = gone.phone)))`,
      [businessId],
    );
  }

  /** In the transaction that records the payout, and its entry in the audit log with it. */
  async pay(manager: EntityManager, id: string, staffId: string, now: Date): Promise<void> {
    await this.put(manager, id, 'paid', await staffOf(manager, staffId), now);
  }

  /** In the transaction that takes the payout back. */
  async unpay(manager: EntityManager, id: string, staffId: string, now: Date): Promise<void> {
    await this.put(manager, id, BEFORE_PAID, await staffOf(manager, staffId), now);
  }

  private async put(
    manager: EntityManager,
    id: string,
    status: ReferralRow['status'],
    staff: Staff,
    at: Date,
  ): Promise<void> {
    const referral = await locked(manager, { id });
    if (referral && referral.status !== status)
      await changeStatus(manager, this.outbox, referral, { status, businessId: referral.businessId, staff, at });
  }

  /** The referral of the link's owner: the one that they sent by the form as well, or a new one. */
  private async byLink(
    manager: EntityManager,
    { email, code }: SignedUp,
    isOwn: (referrerEmail: string) => Promise<boolean>,
    now: Date,
  ): Promise<ReferralRow | undefined> {
    const referrer = await manager.findOneBy(ReferrerEntity, { code });
    if (!referrer || (await isOwn(referrer.email))) return undefined;
    const sent = await locked(manager, {
      referrerEmail: referrer.email,
      restaurantEmail: email,
      businessId: IsNull(),
    });
    if (sent) return sent;
    if ((await readProgramme(manager)).status === 'paused') return undefined;
    const [added] = rowsOf(
      ReferralRow,
      await manager.query(
        `INSERT INTO referrals (id, referrer_email, restaurant_email, way, status, submitted_at, changed_at, reward_minor, credit_minor) VALUES ($1, $2, $3, 'link', 'sent', $4, $4, $5, $6)
       ON CONFLICT (referrer_email, restaurant_email) DO NOTHING RETURNING ${COLUMNS}`,
        [randomUUID(), referrer.email, email, now, REFERRAL.referrerRewardMinor, REFERRAL.restaurantCreditMinor],
      ),
    );
    if (added) await insertStep(manager, { referralId: added.id, status: 'sent', at: now });
    return added;
  }

  private async byForm(
    manager: EntityManager,
    { email, phone }: SignedUp,
    isOwn: (referrerEmail: string) => Promise<boolean>,
  ): Promise<ReferralRow | undefined> {
    const open: FindOptionsWhere<ReferralEntity> = { businessId: IsNull(), status: Not('paid') };
    const referrals = await manager.find(ReferralEntity, {
      where: [
        { restaurantEmail: email, ...open },
        { restaurantPhone: phone, ...open },
      ],
      order: { submittedAt: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const referral of referrals) if (!(await isOwn(referral.referrerEmail))) return referral;
    return undefined;
  }
}

async function locked(
  manager: EntityManager,
  where: FindOptionsWhere<ReferralEntity>,
): Promise<ReferralRow | undefined> {
  return (await manager.findOne(ReferralEntity, { where, lock: { mode: 'pessimistic_write' } })) ?? undefined;
}

async function staffOf(manager: EntityManager, id: string): Promise<Staff> {
  return { id, name: await staffNameOf(manager, id) };
}
