import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { Public, TokenVerifier, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { clearRefreshCookie, readRefreshCookie } from '../../http/refresh-cookie';
import { SignOutHandler } from './sign-out.handler';

@Controller('api/admin')
export class SignOutController {
  constructor(
    private readonly handler: SignOutHandler,
    private readonly tokens: TokenVerifier,
  ) {}

  @Public('whoever holds a token or the cookie may end that session, also when the token has just run out')
  @Post('logout')
  @HttpCode(204)
  async signOut(@Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<void> {
    await this.handler.execute({ sessionId: await this.sessionOf(request), refreshSecret: readRefreshCookie(request), address: request.ip });
    clearRefreshCookie(reply);
  }

  private async sessionOf(request: HttpRequest): Promise<string | undefined> {
    const [, token] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!token) return undefined;
    const claims = await this.tokens.verifyStaff(token).catch(() => undefined);
    return claims?.sid;
  }
}
