import { randomUUID } from 'node:crypto';
import { BUSINESS_ROLES, type BusinessPlace } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { MemberKnownError } from '../domain/accounts.errors';
import type { Contact } from '../domain/contact';
import { parseContact } from '../domain/parse-contact';
import { memberOf, ownerPlaceOf, placeAs, placeOf, withoutMember, withRole, type Member } from '../domain/team';
import { Teams, type Invitation, type MemberRef } from '../domain/teams';
import { accountOf, insertAccount, insertContact } from './account-writing';
import { lockBusiness } from './business-lock';
import { BusinessMemberEntity } from './business-member.entity';
import { raiseRights } from './postgres-owner-sessions';
import { SignInOffers } from './sign-in-offers';
import { SignInEntity } from './sign-in.entities';

const MemberRow = z.object({
  id: z.string(),
  account_id: z.string(),
  name: z.string(),
  contact: z.string(),
  role: z.enum(BUSINESS_ROLES),
  manages: z.boolean(),
  invited_at: z.date(),
  joined_at: z.date().nullable(),
});

@Injectable()
export class PostgresTeams extends Teams {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: SignInOffers,
  ) {
    super();
  }

  async list(businessId: string, by: string): Promise<Member[]> {
    const members = await listMembers(this.dataSource.manager, businessId);
    placeOf(members, by);
    return members;
  }

  invite({ businessId, by, name, contact, ...place }: Invitation, now: Date): Promise<Member> {
    return this.change(businessId, async (members, manager) => {
      ownerPlaceOf(members, by);
      const accountId = (await accountOf(manager, contact)) ?? (await newAccount(manager, name, contact, now));
      if (members.some((member) => member.accountId === accountId)) throw new MemberKnownError();
      const id = await insertMember(manager, { businessId, accountId, ...place, invitedAt: now, joinedAt: undefined });
      await this.offers.add(manager, { accountId, contact, purpose: 'invited', businessId }, now);
      return memberOf(await listMembers(manager, businessId), id);
    });
  }

  inviteAgain({ businessId, memberId, by }: MemberRef, now: Date): Promise<void> {
    return this.change(businessId, async (members, manager) => {
      ownerPlaceOf(members, by);
      const member = memberOf(members, memberId);
      if (member.joinedAt !== undefined) return;
      await this.offers.add(
        manager,
        { accountId: member.accountId, contact: parseContact(member.contact), purpose: 'invited', businessId },
        now,
      );
    });
  }

  changeRole({ businessId, memberId, by }: MemberRef, place: BusinessPlace): Promise<Member> {
    return this.change(businessId, async (members, manager) => {
      ownerPlaceOf(members, by);
      const changed = withRole(members, memberId, place);
      await manager.update(BusinessMemberEntity, { id: memberId }, placeAs(place));
      await raiseRights(manager, [changed.accountId]);
      return changed;
    });
  }

  remove({ businessId, memberId, by }: MemberRef): Promise<void> {
    return this.change(businessId, async (members, manager) => {
      const { accountId } = withoutMember(members, memberId, placeOf(members, by));
      await manager.delete(BusinessMemberEntity, { id: memberId });
      await manager.delete(SignInEntity, { accountId, businessId, purpose: 'invited' });
      await raiseRights(manager, [accountId]);
      // Somebody who was invited by mistake, and never came, is nobody to us.
      await manager.query(
        `DELETE FROM accounts WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM business_members WHERE account_id = $1)
           AND NOT EXISTS (SELECT 1 FROM account_contacts WHERE account_id = $1 AND confirmed_at IS NOT NULL)`,
        [accountId],
      );
    });
  }

  private change<T>(businessId: string, work: (members: Member[], manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await lockBusiness(manager, businessId);
      return work(await listMembers(manager, businessId), manager);
    });
  }
}

/** In the order in which they came. */
export async function listMembers(manager: EntityManager, businessId: string): Promise<Member[]> {
  const rows = rowsOf(
    MemberRow,
    await manager.query(
      `SELECT business_members.id, business_members.account_id, accounts.name, role, manages, invited_at, joined_at,
       coalesce((SELECT value FROM account_contacts WHERE account_id = accounts.id ORDER BY kind, confirmed_at NULLS LAST, id LIMIT 1), '') AS contact
     FROM business_members JOIN accounts ON accounts.id = business_members.account_id WHERE business_id = $1 ORDER BY invited_at, business_members.id`,
      [businessId],
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    contact: row.contact,
    role: row.role,
    manages: row.manages,
    invitedAt: row.invited_at,
    joinedAt: row.joined_at ?? undefined,
  }));
}

/** @returns the member's id */
export async function insertMember(
  manager: EntityManager,
  {
    businessId,
    accountId,
    invitedAt,
    joinedAt,
    ...place
  }: BusinessPlace & { businessId: string; accountId: string; invitedAt: Date; joinedAt: Date | undefined },
): Promise<string> {
  const id = randomUUID();
  await manager.insert(BusinessMemberEntity, {
    id,
    businessId,
    accountId,
    ...placeAs(place),
    invitedAt,
    joinedAt: joinedAt ?? null,
  });
  return id;
}

async function newAccount(manager: EntityManager, name: string, contact: Contact, now: Date): Promise<string> {
  const accountId = await insertAccount(manager, name, now);
  await insertContact(manager, accountId, contact);
  return accountId;
}
