import { Injectable } from '@nestjs/common';
import type { BusinessSignupRequest, BusinessSignupResponse } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Announcements } from '../../../authority/domain/announcements';
import { contactsOf } from '../../domain/contact';
import { Registrations } from '../../domain/registrations';
import { Tries } from '../../domain/tries';

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
    private readonly tries: Tries,
    private readonly registrations: Registrations,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactInvalidError, TooManyTriesError, AlreadyRegisteredError */
  async execute({ request, visitor, address, by }: SignUpBusiness): Promise<BusinessSignupResponse> {
    const now = this.clock.now();
    const contacts = contactsOf(request);
    await this.tries.take('signup', { address, visitor }, now);
    const businessId = await this.registrations.signUp({ request, ...contacts, visitor, by }, now);
    if (by !== undefined) await this.announcements.announce();
    return { businessId, registrationStatus: 'pending' };
  }
}
