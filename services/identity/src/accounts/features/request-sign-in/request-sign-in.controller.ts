import type { SignInRequest, SignInResponse } from '@chalkboard/contracts';
import { requestSignInRoute } from '@chalkboard/contracts/api/identity/sign-in.routes';
import { CurrentVisitor, Handles, RouteBody, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Controller, Req } from '@nestjs/common';
import { RequestSignInHandler } from './request-sign-in.handler';

@Controller()
export class RequestSignInController {
  constructor(private readonly handler: RequestSignInHandler) {}

  @Handles(requestSignInRoute)
  request(
    @RouteBody() { contact: typed, language }: SignInRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: HttpRequest,
  ): Promise<SignInResponse> {
    return this.handler.execute({ contact: typed, language, visitor: visitor.hash, address: request.ip });
  }
}
