import { randomUUID } from 'node:crypto';
import type { BusinessSignupRequest, BusinessSignupResponse } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Announcements } from '../../../authority/domain/announcements';
import { ContactOfOtherError, TooManyAttemptsError } from '../../domain/accounts.errors';
import { Attempts } from '../../domain/attempts';
import { hashOfContact, type Contact } from '../../domain/contact';
import { contactsOf } from '../../domain/parse-contact';
import { Registrations, SignupDrafts } from '../../domain/registrations';
import { SignIns } from '../../domain/sign-ins';

export interface SignUpBusiness {
  readonly request: BusinessSignupRequest;
  /** Hash of the browser's secret. */
  readonly visitor: string;
  /** Network address of the caller. */
  readonly address: string;
  /** Account of the caller, where somebody is signed in. */
  readonly by?: string;
}

@Injectable()
export class SignUpBusinessHandler {
  constructor(
    private readonly attempts: Attempts,
    private readonly registrations: Registrations,
    private readonly drafts: SignupDrafts,
    private readonly signIns: SignIns,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers a business. Where somebody else has the e-mail address or the number the answer is the same, nothing is
   * registered, and who has it gets a message.
   * @throws ContactInvalidError, TooManyAttemptsError, AlreadyRegisteredError
   */
  async execute({ request, visitor, address, by }: SignUpBusiness): Promise<BusinessSignupResponse> {
    const now = this.clock.now();
    const contacts = contactsOf(request);
    await this.attempts.take('signup', { address, visitor }, now);
    try {
      const businessId = await this.registrations.signUp({ request, ...contacts, visitor, by }, now);
      if (by !== undefined) await this.announcements.announce();
      return { businessId, registrationStatus: 'pending' };
    } catch (error) {
      if (!(error instanceof ContactOfOtherError)) throw error;
      await this.drafts.purge(visitor);
      await this.writeTo(error.contact, now);
      return { businessId: randomUUID(), registrationStatus: 'pending' };
    }
  }

  /** Tells who has the contact that somebody signed up by it, as often as a sign-in may be asked for by it. */
  private async writeTo(contact: Contact, now: Date): Promise<void> {
    try {
      await this.attempts.take('ask', { contact: hashOfContact(contact) }, now);
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return;
      throw error;
    }
    await this.signIns.ask(contact, now, { atSignup: true });
  }
}
