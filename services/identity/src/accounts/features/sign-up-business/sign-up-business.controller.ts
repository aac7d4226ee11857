import type { BusinessSignupRequest, BusinessSignupResponse, OwnerClaims } from '@chalkboard/contracts';
import { signUpBusinessRoute } from '@chalkboard/contracts/api/identity/signup.routes';
import { CurrentVisitor, Handles, KnownOwner, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Body, Controller, Req } from '@nestjs/common';
import { signup } from '../../http/signup.pipe';
import { SignUpBusinessHandler } from './sign-up-business.handler';

@Controller()
export class SignUpBusinessController {
  constructor(private readonly handler: SignUpBusinessHandler) {}

  @Handles(signUpBusinessRoute)
  signUp(
    @Body(signup) request: BusinessSignupRequest,
    @CurrentVisitor() visitor: Visitor,
    @KnownOwner() owner: OwnerClaims | undefined,
    @Req() { ip: address }: HttpRequest,
  ): Promise<BusinessSignupResponse> {
    return this.handler.execute({ request, visitor: visitor.hash, address, by: owner?.sub });
  }
}
