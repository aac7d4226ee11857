import { refreshOwnerSessionRoute } from '@chalkboard/contracts/api/identity/sign-in.routes';
import { Handles, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { SessionEndedError } from '../../domain/accounts.errors';
import { clearOwnerCookies, readRefreshCookie, setOwnerCookies } from '../../http/owner-cookies';
import { RefreshSessionHandler } from './refresh-session.handler';

@Controller()
export class RefreshSessionController {
  constructor(private readonly handler: RefreshSessionHandler) {}

  @Handles(refreshOwnerSessionRoute)
  async refresh(@Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<void> {
    try {
      setOwnerCookies(request, reply, await this.handler.execute(readRefreshCookie(request)));
    } catch (error) {
      if (error instanceof SessionEndedError) clearOwnerCookies(reply);
      throw error;
    }
  }
}
