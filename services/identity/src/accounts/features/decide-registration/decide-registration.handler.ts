import type { AdminBusiness } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { StaffActor } from '../../../authority/domain/staff-actor';
import type { Decision } from '../../domain/registration';
import { Registrations } from '../../domain/registrations';

export interface DecideRegistration {
  readonly businessId: string;
  readonly decision: Decision;
  readonly by: StaffActor;
}

/** Approves a business, turns it down, or puts it back to be looked at again. */
@Injectable()
export class DecideRegistrationHandler {
  constructor(
    private readonly registrations: Registrations,
    private readonly clock: Clock,
  ) {}

  /** @throws BusinessNotFoundError, SignupIncompleteError */
  execute({ businessId, decision, by }: DecideRegistration): Promise<AdminBusiness> {
    return this.registrations.decide(businessId, decision, by, this.clock.now());
  }
}
