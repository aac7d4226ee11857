import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { OwnerClaims } from '@chalkboard/contracts';
import { KnownOwner, Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { clearOwnerCookies, readRefreshCookie } from '../../http/owner-cookies';
import { SignOutHandler } from './sign-out.handler';

@Controller('api/account')
export class SignOutController {
  constructor(private readonly handler: SignOutHandler) {}

  @Public('whoever holds a token or the cookie may end that session, also when the token has just run out')
  @Post('sign-out')
  @HttpCode(204)
  async signOut(@KnownOwner() owner: OwnerClaims | undefined, @Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<void> {
    await this.handler.execute({ owner, refreshSecret: readRefreshCookie(request) });
    clearOwnerCookies(reply);
  }
}
