import type { AddBusinessRequest, AdminBusinessDetail } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { StaffActor } from '../../../authority/domain/staff-actor';
import { BusinessRecords } from '../../domain/business-records';
import { calendarMonthOf } from '../../domain/calendar-month';
import { contactsOf } from '../../domain/parse-contact';
import { Registrations } from '../../domain/registrations';

/** Adds a business by hand, for an owner who telephones. */
@Injectable()
export class AddBusinessHandler {
  constructor(
    private readonly registrations: Registrations,
    private readonly records: BusinessRecords,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactInvalidError, OwnerKnownError */
  async execute(request: AddBusinessRequest, by: StaffActor): Promise<AdminBusinessDetail> {
    const now = this.clock.now();
    const businessId = await this.registrations.addByHand({ request, ...contactsOf(request) }, by, now);
    return this.records.show(businessId, calendarMonthOf(now));
  }
}
