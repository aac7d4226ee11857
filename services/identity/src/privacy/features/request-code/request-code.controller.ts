import { PrivacyRequest, type PrivacyRequestResponse } from '@chalkboard/contracts';
import { requestPrivacyCodeRoute } from '@chalkboard/contracts/api/identity/privacy.routes';
import { CurrentVisitor, Handles, RouteBody, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Controller, Req } from '@nestjs/common';
import { RequestCodeHandler } from './request-code.handler';

@Controller()
export class RequestCodeController {
  constructor(private readonly handler: RequestCodeHandler) {}

  @Handles(requestPrivacyCodeRoute)
  request(
    @RouteBody() { contact, language }: PrivacyRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: HttpRequest,
  ): Promise<PrivacyRequestResponse> {
    return this.handler.execute({ contact, language, visitor: visitor.hash, address: request.ip });
  }
}
