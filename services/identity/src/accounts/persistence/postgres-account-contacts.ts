import { randomUUID } from 'node:crypto';
import { SIGN_IN, SignInRequestedV1, type SignInMessage } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { assertMayHave, offerEndOf } from '../domain/account-contacts';
import { AccountContacts, type ContactOf } from '../domain/accounts';
import { ContactNotFoundError, LastContactError } from '../domain/accounts.errors';
import { channelOf, hashOfContact, type Contact } from '../domain/contact';
import { hashOfCode, newCode, SECRETS_KEPT } from '../domain/sign-in';
import { accountOf } from './account-writing';

interface Row extends Contact {
  readonly id: string;
  readonly contact_hash: string;
  readonly confirmed_at: Date | null;
}

interface OfferRow extends Contact {
  readonly id: string;
  readonly code_hashes: readonly string[];
  readonly expires_at: Date;
}

/** Where the code of a further contact is typed. */
const PAGE = '/account';

@Injectable()
export class PostgresAccountContacts extends AccountContacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async offer({ accountId, contact }: ContactOf, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await assertFree(manager, accountId, contact);
      const id = randomUUID();
      // What was sent before works no more: its code attempts would come on top of the new ones.
      await manager.query('DELETE FROM offered_contacts WHERE account_id = $1 AND contact_hash = $2', [
        accountId,
        hashOfContact(contact),
      ]);
      await manager.query(
        'INSERT INTO offered_contacts (id, account_id, kind, value, contact_hash, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, accountId, contact.kind, contact.value, hashOfContact(contact), offerEndOf(now)],
      );
      await this.outbox.append(manager, {
        definition: SignInRequestedV1,
        aggregateId: id,
        aggregateVersion: 1,
        data: { signInId: id, channel: channelOf(contact), requestedAt: now.toISOString() },
      });
    });
  }

  message(offerId: string, now: Date): Promise<SignInMessage | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = (await manager.query(
        'SELECT offered_contacts.id, kind, value, expires_at, code_hashes, name, language FROM offered_contacts JOIN accounts ON accounts.id = account_id WHERE offered_contacts.id = $1 AND expires_at > $2 FOR UPDATE OF offered_contacts',
        [offerId, now],
      )) as (OfferRow & { name: string; language: string | null })[];
      if (!row) return undefined;
      const code = newCode();
      await manager.query('UPDATE offered_contacts SET code_hashes = $2 WHERE id = $1', [
        offerId,
        [...row.code_hashes, hashOfCode(row, code)].slice(-SECRETS_KEPT),
      ]);
      return {
        channel: channelOf(row),
        to: row.value,
        name: row.name,
        purpose: 'confirm' as const,
        linkPath: PAGE,
        code,
        ...(row.language !== null && { language: row.language }),
        expiresAt: row.expires_at.toISOString(),
      };
    });
  }

  confirm({ accountId, contact, code }: ContactOf & { code: string }, now: Date): Promise<boolean> {
    const hash = hashOfContact(contact);
    return this.dataSource.transaction(async (manager) => {
      const [row] = (await manager.query(
        'SELECT id, kind, value, code_hashes, expires_at FROM offered_contacts WHERE account_id = $1 AND contact_hash = $2 AND expires_at > $3 AND code_tries < $4 FOR UPDATE',
        [accountId, hash, now, SIGN_IN.codeTries],
      )) as OfferRow[];
      if (!row) return false;
      if (!row.code_hashes.includes(hashOfCode(row, code))) {
        await manager.query('UPDATE offered_contacts SET code_tries = code_tries + 1 WHERE id = $1', [row.id]);
        return false;
      }
      await assertFree(manager, accountId, contact);
      await manager.query('DELETE FROM offered_contacts WHERE id = $1', [row.id]);
      await manager.query(
        'INSERT INTO account_contacts (account_id, kind, value, contact_hash, confirmed_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (contact_hash) DO UPDATE SET confirmed_at = excluded.confirmed_at',
        [accountId, contact.kind, contact.value, hash, now],
      );
      return true;
    });
  }

  async remove(
    { accountId, contactId, by }: { accountId: string; contactId: string; by: string },
    now: Date,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const rows = await contactsOf(manager, accountId);
      const contact = rows.find(({ id }) => id === contactId);
      if (!contact) throw new ContactNotFoundError();
      if (!rows.some(({ id, confirmed_at }) => id !== contactId && confirmed_at !== null)) throw new LastContactError();
      await manager.query('DELETE FROM account_contacts WHERE id = $1', [contactId]);
      await manager.query('DELETE FROM sign_ins WHERE account_id = $1 AND contact_hash = $2', [
        accountId,
        contact.contact_hash,
      ]);
      await manager.query(
        'UPDATE owner_sessions SET ended_at = $3 WHERE account_id = $1 AND id <> $2 AND ended_at IS NULL',
        [accountId, by, now],
      );
    });
  }

  async removeExpired(before: Date): Promise<number> {
    const [, count] = (await this.dataSource.query('DELETE FROM offered_contacts WHERE expires_at < $1', [before])) as [
      unknown,
      number,
    ];
    return count;
  }
}

/** Holds back every other change of the account's contacts until the transaction ends. */
async function contactsOf(manager: EntityManager, accountId: string): Promise<Row[]> {
  await manager.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  return (await manager.query(
    'SELECT id, kind, value, contact_hash, confirmed_at FROM account_contacts WHERE account_id = $1',
    [accountId],
  )) as Row[];
}

/** @throws ContactKnownError, ContactTakenError, TooManyContactsError */
async function assertFree(manager: EntityManager, accountId: string, contact: Contact): Promise<void> {
  const own = await contactsOf(manager, accountId);
  const isConfirmed = own.some(
    ({ kind, value, confirmed_at }) => kind === contact.kind && value === contact.value && confirmed_at !== null,
  );
  assertMayHave(accountId, { accountId: await accountOf(manager, contact), isConfirmed }, own.length);
}
