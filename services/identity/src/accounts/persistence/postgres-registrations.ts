import { randomUUID } from 'node:crypto';
import {
  BusinessRegisteredV1,
  BusinessStatusChangedV1,
  REGISTRATION_STATUSES,
  REJECTION_REASONS,
  type AdminBusiness,
  type BusinessNotice,
  type BusinessSignupRequest,
} from '@chalkboard/contracts';
import { Outbox, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import {
  AlreadyRegisteredError,
  BusinessNotFoundError,
  ContactOfOtherError,
  OwnerKnownError,
} from '../domain/accounts.errors';
import { CONTACT_KINDS, type Contact } from '../domain/contact';
import {
  firstLocation,
  monthlyRevenueMinor,
  withStatus,
  type Decision,
  type Registration,
} from '../domain/registration';
import { Registrations, type AddedByHand, type Signup } from '../domain/registrations';
import { accountOf, insertAccount, insertContact } from './account-writing';
import { lockBusiness } from './business-lock';
import { BusinessMemberEntity } from './business-member.entity';
import { rejectionOf, toListed } from './business-rows';
import { BusinessEntity } from './business.entity';
import { insertLocation } from './postgres-locations';
import { raiseRights } from './postgres-owner-sessions';
import { takeDraft } from './postgres-signup-drafts';
import { insertMember } from './postgres-teams';
import { SignInOffers } from './sign-in-offers';
import { SignupDraftEntity } from './signup-draft.entity';

const NoticeRow = z.object({
  rejection_reason: z.enum(REJECTION_REASONS).nullable(),
  rejection_note: z.string().nullable(),
  businessName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  registrationStatus: z.enum(REGISTRATION_STATUSES),
  gone_at: z.date().nullable(),
  receipt: z.string().nullable(),
  language: z.string().nullable(),
  chosen: z.boolean().nullable(),
});
const OwnerContact = z.object({ account_id: z.string(), kind: z.enum(CONTACT_KINDS), value: z.string() });

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
      await manager.delete(SignupDraftEntity, { visitorHash: visitor });
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
      if (request.registrationStatus === 'approved')
        await this.change(manager, businessId, { status: 'approved' }, by, now);
      return businessId;
    });
  }

  decide(businessId: string, decision: Decision, by: StaffActor, now: Date): Promise<AdminBusiness> {
    return this.dataSource.transaction(async (manager) => {
      await this.change(manager, businessId, decision, by, now);
      const business = await manager.findOneBy(BusinessEntity, { id: businessId });
      if (!business) throw new BusinessNotFoundError();
      return toListed(business);
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
    decision: Decision,
    by: StaffActor,
    now: Date,
  ): Promise<void> {
    const version = (await lockBusiness(manager, businessId)) + 1;
    const before = await registrationOf(manager, businessId);
    const change = withStatus(before, decision, now);
    if (!change) return;
    const { registrationStatus, approvedAt, rejection } = change.registration;
    await manager.update(
      BusinessEntity,
      { id: businessId },
      {
        registrationStatus,
        approvedAt: approvedAt ?? null,
        rejectionReason: rejection?.reason ?? null,
        rejectionNote: rejection?.note ?? null,
        version,
      },
    );
    const data = {
      businessId,
      before: before.registrationStatus,
      status: registrationStatus,
      changedAt: now.toISOString(),
    };
    await this.outbox.append(manager, {
      definition: BusinessStatusChangedV1,
      aggregateId: businessId,
      aggregateVersion: version,
      data,
    });
    if (change.isFirstApproval) await this.offerSignIns(manager, businessId, now);
    const facts = {
      before: { registrationStatus: before.registrationStatus },
      after: { registrationStatus, ...rejection },
    };
    await insertAuditEntry(manager, {
      ...by,
      action: 'business.status_changed',
      subject: businessId,
      ...facts,
      at: now,
    });
  }

  async notice(businessId: string): Promise<BusinessNotice | undefined> {
    const [row] = rowsOf(
      NoticeRow,
      await this.dataSource.query(
        `SELECT business_name AS "businessName", owner_name AS "ownerName", email, registration_status AS "registrationStatus", rejection_reason, rejection_note, gone_at, receipt,
         reader.language, reader.chosen
       FROM businesses LEFT JOIN LATERAL (
         SELECT coalesce(chosen_language, language) AS language, chosen_language IS NOT NULL AS chosen
         FROM business_members JOIN accounts ON accounts.id = account_id
         WHERE business_id = businesses.id AND role = 'owner' ORDER BY invited_at, accounts.id LIMIT 1
       ) AS reader ON true
       LEFT JOIN account_closures ON business_ids @> ARRAY[businesses.id] AND reopened_at IS NULL AND removed_at IS NULL WHERE businesses.id = $1`,
        [businessId],
      ),
    );
    if (!row) return undefined;
    const {
      gone_at: goneAt,
      receipt,
      rejection_reason: reason,
      rejection_note: note,
      language,
      chosen,
      ...written
    } = row;
    const rejection = rejectionOf(row.registrationStatus, reason, note);
    const notice = {
      ...written,
      ...(language !== null && { language }),
      ...(chosen && { languageChosen: true }),
      ...(rejection && { rejection }),
    };
    return goneAt && receipt
      ? { ...notice, closure: { goneAt: goneAt.toISOString(), receiptPath: `/account/closed/${receipt}` } }
      : notice;
  }

  private async offerSignIns(manager: EntityManager, businessId: string, now: Date): Promise<void> {
    const rows = rowsOf(
      OwnerContact,
      await manager.query(
        `SELECT account_contacts.account_id, kind, value FROM business_members JOIN account_contacts ON account_contacts.account_id = business_members.account_id
       WHERE business_id = $1 AND role = 'owner' AND joined_at IS NOT NULL ORDER BY kind, confirmed_at NULLS LAST, account_contacts.id`,
        [businessId],
      ),
    );
    for (const { account_id: accountId, kind, value } of rows)
      await this.offers.add(manager, { accountId, contact: { kind, value }, purpose: 'approved', businessId }, now);
  }
}

/**
 * The account that signs up a business, where it is there already: only the signed-in one, as long as it owns nothing.
 * @throws AlreadyRegisteredError, ContactOfOtherError
 */
async function knownAccount(manager: EntityManager, { email, phone, by }: Signup): Promise<string | undefined> {
  const free =
    by !== undefined && !(await manager.existsBy(BusinessMemberEntity, { accountId: by, role: 'owner' }))
      ? by
      : undefined;
  for (const contact of [email, phone]) {
    const accountId = await accountOf(manager, contact);
    if (accountId === undefined || accountId === free) continue;
    throw accountId === by ? new AlreadyRegisteredError(contact.kind) : new ContactOfOtherError(contact);
  }
  return free;
}

async function registrationOf(manager: EntityManager, businessId: string): Promise<Registration> {
  const business = await manager.findOneBy(BusinessEntity, { id: businessId });
  if (!business) throw new BusinessNotFoundError();
  return { registrationStatus: business.registrationStatus, approvedAt: business.approvedAt ?? undefined };
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
  await manager.upsert(
    BusinessEntity,
    {
      id,
      businessName: request.businessName,
      ownerName: request.ownerName,
      email: email.value,
      phone: phone.value,
      website: request.website,
      address: request.address,
      city: request.city,
      state: request.state,
      zipCode: request.zipCode,
      businessType: request.businessType,
      cuisineType: request.cuisineType,
      seatingCapacity: request.seatingCapacity === '' ? null : request.seatingCapacity,
      averageOrderValueMinor: request.averageOrderValue === '' ? null : Math.round(request.averageOrderValue * 100),
      currentMenuFormat: request.currentMenuFormat,
      monthlyOrders: request.monthlyOrders === '' ? null : request.monthlyOrders,
      monthlyRevenueMinor: monthlyRevenueMinor(request),
      subscriptionPlan: request.subscriptionPlan,
      marketingConsent: request.marketingConsent,
      termsAcceptedAt: termsAcceptedAt ?? null,
      backgroundTheme: request.backgroundTheme,
      primaryColor: request.primaryColor,
      secondaryColor: request.secondaryColor,
      referralCode: request.referralCode,
      registrationStatus: 'pending',
      createdAt: now,
    },
    ['id'],
  );
  return lockBusiness(manager, id);
}
