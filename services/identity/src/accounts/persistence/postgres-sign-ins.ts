import type { SignInMessage } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hashOfContact, type Contact } from '../domain/contact';
import type { NewOwnerSession } from '../domain/owner-session';
import { hashOfCode, hashOfSecret, isOpen, newSecret, SECRETS_KEPT, takesCodes, type SignIn } from '../domain/sign-in';
import { SignIns } from '../domain/sign-ins';
import { insertSession } from './postgres-owner-sessions';
import { SignInOffers } from './sign-in-offers';

const COLUMNS =
  'id, account_id, contact_hash, channel, purpose, business_id, requested_at, expires_at, used_at, code_tries, at_signup, language';

interface Row {
  readonly id: string;
  readonly account_id: string | null;
  readonly contact_hash: string;
  readonly channel: SignIn['channel'];
  readonly purpose: SignIn['purpose'];
  readonly business_id: string | null;
  readonly requested_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly code_tries: number;
  readonly at_signup: boolean;
  readonly language: string | null;
}

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
      const [known] = (await manager.query('SELECT account_id FROM account_contacts WHERE contact_hash = $1', [
        hashOfContact(contact),
      ])) as { account_id: string }[];
      // Also written where nobody is known, so that both take the same time.
      await this.offers.add(
        manager,
        { accountId: known?.account_id, contact, purpose: 'asked', atSignup, language },
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
      const rows = (await manager.query(
        `SELECT ${COLUMNS} FROM sign_ins WHERE contact_hash = $1 AND used_at IS NULL AND expires_at > $2 ORDER BY requested_at DESC, id FOR UPDATE`,
        [hashOfContact(contact), now],
      )) as Row[];
      const open = rows.map(toSignIn).filter((signIn) => takesCodes(signIn, now));
      for (const signIn of open) {
        const known = (await manager.query('SELECT 1 FROM sign_in_secrets WHERE sign_in_id = $1 AND code_hash = $2', [
          signIn.id,
          hashOfCode(signIn, code),
        ])) as unknown[];
        if (known.length > 0) return letIn(manager, signIn, session, now);
      }
      await manager.query('UPDATE sign_ins SET code_tries = code_tries + 1 WHERE id = ANY($1::uuid[])', [
        open.map(({ id }) => id),
      ]);
      return undefined;
    });
  }

  useSecret(secret: string, session: NewOwnerSession, now: Date): Promise<string | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = (await manager.query(
        `SELECT ${COLUMNS} FROM sign_ins WHERE id = (SELECT sign_in_id FROM sign_in_secrets WHERE secret_hash = $1) FOR UPDATE`,
        [hashOfSecret(secret)],
      )) as Row[];
      const signIn = row && toSignIn(row);
      return signIn && isOpen(signIn, now) ? letIn(manager, signIn, session, now) : undefined;
    });
  }

  message(signInId: string, now: Date): Promise<SignInMessage | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = (await manager.query(`SELECT ${COLUMNS} FROM sign_ins WHERE id = $1 FOR UPDATE`, [
        signInId,
      ])) as Row[];
      const signIn = row && toSignIn(row);
      if (!signIn || !isOpen(signIn, now)) return undefined;
      const [to] = (await manager.query(
        `SELECT account_contacts.value, accounts.name, accounts.language, businesses.business_name FROM account_contacts JOIN accounts ON accounts.id = account_id LEFT JOIN businesses ON businesses.id = $2
         WHERE contact_hash = $1 AND account_id = $3`,
        [signIn.contactHash, signIn.businessId ?? null, signIn.accountId],
      )) as { value: string; name: string; language: string | null; business_name: string | null }[];
      if (!to) return undefined;
      const { secret, code } = newSecret(signIn);
      await manager.query(
        'INSERT INTO sign_in_secrets (secret_hash, sign_in_id, code_hash, made_at) VALUES ($1, $2, $3, $4)',
        [hashOfSecret(secret), signInId, code === undefined ? null : hashOfCode(signIn, code), now],
      );
      await manager.query(
        'DELETE FROM sign_in_secrets WHERE sign_in_id = $1 AND secret_hash NOT IN (SELECT secret_hash FROM sign_in_secrets WHERE sign_in_id = $1 ORDER BY made_at DESC LIMIT $2)',
        [signInId, SECRETS_KEPT],
      );
      const { channel, purpose, expiresAt, atSignup } = signIn;
      const language = signIn.language ?? to.language;
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
    const [, count] = (await this.dataSource.query('DELETE FROM sign_ins WHERE expires_at < $1', [before])) as [
      unknown,
      number,
    ];
    return count;
  }
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
  await manager.query('UPDATE sign_ins SET used_at = $2 WHERE id = $1', [id, now]);
  if (language !== undefined)
    await manager.query('UPDATE accounts SET language = $2 WHERE id = $1', [accountId, language]);
  await manager.query(
    'UPDATE account_contacts SET confirmed_at = coalesce(confirmed_at, $3) WHERE account_id = $1 AND contact_hash = $2',
    [accountId, contactHash, now],
  );
  await manager.query('UPDATE business_members SET joined_at = $2 WHERE account_id = $1 AND joined_at IS NULL', [
    accountId,
    now,
  ]);
  await insertSession(manager, session, accountId);
  return accountId;
}

function toSignIn(row: Row): SignIn {
  return {
    id: row.id,
    accountId: row.account_id ?? undefined,
    contactHash: row.contact_hash,
    channel: row.channel,
    purpose: row.purpose,
    businessId: row.business_id ?? undefined,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at ?? undefined,
    codeTries: row.code_tries,
    atSignup: row.at_signup,
    ...(row.language !== null && { language: row.language }),
  };
}
