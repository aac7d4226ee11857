import type { Account, SignInByCodeRequest } from '@chalkboard/contracts';
import { signInByCodeRoute } from '@chalkboard/contracts/api/identity/sign-in.routes';
import { Handles, RouteBody, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { setOwnerCookies } from '../../http/owner-cookies';
import { SignInByCodeHandler } from './sign-in-by-code.handler';

@Controller()
export class SignInByCodeController {
  constructor(private readonly handler: SignInByCodeHandler) {}

  @Handles(signInByCodeRoute)
  async signIn(
    @RouteBody() body: SignInByCodeRequest,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<Account> {
    const { account, entry } = await this.handler.execute({
      ...body,
      userAgent: request.headers['user-agent'],
      address: request.ip,
    });
    setOwnerCookies(request, reply, entry);
    return account;
  }
}
