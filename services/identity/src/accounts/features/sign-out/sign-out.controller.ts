import type { OwnerClaims } from '@chalkboard/contracts';
import { endThisOwnerSessionRoute } from '@chalkboard/contracts/api/identity/sign-in.routes';
import { Handles, KnownOwner, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { clearOwnerCookies, readRefreshCookie } from '../../http/owner-cookies';
import { SignOutHandler } from './sign-out.handler';

@Controller()
export class SignOutController {
  constructor(private readonly handler: SignOutHandler) {}

  @Handles(endThisOwnerSessionRoute)
  async signOut(
    @KnownOwner() owner: OwnerClaims | undefined,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<void> {
    await this.handler.execute({ owner, refreshSecret: readRefreshCookie(request) });
    clearOwnerCookies(reply);
  }
}
