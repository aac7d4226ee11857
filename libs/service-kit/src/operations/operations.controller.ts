import { Controller, Get, Inject, type Type } from '@nestjs/common';
import { STAFF_RIGHTS, type AdminOperations, type ServiceName } from '@chalkboard/contracts';
import { StaffOnly } from '../http/access.decorators';
import { OperationsState } from './operations-state';

/** How a service is doing, for the staff's screen: each service answers for itself, under an address of its own. */
export function operationsControllerOf(service: ServiceName): Type {
  @Controller(`api/admin/operations/${service}`)
  class OperationsController {
    constructor(@Inject(OperationsState) private readonly state: OperationsState) {}

    @StaffOnly(...STAFF_RIGHTS['operations.read'])
    @Get()
    show(): Promise<AdminOperations> {
      return this.state.read();
    }
  }
  return OperationsController;
}
