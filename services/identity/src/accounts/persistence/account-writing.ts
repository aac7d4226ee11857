import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashOfContact, type Contact } from '../domain/contact';
import { AccountContactEntity } from './account-contact.entities';
import { AccountEntity } from './account.entity';

/** The account known by a contact. Holds back who else would make one by it, until the transaction ends. */
export async function accountOf(manager: EntityManager, contact: Contact): Promise<string | undefined> {
  const contactHash = hashOfContact(contact);
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', ['account_contacts', contactHash]);
  return (await manager.findOneBy(AccountContactEntity, { contactHash }))?.accountId;
}

/** @param language BCP 47, of whom it is for, where that is known @returns its id */
export async function insertAccount(
  manager: EntityManager,
  name: string,
  now: Date,
  language?: string,
): Promise<string> {
  const id = randomUUID();
  await manager.insert(AccountEntity, { id, name, createdAt: now, language: language ?? null });
  return id;
}

/** Adds a contact, unless the account has one of its kind. */
export async function insertContact(manager: EntityManager, accountId: string, contact: Contact): Promise<void> {
  await manager.query(
    'INSERT INTO account_contacts (account_id, kind, value, contact_hash) SELECT $1::uuid, $2::text, $3, $4 WHERE NOT EXISTS (SELECT 1 FROM account_contacts WHERE account_id = $1::uuid AND kind = $2::text)',
    [accountId, contact.kind, contact.value, hashOfContact(contact)],
  );
}
