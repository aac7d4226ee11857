import type { AddBusinessRequest, AdminBusinessDetail, StaffClaims } from '@chalkboard/contracts';
import { addBusinessRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { CurrentStaff, Handles, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req } from '@nestjs/common';
import { AddBusinessHandler } from './add-business.handler';

@Controller()
export class AddBusinessController {
  constructor(private readonly handler: AddBusinessHandler) {}

  @Handles(addBusinessRoute)
  add(
    @RouteBody() request: AddBusinessRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminBusinessDetail> {
    return this.handler.execute(request, { staffId, address });
  }
}
