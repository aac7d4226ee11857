import type { SignInMessage } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { hashOfContact, type Contact } from '../domain/contact';
import type { NewOwnerSession } from '../domain/owner-session';
import { hashOfCode, hashOfSecret, isOpen, newSecret, SECRETS_KEPT, takesCodes, type SignIn } from '../domain/sign-in';
import { SignIns } from '../domain/sign-ins';
import { AccountContactEntity } from './account-contact.entities';
import { AccountEntity } from './account.entity';
import { BusinessMemberEntity } from './business-member.entity';
import { insertSession } from './postgres-owner-sessions';
import { SignInOffers } from './sign-in-offers';
import { SignInEntity, SignInSecretEntity } from './sign-in.entities';

/** To whom a message goes. */
const Addressee = z.object({
  value: z.string(),
  name: z.string(),
  language: z.string().nullable(),
  chosen_language: z.string().nullable(),
  business_name: z.string().nullable(),
});

@Injectable()
export class PostgresSignIns extends SignIns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: SignInOffers,
  ) {
    super();
  }

  async ask(
    contact: Contact,
    now: Date,
    { atSignup = false, language }: { atSignup?: boolean; language?: string | undefined } = {},
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(AccountContactEntity, { contactHash: hashOfContact(contact) });
      // Also written where nobody is known, so that both take the same time.
      await this.offers.add(
        manager,
        { accountId: known?.accountId, contact, purpose: 'asked', atSignup, language },
        now,
      );
    });
  }

  useCode(
    { contact, code }: { contact: Contact; code: string },
    session: NewOwnerSession,
    now: Date,
  ): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.find(SignInEntity, {
        where: { contactHash: hashOfContact(contact), usedAt: IsNull(), expiresAt: MoreThan(now) },
        order: { requestedAt: 'DESC', id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const open = rows.map(toSignIn).filter((signIn) => takesCodes(signIn, now));
      for (const signIn of open) {
        const codeHash = hashOfCode(signIn, code);
        if (await manager.existsBy(SignInSecretEntity, { signInId: signIn.id, codeHash }))
          return letIn(manager, signIn, session, now);
      }
      await manager.increment(SignInEntity, { id: Any(open.map(({ id }) => id)) }, 'codeTries', 1);
      return undefined;
    });
  }

  useSecret(secret: string, session: NewOwnerSession, now: Date): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(SignInSecretEntity, { secretHash: hashOfSecret(secret) });
      const signIn = known && (await lockSignIn(manager, known.signInId));
      return signIn && isOpen(signIn, now) ? letIn(manager, signIn, session, now) : undefined;
    });
  }

  message(signInId: string, now: Date): Promise<SignInMessage | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const signIn = await lockSignIn(manager, signInId);
      if (!signIn || !isOpen(signIn, now)) return undefined;
      const [to] = rowsOf(
        Addressee,
        await manager.query(
          `SELECT account_contacts.value, accounts.name, accounts.language, chosen_language, businesses.business_name FROM account_contacts JOIN accounts ON accounts.id = account_id LEFT JOIN businesses ON businesses.id = $2
         WHERE contact_hash = $1 AND account_id = $3`,
          [signIn.contactHash, signIn.businessId ?? null, signIn.accountId],
        ),
      );
      if (!to) return undefined;
      const { secret, code } = newSecret(signIn);
      await manager.insert(SignInSecretEntity, {
        secretHash: hashOfSecret(secret),
        signInId,
        codeHash: code === undefined ? null : hashOfCode(signIn, code),
        madeAt: now,
      });
      await manager.query(
        'DELETE FROM sign_in_secrets WHERE sign_in_id = $1 AND secret_hash NOT IN (SELECT secret_hash FROM sign_in_secrets WHERE sign_in_id = $1 ORDER BY made_at DESC LIMIT $2)',
        [signInId, SECRETS_KEPT],
      );
      const { channel, purpose, expiresAt, atSignup } = signIn;
      const language = to.chosen_language ?? signIn.language ?? to.language;
      return {
        channel,
        to: to.value,
        name: to.name,
        purpose,
        businessName: to.business_name ?? undefined,
        linkPath: `/sign-in#${secret}`,
        code,
        ...(language !== null && { language }),
        expiresAt: expiresAt.toISOString(),
        ...(atSignup && { atSignup }),
      };
    });
  }

  async removeExpired(before: Date): Promise<number> {
    return (await this.dataSource.manager.delete(SignInEntity, { expiresAt: LessThan(before) })).affected ?? 0;
  }
}

async function lockSignIn(manager: EntityManager, id: string): Promise<SignIn | undefined> {
  const row = await manager.findOne(SignInEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return row ? toSignIn(row) : undefined;
}

/**
 * Uses a sign-in up: whoever got the message has the contact, and takes the places offered in teams. @returns the
 * account
 */
async function letIn(
  manager: EntityManager,
  { id, accountId, contactHash, language }: SignIn,
  session: NewOwnerSession,
  now: Date,
): Promise<string | undefined> {
  if (accountId === undefined) return undefined;
  await manager.update(SignInEntity, { id }, { usedAt: now });
  await manager.update(AccountContactEntity, { accountId, contactHash, confirmedAt: IsNull() }, { confirmedAt: now });
  await manager.update(BusinessMemberEntity, { accountId, joinedAt: IsNull() }, { joinedAt: now });
  if (language !== undefined) await manager.update(AccountEntity, { id: accountId }, { language });
  await insertSession(manager, session, accountId);
  return accountId;
}

function toSignIn({ accountId, businessId, usedAt, language, ...row }: SignInEntity): SignIn {
  return {
    ...row,
    accountId: accountId ?? undefined,
    businessId: businessId ?? undefined,
    usedAt: usedAt ?? undefined,
    language: language ?? undefined,
  };
}
