import { randomUUID } from 'node:crypto';
import { SIGN_IN, SignInRequestedV1, type SignInMessage } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { assertMayHave, offerEndOf } from '../domain/account-contacts';
import { AccountContacts, type ContactOf } from '../domain/accounts';
import { ContactNotFoundError, LastContactError } from '../domain/accounts.errors';
import { channelOf, hashOfContact, type Contact } from '../domain/contact';
import { hashOfCode, newCode, SECRETS_KEPT } from '../domain/sign-in';
import { AccountContactEntity, OfferedContactEntity } from './account-contact.entities';
import { accountOf } from './account-writing';
import { AccountEntity } from './account.entity';
import { OwnerSessionEntity } from './owner-session.entity';
import { SignInEntity } from './sign-in.entities';

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
      const [{ kind, value }, contactHash] = [contact, hashOfContact(contact)];
      // What was sent before works no more: its code attempts would come on top of the new ones.
      await manager.delete(OfferedContactEntity, { accountId, contactHash });
      await manager.insert(OfferedContactEntity, {
        id,
        accountId,
        kind,
        value,
        contactHash,
        expiresAt: offerEndOf(now),
      });
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
      const offer = await manager.findOne(OfferedContactEntity, {
        where: { id: offerId, expiresAt: MoreThan(now) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!offer) return undefined;
      const account = await manager.findOneByOrFail(AccountEntity, { id: offer.accountId });
      const language = account.chosenLanguage ?? account.language;
      const code = newCode();
      const codeHashes = [...offer.codeHashes, hashOfCode(offer, code)].slice(-SECRETS_KEPT);
      await manager.update(OfferedContactEntity, { id: offerId }, { codeHashes });
      return {
        channel: channelOf(offer),
        to: offer.value,
        name: account.name,
        purpose: 'confirm' as const,
        linkPath: PAGE,
        code,
        ...(language !== null && { language }),
        expiresAt: offer.expiresAt.toISOString(),
      };
    });
  }

  confirm({ accountId, contact, code }: ContactOf & { code: string }, now: Date): Promise<boolean> {
    const { kind, value } = contact;
    const contactHash = hashOfContact(contact);
    return this.dataSource.transaction(async (manager) => {
      const offer = await manager.findOne(OfferedContactEntity, {
        where: { accountId, contactHash, expiresAt: MoreThan(now), codeTries: LessThan(SIGN_IN.codeTries) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!offer) return false;
      if (!offer.codeHashes.includes(hashOfCode(offer, code))) {
        await manager.increment(OfferedContactEntity, { id: offer.id }, 'codeTries', 1);
        return false;
      }
      await assertFree(manager, accountId, contact);
      await manager.delete(OfferedContactEntity, { id: offer.id });
      await manager
        .createQueryBuilder()
        .insert()
        .into(AccountContactEntity)
        .values({ accountId, kind, value, contactHash, confirmedAt: now })
        .orUpdate(['confirmed_at'], ['contact_hash'])
        .execute();
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
      if (!rows.some(({ id, confirmedAt }) => id !== contactId && confirmedAt !== null)) throw new LastContactError();
      await manager.delete(AccountContactEntity, { id: contactId });
      await manager.delete(SignInEntity, { accountId, contactHash: contact.contactHash });
      await manager.update(OwnerSessionEntity, { accountId, id: Not(by), endedAt: IsNull() }, { endedAt: now });
    });
  }

  async removeExpired(before: Date): Promise<number> {
    return (await this.dataSource.manager.delete(OfferedContactEntity, { expiresAt: LessThan(before) })).affected ?? 0;
  }
}

/** Holds back every other change of the account's contacts until the transaction ends. */
async function contactsOf(manager: EntityManager, accountId: string): Promise<AccountContactEntity[]> {
  await manager.query('SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
  return manager.findBy(AccountContactEntity, { accountId });
}

/** @throws ContactKnownError, ContactTakenError, TooManyContactsError */
async function assertFree(manager: EntityManager, accountId: string, contact: Contact): Promise<void> {
  const own = await contactsOf(manager, accountId);
  const isConfirmed = own.some(
    ({ kind, value, confirmedAt }) => kind === contact.kind && value === contact.value && confirmedAt !== null,
  );
  assertMayHave(accountId, { accountId: await accountOf(manager, contact), isConfirmed }, own.length);
}
