import { randomUUID } from 'node:crypto';
import {
  BusinessRegisteredV1,
  BusinessStatusChangedV1,
  type AdminBusiness,
  type BusinessNotice,
  type BusinessSignupRequest,
  type RegistrationStatus,
} from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import {
  AlreadyRegisteredError,
  BusinessNotFoundError,
  ContactOfOtherError,
  OwnerKnownError,
} from '../domain/accounts.errors';
import type { Contact } from '../domain/contact';
import { firstLocation, monthlyRevenueMinor, withStatus, type Registration } from '../domain/registration';
import { Registrations, type AddedByHand, type Signup } from '../domain/registrations';
import { accountOf, insertAccount, insertContact } from './account-writing';
import { lockBusiness } from './business-lock';
import { LISTED, toListed, type ListedRow } from './business-rows';
import { insertLocation } from './postgres-locations';
import { raiseRights } from './postgres-owner-sessions';
import { takeDraft } from './postgres-signup-drafts';
import { insertMember } from './postgres-teams';
import { SignInOffers } from './sign-in-offers';

@Injectable()
export class PostgresRegistrations extends Registrations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly offers: SignInOffers,
  ) {
    super();
  }

  signUp(signup: Signup, now: Date): Promise<string> {
    const { request, visitor, by } = signup;
    return this.dataSource.transaction(async (manager) => {
      const known = await knownAccount(manager, signup);
      const businessId = (await takeDraft(manager, visitor)) ?? randomUUID();
      const accountId = known ?? (await insertAccount(manager, request.ownerName, now, request.language));
      await this.register(manager, { businessId, accountId, told: { ...signup, termsAcceptedAt: now } }, now);
      if (by === accountId) await raiseRights(manager, [accountId]);
      await manager.query('DELETE FROM signup_drafts WHERE visitor_hash = $1', [visitor]);
      return businessId;
    });
  }

  addByHand({ request, email, phone }: AddedByHand, by: StaffActor, now: Date): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      for (const contact of [email, phone])
        if ((await accountOf(manager, contact)) !== undefined) throw new OwnerKnownError(contact.kind);
      const businessId = randomUUID();
      const accountId = await insertAccount(manager, request.ownerName, now);
      await this.register(
        manager,
        { businessId, accountId, told: { request: { ...request, marketingConsent: false }, email, phone } },
        now,
      );
      const { businessName, subscriptionPlan } = request;
      await insertAuditEntry(manager, {
        ...by,
        action: 'business.added',
        subject: businessId,
        after: { businessName, subscriptionPlan, registrationStatus: 'pending' },
        at: now,
      });
      if (request.registrationStatus === 'approved') await this.change(manager, businessId, 'approved', by, now);
      return businessId;
    });
  }

  decide(
    businessId: string,
    status: Exclude<RegistrationStatus, 'incomplete'>,
    by: StaffActor,
    now: Date,
  ): Promise<AdminBusiness> {
    return this.dataSource.transaction(async (manager) => {
      await this.change(manager, businessId, status, by, now);
      const [row] = (await manager.query(`SELECT ${LISTED} FROM businesses WHERE id = $1`, [
        businessId,
      ])) as ListedRow[];
      if (!row) throw new BusinessNotFoundError();
      return toListed(row);
    });
  }

  private async register(
    manager: EntityManager,
    {
      businessId,
      accountId,
      told: published,
    }: { readonly businessId: string; readonly accountId: string; readonly told: Published },
    now: Date,
  ): Promise<void> {
    const version = await keepBusiness(manager, businessId, published, now);
    for (const contact of [published.email, published.phone]) await insertContact(manager, accountId, contact);
    await insertMember(manager, { businessId, accountId, role: 'owner', invitedAt: now, joinedAt: now });
    await insertLocation(manager, businessId, firstLocation(published.request), now);
    const data = { businessId, plan: published.request.subscriptionPlan, registeredAt: now.toISOString() };
    await this.outbox.append(manager, {
      definition: BusinessRegisteredV1,
      aggregateId: businessId,
      aggregateVersion: version,
      data,
    });
  }

  private async change(
    manager: EntityManager,
    businessId: string,
    status: Exclude<RegistrationStatus, 'incomplete'>,
    by: StaffActor,
    now: Date,
  ): Promise<void> {
    const version = (await lockBusiness(manager, businessId)) + 1;
    const before = await registrationOf(manager, businessId);
    const change = withStatus(before, status, now);
    if (!change) return;
    const { registrationStatus, approvedAt } = change.registration;
    await manager.query(
      'UPDATE businesses SET registration_status = $2, approved_at = $3, version = $4 WHERE id = $1',
      [businessId, registrationStatus, approvedAt ?? null, version],
    );
    const data = { businessId, before: before.registrationStatus, status, changedAt: now.toISOString() };
    await this.outbox.append(manager, {
      definition: BusinessStatusChangedV1,
      aggregateId: businessId,
      aggregateVersion: version,
      data,
    });
    if (change.isFirstApproval) await this.offerSignIns(manager, businessId, now);
    const facts = { before: { registrationStatus: before.registrationStatus }, after: { registrationStatus } };
    await insertAuditEntry(manager, {
      ...by,
      action: 'business.status_changed',
      subject: businessId,
      ...facts,
      at: now,
    });
  }

  async notice(businessId: string): Promise<BusinessNotice | undefined> {
    const [row] = (await this.dataSource.query(
      `SELECT business_name AS "businessName", owner_name AS "ownerName", email, registration_status AS "registrationStatus", gone_at, receipt,
         (SELECT language FROM business_members JOIN accounts ON accounts.id = account_id WHERE business_id = businesses.id AND role = 'owner' ORDER BY invited_at, accounts.id LIMIT 1) AS language
       FROM businesses LEFT JOIN account_closures ON business_ids @> ARRAY[businesses.id] AND reopened_at IS NULL AND removed_at IS NULL WHERE businesses.id = $1`,
      [businessId],
    )) as (Omit<BusinessNotice, 'language'> & {
      gone_at: Date | null;
      receipt: string | null;
      language: string | null;
    })[];
    if (!row) return undefined;
    const { gone_at: goneAt, receipt, language, ...written } = row;
    const notice = { ...written, ...(language !== null && { language }) };
    return goneAt && receipt
      ? { ...notice, closure: { goneAt: goneAt.toISOString(), receiptPath: `/account/closed/${receipt}` } }
      : notice;
  }

  private async offerSignIns(manager: EntityManager, businessId: string, now: Date): Promise<void> {
    const rows = (await manager.query(
      `SELECT account_contacts.account_id, kind, value FROM business_members JOIN account_contacts ON account_contacts.account_id = business_members.account_id
       WHERE business_id = $1 AND role = 'owner' AND joined_at IS NOT NULL ORDER BY kind, confirmed_at NULLS LAST, account_contacts.id`,
      [businessId],
    )) as ({ account_id: string } & Contact)[];
    for (const { account_id: accountId, kind, value } of rows)
      await this.offers.add(manager, { accountId, contact: { kind, value }, purpose: 'approved', businessId }, now);
  }
}

