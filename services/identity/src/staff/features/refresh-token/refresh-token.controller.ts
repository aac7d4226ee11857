import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { AdminTokenResponse } from '@chalkboard/contracts';
import { Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { clearRefreshCookie, readRefreshCookie } from '../../http/refresh-cookie';
import { answerSignedIn } from '../../http/sign-in-answer';
import { SessionEndedError } from '../../domain/staff.errors';
import { RefreshTokenHandler } from './refresh-token.handler';

@Controller('api/admin')
export class RefreshTokenController {
  constructor(private readonly handler: RefreshTokenHandler) {}

  @Public('the secret in the cookie is what gives the right; the token has run out by then')
  @Post('refresh')
  @HttpCode(200)
  async refresh(@Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<AdminTokenResponse> {
    try {
      const signedIn = await this.handler.execute({ secret: readRefreshCookie(request), address: request.ip });
      return answerSignedIn({ request, reply, signedIn });
    } catch (error) {
      if (error instanceof SessionEndedError) clearRefreshCookie(reply);
      throw error;
    }
  }
}
