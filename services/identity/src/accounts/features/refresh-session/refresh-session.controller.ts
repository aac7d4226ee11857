import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { SessionEndedError } from '../../domain/accounts.errors';
import { clearOwnerCookies, readRefreshCookie, setOwnerCookies } from '../../http/owner-cookies';
import { RefreshSessionHandler } from './refresh-session.handler';

@Controller('api/account')
export class RefreshSessionController {
  constructor(private readonly handler: RefreshSessionHandler) {}

  @Public('the secret in the cookie is what gives the right; the token has run out by then')
  @Post('refresh')
  @HttpCode(204)
  async refresh(@Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<void> {
    try {
      setOwnerCookies(request, reply, await this.handler.execute(readRefreshCookie(request)));
    } catch (error) {
      if (error instanceof SessionEndedError) clearOwnerCookies(reply);
      throw error;
    }
  }
}
