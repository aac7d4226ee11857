import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { AddBusinessRequest, STAFF_RIGHTS, type AdminBusinessDetail, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { AddBusinessHandler } from './add-business.handler';

@Controller('api/admin/businesses')
export class AddBusinessController {
  constructor(private readonly handler: AddBusinessHandler) {}

  @StaffOnly(...STAFF_RIGHTS['businesses.change'])
  @Post()
  @HttpCode(201)
  add(@Body(contract(AddBusinessRequest)) request: AddBusinessRequest, @CurrentStaff() { sub: staffId }: StaffClaims, @Req() { ip: address }: HttpRequest): Promise<AdminBusinessDetail> {
    return this.handler.execute(request, { staffId, address });
  }
}
