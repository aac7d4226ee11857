import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { BusinessSignupRequest, BusinessSignupResponse, OwnerClaims } from '@chalkboard/contracts';
import { CurrentVisitor, KnownOwner, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { signup } from '../../http/signup.pipe';
import { SignUpBusinessHandler } from './sign-up-business.handler';

@Controller('api/business')
export class SignUpBusinessController {
  constructor(private readonly handler: SignUpBusinessHandler) {}

  @Public('it is how a business begins')
  @Post('signup')
  @HttpCode(201)
  signUp(
    @Body(signup) request: BusinessSignupRequest,
    @CurrentVisitor() visitor: Visitor,
    @KnownOwner() owner: OwnerClaims | undefined,
    @Req() { ip: address }: HttpRequest,
  ): Promise<BusinessSignupResponse> {
    return this.handler.execute({ request, visitor: visitor.hash, address, by: owner?.sub });
  }
}
