import type { Account, AccountBusiness, AccountExport, AccountLocation, BusinessRole } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Accounts } from '../domain/accounts';
import { EVENT_COLUMNS } from './event-columns';
import { listLocations } from './postgres-locations';
import { listMembers } from './postgres-teams';

interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly gone_at: Date | null;
}

interface ContactRow {
  readonly id: string;
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly confirmed_at: Date | null;
}

interface BusinessRow {
  readonly id: string;
  readonly business_name: string;
  readonly phone: string;
  readonly role: BusinessRole;
  readonly registration_status: AccountBusiness['registrationStatus'];
  readonly subscription_plan: AccountBusiness['plan'];
  readonly trial_ends_at: Date | null;
  readonly background_theme: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly gone_at: Date | null;
}

/** What the export says of a business beside what every screen shows. */
const SIGNUP_FIELDS = {
  businessName: 'business_name',
  ownerName: 'owner_name',
  email: 'email',
  ...EVENT_COLUMNS,
  monthlyRevenueMinor: 'monthly_revenue_minor',
  subscriptionPlan: 'subscription_plan',
  registrationStatus: 'registration_status',
  termsAcceptedAt: 'terms_accepted_at',
  backgroundTheme: 'background_theme',
  primaryColor: 'primary_color',
  secondaryColor: 'secondary_color',
  approvedAt: 'approved_at',
  trialEndsAt: 'trial_ends_at',
  createdAt: 'created_at',
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
      contacts: contacts.map(({ id, kind, value, confirmed_at }) => ({
        id,
        kind,
        value,
        confirmed: confirmed_at !== null,
      })),
      email: email?.value ?? null,
      emailConfirmed: (email?.confirmed_at ?? null) !== null,
      phone: phone?.value ?? null,
      phoneConfirmed: (phone?.confirmed_at ?? null) !== null,
      businesses: await this.businessesOf(accountId),
      closesAt: account.gone_at?.toISOString() ?? null,
    };
  }

  async export(accountId: string, now: Date): Promise<AccountExport | undefined> {
    const account = await this.find(accountId);
    if (!account) return undefined;
    const contacts = await this.contactsOf(accountId);
    const businesses = [];
    for (const { id, role, locations } of await this.businessesOf(accountId)) {
      const [signup] = (await this.dataSource.query(
        `SELECT ${Object.entries(SIGNUP_FIELDS)
          .map(([name, column]) => `${column} AS "${name}"`)
          .join(', ')} FROM businesses WHERE id = $1`,
        [id],
      )) as ({ businessName: string } & Record<string, unknown>)[];
      const members = await listMembers(this.dataSource.manager, id);
      if (signup) {
        businesses.push({
          ...signup,
          id,
          role,
          locations,
          charges: role === 'owner' ? await this.chargesOf(id) : undefined,
          members: members.map((member) => ({
            id: member.id,
            name: member.name,
            contact: member.contact,
            role: member.role,
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
        contacts: contacts.map(({ kind, value, confirmed_at }) => ({
          kind,
          value,
          confirmedAt: confirmed_at?.toISOString() ?? null,
        })),
      },
      businesses,
      sessions: await this.sessionsOf(accountId),
    };
  }

  async rename(accountId: string, name: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [before] = (await manager.query('SELECT name FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [
        accountId,
      ])) as { name: string }[];
      await manager.query('UPDATE accounts SET name = $2 WHERE id = $1', [accountId, name]);
      await manager.query(
        "UPDATE businesses SET owner_name = $3 WHERE owner_name = $2 AND id IN (SELECT business_id FROM business_members WHERE account_id = $1 AND role = 'owner')",
        [accountId, before?.name, name],
      );
    });
  }

  /** As billing wrote them, oldest first. */
  private async chargesOf(businessId: string): Promise<unknown[]> {
    return (await this.dataSource.query(
      `SELECT number, at, kind, plan, from_day::text AS "from", until_day::text AS "until", amount_minor AS "amountMinor", balance_minor AS "balanceMinor", collection
       FROM exported_charges WHERE business_id = $1 ORDER BY number`,
      [businessId],
    )) as unknown[];
  }

  private async find(accountId: string): Promise<AccountRow | undefined> {
    const [row] = (await this.dataSource.query(
      `SELECT id, name, created_at, (SELECT gone_at FROM account_closures WHERE account_id = accounts.id AND ${OPEN_CLOSURE}) AS gone_at FROM accounts WHERE id = $1`,
      [accountId],
    )) as AccountRow[];
    return row;
  }

  private async contactsOf(accountId: string): Promise<ContactRow[]> {
    return (await this.dataSource.query(
      'SELECT id, kind, value, confirmed_at FROM account_contacts WHERE account_id = $1 ORDER BY kind, confirmed_at NULLS LAST, id',
      [accountId],
    )) as ContactRow[];
  }

  private async businessesOf(accountId: string): Promise<AccountBusiness[]> {
    const rows = (await this.dataSource.query(
      `SELECT businesses.id, business_name, phone, role, registration_status, subscription_plan, trial_ends_at, background_theme, primary_color, secondary_color,
         (SELECT max(gone_at) FROM account_closures WHERE business_ids @> ARRAY[businesses.id] AND ${OPEN_CLOSURE}) AS gone_at
       FROM business_members JOIN businesses ON businesses.id = business_id WHERE account_id = $1 AND joined_at IS NOT NULL ORDER BY invited_at, businesses.id`,
      [accountId],
    )) as BusinessRow[];
    const businesses: AccountBusiness[] = [];
    for (const row of rows) businesses.push(toBusiness(row, await listLocations(this.dataSource.manager, row.id)));
    return businesses;
  }

  private async sessionsOf(accountId: string): Promise<AccountExport['sessions']> {
    const rows = (await this.dataSource.query(
      'SELECT id, device, created_at, rotated_at, ended_at FROM owner_sessions WHERE account_id = $1 ORDER BY created_at',
      [accountId],
    )) as {
      id: string;
      device: string;
      created_at: Date;
      rotated_at: Date;
      ended_at: Date | null;
    }[];
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      startedAt: row.created_at.toISOString(),
      lastSeenAt: row.rotated_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    }));
  }
}

function toBusiness(row: BusinessRow, locations: AccountLocation[]): AccountBusiness {
  return {
    id: row.id,
    name: row.business_name,
    phone: row.phone,
    role: row.role,
    registrationStatus: row.registration_status,
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
