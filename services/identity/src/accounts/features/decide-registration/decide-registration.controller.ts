import { Body, Controller, Param, Patch, Req } from '@nestjs/common';
import { BusinessStatusRequest, STAFF_RIGHTS, type AdminBusiness, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, idOf, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { BusinessNotFoundError } from '../../domain/accounts.errors';
import { DecideRegistrationHandler } from './decide-registration.handler';

@Controller('api/admin/businesses')
export class DecideRegistrationController {
  constructor(private readonly handler: DecideRegistrationHandler) {}

  @StaffOnly(...STAFF_RIGHTS['businesses.change'])
  @Patch(':businessId/status')
  decide(
    @Param('businessId', idOf(BusinessNotFoundError)) businessId: string,
    @Body(contract(BusinessStatusRequest)) { status }: BusinessStatusRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminBusiness> {
    return this.handler.execute({ businessId, status, by: { staffId, address } });
  }
}
