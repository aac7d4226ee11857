import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { PrivacyRequest, type PrivacyRequestResponse } from '@chalkboard/contracts';
import { contract, CurrentVisitor, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { RequestCodeHandler } from './request-code.handler';

@Controller('api/privacy/requests')
export class RequestCodeController {
  constructor(private readonly handler: RequestCodeHandler) {}

  @Public('it is how anybody begins to prove whose data they ask for')
  @Post()
  @HttpCode(202)
  request(@Body(contract(PrivacyRequest)) { contact }: PrivacyRequest, @CurrentVisitor() visitor: Visitor, @Req() request: HttpRequest): Promise<PrivacyRequestResponse> {
    return this.handler.execute({ contact, visitor: visitor.hash, address: request.ip });
  }
}
