import type { AdminTokenResponse } from '@chalkboard/contracts';
import { refreshStaffTokenRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { Handles, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { SessionEndedError } from '../../domain/staff.errors';
import { clearRefreshCookie, readRefreshCookie } from '../../http/refresh-cookie';
import { answerSignedIn } from '../../http/sign-in-answer';
import { RefreshTokenHandler } from './refresh-token.handler';

@Controller()
export class RefreshTokenController {
  constructor(private readonly handler: RefreshTokenHandler) {}

  @Handles(refreshStaffTokenRoute)
  async refresh(
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<AdminTokenResponse> {
    try {
      const signedIn = await this.handler.execute({ secret: readRefreshCookie(request), address: request.ip });
      return answerSignedIn({ request, reply, signedIn });
    } catch (error) {
      if (error instanceof SessionEndedError) clearRefreshCookie(reply);
      throw error;
    }
  }
}
