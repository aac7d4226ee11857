import { randomUUID } from 'node:crypto';
import { SignInRequestedV1 } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { channelOf, hashOfContact, isReachable, type Contact } from '../domain/contact';
import { expiryOf, type SignInPurpose } from '../domain/sign-in';
import { SignInEntity } from './sign-in.entities';

export interface SignInOffer {
  /** Undefined: nobody is known by the contact. */
  readonly accountId: string | undefined;
  readonly contact: Contact;
  readonly purpose: SignInPurpose;
  readonly businessId?: string;
  readonly atSignup?: boolean;
  /** BCP 47; undefined: that of the account. */
  readonly language?: string | undefined;
}

/** Writes sign-ins into the transaction of what causes them, with the event that has their message sent. */
@Injectable()
export class SignInOffers {
  constructor(private readonly outbox: Outbox) {}

  async add(
    manager: EntityManager,
    { accountId, contact, purpose, businessId, atSignup = false, language }: SignInOffer,
    now: Date,
  ): Promise<void> {
    const id = randomUUID();
    const channel = channelOf(contact);
    await manager.insert(SignInEntity, {
      id,
      accountId: accountId ?? null,
      contactHash: hashOfContact(contact),
      channel,
      purpose,
      businessId: businessId ?? null,
      requestedAt: now,
      expiresAt: expiryOf(purpose, now),
      atSignup,
      language: language ?? null,
    });
    if (accountId === undefined || !isReachable(contact)) return;
    await this.outbox.append(manager, {
      definition: SignInRequestedV1,
      aggregateId: id,
      aggregateVersion: 1,
      data: { signInId: id, channel, requestedAt: now.toISOString() },
    });
  }
}
