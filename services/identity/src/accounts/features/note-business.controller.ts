import type {
  AddBusinessNoteRequest,
  AdminBusinessNote,
  AdminBusinessNotes,
  AdminListQuery,
  StaffClaims,
} from '@chalkboard/contracts';
import { addBusinessNoteRoute, listBusinessNotesRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { CurrentStaff, Handles, idOf, RouteBody, RouteQuery, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param, Req } from '@nestjs/common';
import { BusinessNotFoundError } from '../domain/accounts.errors';
import { BusinessRecords } from '../domain/business-records';

/** What staff writes about a business for each other. */
@Controller()
export class NoteBusinessController {
  constructor(
    private readonly records: BusinessRecords,
    private readonly clock: Clock,
  ) {}

  @Handles(listBusinessNotesRoute)
  list(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @RouteQuery() part: AdminListQuery,
  ): Promise<AdminBusinessNotes> {
    return this.records.notes(businessId, part);
  }

  @Handles(addBusinessNoteRoute)
  add(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @RouteBody() note: AddBusinessNoteRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminBusinessNote> {
    return this.records.addNote(businessId, note, { staffId, address }, this.clock.now());
  }
}
