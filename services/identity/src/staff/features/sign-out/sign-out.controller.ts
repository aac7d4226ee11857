import { signOutStaffRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { Handles, TokenVerifier, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { clearRefreshCookie, readRefreshCookie } from '../../http/refresh-cookie';
import { SignOutHandler } from './sign-out.handler';

@Controller()
export class SignOutController {
  constructor(
    private readonly handler: SignOutHandler,
    private readonly tokens: TokenVerifier,
  ) {}

  @Handles(signOutStaffRoute)
  async signOut(@Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<void> {
    await this.handler.execute({
      sessionId: await this.sessionOf(request),
      refreshSecret: readRefreshCookie(request),
      address: request.ip,
    });
    clearRefreshCookie(reply);
  }

  private async sessionOf(request: HttpRequest): Promise<string | undefined> {
    const [, token] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token) return undefined;
    const claims = await this.tokens.verifyStaff(token).catch(() => undefined);
    return claims?.sid;
  }
}
