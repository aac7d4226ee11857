import { Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { STAFF_RIGHTS, type StaffClaims } from '@chalkboard/contracts';
import { CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { StaffSessionNotFoundError } from '../../domain/staff.errors';
import { staffIdOf } from '../../http/staff-id';
import { EndSessionHandler } from './end-session.handler';

@Controller('api/admin/profile/sessions')
export class EndSessionController {
  constructor(private readonly handler: EndSessionHandler) {}

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Delete(':id')
  @HttpCode(204)
  endOne(@Param('id', staffIdOf(StaffSessionNotFoundError)) id: string, @CurrentStaff() claims: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<void> {
    return this.handler.endOne(claims, id, address);
  }

  @StaffOnly(...STAFF_RIGHTS['own-profile'])
  @Post('end-others')
  @HttpCode(204)
  endOthers(@CurrentStaff() claims: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<void> {
    return this.handler.endOthers(claims, address);
  }
}
