import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { AddBusinessNoteRequest, AdminListQuery, STAFF_RIGHTS, type AdminBusinessNote, type AdminBusinessNotes, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, idOf, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { BusinessNotFoundError } from '../../domain/accounts.errors';
import { BusinessRecords } from '../../domain/business-records';

/** What staff writes about a business for each other. */
@Controller('api/admin/businesses/:businessId/notes')
export class NoteBusinessController {
  constructor(
    private readonly records: BusinessRecords,
    private readonly clock: Clock,
  ) {}

  @StaffOnly(...STAFF_RIGHTS['businesses.read'])
  @Get()
  list(@Param('businessId', idOf(BusinessNotFoundError)) businessId: string, @Query(contract(AdminListQuery)) part: AdminListQuery): Promise<AdminBusinessNotes> {
    return this.records.notes(businessId, part);
  }

  @StaffOnly(...STAFF_RIGHTS['businesses.change'])
  @Post()
  @HttpCode(201)
  add(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Body(contract(AddBusinessNoteRequest)) note: AddBusinessNoteRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminBusinessNote> {
    return this.records.addNote(businessId, note, { staffId, address }, this.clock.now());
  }
}