/**
 * The account that signs up a business, where it is there already: only the signed-in one, as long as it owns nothing.
 * @throws AlreadyRegisteredError, ContactOfOtherError
 */
async function knownAccount(manager: EntityManager, { email, phone, by }: Signup): Promise<string | undefined> {
  const free = by !== undefined && !(await ownsBusiness(manager, by)) ? by : undefined;
  for (const contact of [email, phone]) {
    const accountId = await accountOf(manager, contact);
    if (accountId === undefined || accountId === free) continue;
    throw accountId === by ? new AlreadyRegisteredError(contact.kind) : new ContactOfOtherError(contact);
  }
  return free;
}

async function ownsBusiness(manager: EntityManager, accountId: string): Promise<boolean> {
  const rows = (await manager.query("SELECT 1 FROM business_members WHERE account_id = $1 AND role = 'owner'", [
    accountId,
  ])) as unknown[];
  return rows.length > 0;
}

async function registrationOf(manager: EntityManager, businessId: string): Promise<Registration> {
  const [row] = (await manager.query('SELECT registration_status, approved_at FROM businesses WHERE id = $1', [
    businessId,
  ])) as {
    registration_status: Registration['registrationStatus'];
    approved_at: Date | null;
  }[];
  if (!row) throw new BusinessNotFoundError();
  return { registrationStatus: row.registration_status, approvedAt: row.approved_at ?? undefined };
}

/** What is told of a business that is registered. */
interface Published {
  readonly request: Omit<BusinessSignupRequest, 'termsAccepted'>;
  readonly email: Contact;
  readonly phone: Contact;
  /** Undefined: nobody has accepted them yet. */
  readonly termsAcceptedAt?: Date;
}

/** Writes all that a signup tells. @returns the business's version */
async function keepBusiness(
  manager: EntityManager,
  id: string,
  { request, email, phone, termsAcceptedAt }: Published,
  now: Date,
): Promise<number> {
  const columns = {
    id,
    business_name: request.businessName,
    owner_name: request.ownerName,
    email: email.value,
    phone: phone.value,
    website: request.website,
    address: request.address,
    city: request.city,
    state: request.state,
    zip_code: request.zipCode,
    business_type: request.businessType,
    cuisine_type: request.cuisineType,
    seating_capacity: request.seatingCapacity === '' ? null : request.seatingCapacity,
    average_order_value_minor: request.averageOrderValue === '' ? null : Math.round(request.averageOrderValue * 100),
    current_menu_format: request.currentMenuFormat,
    monthly_orders: request.monthlyOrders === '' ? null : request.monthlyOrders,
    monthly_revenue_minor: monthlyRevenueMinor(request),
    subscription_plan: request.subscriptionPlan,
    marketing_consent: request.marketingConsent,
    terms_accepted_at: termsAcceptedAt ?? null,
    background_theme: request.backgroundTheme,
    primary_color: request.primaryColor,
    secondary_color: request.secondaryColor,
    referral_code: request.referralCode,
    registration_status: 'pending',
    created_at: now,
  };
  const names = Object.keys(columns);
  const changed = names.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  const [row] = (await manager.query(
    `INSERT INTO businesses (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')}) ON CONFLICT (id) DO UPDATE SET ${changed.join(', ')} RETURNING version`,
    Object.values(columns),
  )) as { version: number }[];
  return row?.version ?? 1;
}
