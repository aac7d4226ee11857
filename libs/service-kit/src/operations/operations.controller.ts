import type { AdminOperations, ServiceName } from '@chalkboard/contracts';
import { showOperationsRoute } from '@chalkboard/contracts/api/operations.routes';
import { Controller, Inject, type Type } from '@nestjs/common';
import { Handles } from '../http/handles';
import { OperationsState } from './operations-state';

/** How a service is doing, for the staff's screen: each service answers for itself, under an address of its own. */
export function operationsControllerOf(service: ServiceName): Type {
  @Controller()
  class OperationsController {
    constructor(@Inject(OperationsState) private readonly state: OperationsState) {}

    @Handles(showOperationsRoute, { service })
    show(): Promise<AdminOperations> {
      return this.state.read();
    }
  }
  return OperationsController;
}
