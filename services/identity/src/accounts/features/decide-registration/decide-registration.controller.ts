import { BusinessStatusRequest, type AdminBusiness, type StaffClaims } from '@chalkboard/contracts';
import { decideRegistrationRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { CurrentStaff, Handles, idOf, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Param, Req } from '@nestjs/common';
import { BusinessNotFoundError } from '../../domain/accounts.errors';
import { DecideRegistrationHandler } from './decide-registration.handler';

@Controller()
export class DecideRegistrationController {
  constructor(private readonly handler: DecideRegistrationHandler) {}

  @Handles(decideRegistrationRoute)
  decide(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @RouteBody() decision: BusinessStatusRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminBusiness> {
    return this.handler.execute({ businessId, decision, by: { staffId, address } });
  }
}
