import type { Account, SignInByLinkRequest } from '@chalkboard/contracts';
import { signInByLinkRoute } from '@chalkboard/contracts/api/identity/sign-in.routes';
import { Handles, RouteBody, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { setOwnerCookies } from '../../http/owner-cookies';
import { SignInByLinkHandler } from './sign-in-by-link.handler';

@Controller()
export class SignInByLinkController {
  constructor(private readonly handler: SignInByLinkHandler) {}

  @Handles(signInByLinkRoute)
  async signIn(
    @RouteBody() { secret }: SignInByLinkRequest,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<Account> {
    const { account, entry } = await this.handler.execute({
      secret,
      userAgent: request.headers['user-agent'],
      address: request.ip,
    });
    setOwnerCookies(request, reply, entry);
    return account;
  }
}
