import {
  BUSINESS_ROLES,
  PLAN_IDS,
  REGISTRATION_STATUSES,
  REJECTION_REASONS,
  UI_LANGUAGES,
  type Account,
  type AccountBusiness,
  type AccountExport,
  type AccountLocation,
  type UiLanguage,
} from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Accounts } from '../domain/accounts';
import { AccountContactEntity } from './account-contact.entities';
import { AccountEntity } from './account.entity';
import { rejectionOf } from './business-rows';
import { BusinessEntity } from './business.entity';
import { OwnerSessionEntity } from './owner-session.entity';
import { listLocations } from './postgres-locations';
import { listMembers } from './postgres-teams';

const AccountRow = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.date(),
  language: z.string().nullable(),
  chosen_language: z.enum(UI_LANGUAGES).nullable(),
  gone_at: z.date().nullable(),
});
type AccountRow = z.infer<typeof AccountRow>;

const BusinessRow = z.object({
  id: z.string(),
  business_name: z.string(),
  phone: z.string(),
  role: z.enum(BUSINESS_ROLES),
  manages: z.boolean(),
  registration_status: z.enum(REGISTRATION_STATUSES),
  rejection_reason: z.enum(REJECTION_REASONS).nullable(),
  rejection_note: z.string().nullable(),
  subscription_plan: z.enum(PLAN_IDS),
  trial_ends_at: z.date().nullable(),
  background_theme: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
  gone_at: z.date().nullable(),
});
type BusinessRow = z.infer<typeof BusinessRow>;

/** As billing wrote it. */
const ChargeRow = z.object({
  number: z.int(),
  at: z.date(),
  kind: z.string(),
  plan: z.string(),
  from: z.string(),
  until: z.string(),
  amountMinor: z.int(),
  balanceMinor: z.int(),
  collection: z.string(),
});

/** What the export says of a business beside what every screen shows. */
const EXPORTED = {
  id: true,
  businessName: true,
  ownerName: true,
  email: true,
  phone: true,
  website: true,
  address: true,
  city: true,
  state: true,
  zipCode: true,
  businessType: true,
  cuisineType: true,
  seatingCapacity: true,
  averageOrderValueMinor: true,
  currentMenuFormat: true,
  monthlyOrders: true,
  marketingConsent: true,
  monthlyRevenueMinor: true,
  subscriptionPlan: true,
  registrationStatus: true,
  rejectionReason: true,
  rejectionNote: true,
  termsAcceptedAt: true,
  backgroundTheme: true,
  primaryColor: true,
  secondaryColor: true,
  approvedAt: true,
  trialEndsAt: true,
  createdAt: true,
} as const;

const OPEN_CLOSURE = 'reopened_at IS NULL AND removed_at IS NULL';

