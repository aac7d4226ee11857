import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { SignInRequest, type SignInResponse } from '@chalkboard/contracts';
import { contract, CurrentVisitor, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { RequestSignInHandler } from './request-sign-in.handler';

@Controller('api/account')
export class RequestSignInController {
  constructor(private readonly handler: RequestSignInHandler) {}

  @Public('it is how owners begin to sign in')
  @Post('sign-in')
  @HttpCode(202)
  request(@Body(contract(SignInRequest)) { contact: typed }: SignInRequest, @CurrentVisitor() visitor: Visitor, @Req() request: HttpRequest): Promise<SignInResponse> {
    return this.handler.execute({ contact: typed, visitor: visitor.hash, address: request.ip });
  }
}