@Injectable()
export class AccountReading extends Accounts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async show(accountId: string): Promise<Account | undefined> {
    const account = await this.find(accountId);
    if (!account) return undefined;
    const contacts = await this.contactsOf(accountId);
    const [email, phone] = (['email', 'phone'] as const).map((kind) =>
      contacts.find((contact) => contact.kind === kind),
    );
    return {
      id: account.id,
      name: account.name,
      contacts: contacts.map(({ id, kind, value, confirmedAt }) => ({
        id,
        kind,
        value,
        confirmed: confirmedAt !== null,
      })),
      email: email?.value ?? null,
      emailConfirmed: (email?.confirmedAt ?? null) !== null,
      phone: phone?.value ?? null,
      phoneConfirmed: (phone?.confirmedAt ?? null) !== null,
      businesses: await this.businessesOf(accountId),
      languages: languagesOf(account),
      closesAt: account.gone_at?.toISOString() ?? null,
    };
  }

  async export(accountId: string, now: Date): Promise<AccountExport | undefined> {
    const account = await this.find(accountId);
    if (!account) return undefined;
    const contacts = await this.contactsOf(accountId);
    const businesses = [];
    for (const { id, name, role, manages, locations } of await this.businessesOf(accountId)) {
      // Of a business one works in its kitchen of, the copy says no more than that.
      if (role !== 'owner' && !manages) {
        businesses.push({ id, businessName: name, role, manages, locations, members: [] });
        continue;
      }
      const signup = await this.dataSource.manager.findOne(BusinessEntity, { select: EXPORTED, where: { id } });
      const members = await listMembers(this.dataSource.manager, id);
      if (signup) {
        businesses.push({
          ...signup,
          id,
          role,
          manages,
          locations,
          charges: role === 'owner' ? await this.chargesOf(id) : undefined,
          members: members.map((member) => ({
            id: member.id,
            name: member.name,
            contact: member.contact,
            role: member.role,
            manages: member.manages,
            joinedAt: member.joinedAt?.toISOString() ?? null,
          })),
        });
      }
    }
    return {
      exportedAt: now.toISOString(),
      account: {
        id: account.id,
        name: account.name,
        createdAt: account.created_at.toISOString(),
        languages: languagesOf(account),
        contacts: contacts.map(({ kind, value, confirmedAt }) => ({
          kind,
          value,
          confirmedAt: confirmedAt?.toISOString() ?? null,
        })),
      },
      businesses,
      sessions: await this.sessionsOf(accountId),
    };
  }

  async rename(accountId: string, name: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOne(AccountEntity, {
        select: { id: true, name: true },
        where: { id: accountId },
        lock: { mode: 'for_no_key_update' },
      });
      await manager.update(AccountEntity, { id: accountId }, { name });
      await manager.query(
        "UPDATE businesses SET owner_name = $3 WHERE owner_name = $2 AND id IN (SELECT business_id FROM business_members WHERE account_id = $1 AND role = 'owner')",
        [accountId, before?.name, name],
      );
    });
  }

  async chooseLanguage(accountId: string, language: UiLanguage | null): Promise<void> {
    await this.dataSource.manager.update(AccountEntity, { id: accountId }, { chosenLanguage: language });
  }

  /** As billing wrote them, oldest first. */
  private async chargesOf(businessId: string): Promise<z.infer<typeof ChargeRow>[]> {
    return rowsOf(
      ChargeRow,
      await this.dataSource.query(
        `SELECT number, at, kind, plan, from_day::text AS "from", until_day::text AS "until", amount_minor AS "amountMinor", balance_minor AS "balanceMinor", collection
       FROM exported_charges WHERE business_id = $1 ORDER BY number`,
        [businessId],
      ),
    );
  }

  private async find(accountId: string): Promise<AccountRow | undefined> {
    const [row] = rowsOf(
      AccountRow,
      await this.dataSource.query(
        `SELECT id, name, created_at, language, chosen_language, (SELECT gone_at FROM account_closures WHERE account_id = accounts.id AND ${OPEN_CLOSURE}) AS gone_at FROM accounts WHERE id = $1`,
        [accountId],
      ),
    );
    return row;
  }

  private contactsOf(accountId: string): Promise<AccountContactEntity[]> {
    return this.dataSource.manager.find(AccountContactEntity, {
      where: { accountId },
      order: { kind: 'ASC', confirmedAt: { direction: 'ASC', nulls: 'LAST' }, id: 'ASC' },
    });
  }

  private async businessesOf(accountId: string): Promise<AccountBusiness[]> {
    const rows = rowsOf(
      BusinessRow,
      await this.dataSource.query(
        `SELECT businesses.id, business_name, phone, role, manages, registration_status, rejection_reason, rejection_note, subscription_plan, trial_ends_at, background_theme, primary_color, secondary_color,
         (SELECT max(gone_at) FROM account_closures WHERE business_ids @> ARRAY[businesses.id] AND ${OPEN_CLOSURE}) AS gone_at
       FROM business_members JOIN businesses ON businesses.id = business_id WHERE account_id = $1 AND joined_at IS NOT NULL ORDER BY invited_at, businesses.id`,
        [accountId],
      ),
    );
    const businesses: AccountBusiness[] = [];
    for (const row of rows) businesses.push(toBusiness(row, await listLocations(this.dataSource.manager, row.id)));
    return businesses;
  }

  private async sessionsOf(accountId: string): Promise<AccountExport['sessions']> {
    const sessions = await this.dataSource.manager.find(OwnerSessionEntity, {
      where: { accountId },
      order: { createdAt: 'ASC' },
    });
    return sessions.map(({ id, device, createdAt, rotatedAt, endedAt }) => ({
      id,
      device,
      startedAt: createdAt.toISOString(),
      lastSeenAt: rotatedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  }
}

function toBusiness(row: BusinessRow, locations: AccountLocation[]): AccountBusiness {
  return {
    id: row.id,
    name: row.business_name,
    phone: row.phone,
    role: row.role,
    manages: row.manages,
    registrationStatus: row.registration_status,
    rejection: rejectionOf(row.registration_status, row.rejection_reason, row.rejection_note),
    plan: row.subscription_plan,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    locations,
    theme: {
      backgroundTheme: row.background_theme,
      primaryColor: row.primary_color,
      secondaryColor: row.secondary_color,
    },
    closesAt: row.gone_at?.toISOString() ?? null,
  };
}

function languagesOf({ language, chosen_language: chosen }: AccountRow): NonNullable<Account['languages']> {
  return { chosen, ofPages: language };
}
