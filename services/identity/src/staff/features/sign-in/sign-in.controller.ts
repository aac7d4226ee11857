import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { AdminLoginRequest, type AdminTokenResponse } from '@chalkboard/contracts';
import { contract, Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import type { z } from 'zod';
import { setRefreshCookie } from '../../http/refresh-cookie';
import { SignInHandler } from './sign-in.handler';

/** A field that was left out is a missing field like an empty one, with the same words. */
const SignInBody = AdminLoginRequest.partial().optional();
type SignInBody = z.infer<typeof SignInBody>;

@Controller('api/admin')
export class SignInController {
  constructor(private readonly handler: SignInHandler) {}

  @Public('it is how staff signs in')
  @Post('login')
  @HttpCode(200)
  async signIn(
    @Body(contract(SignInBody)) body: SignInBody,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<AdminTokenResponse> {
    const signedIn = await this.handler.execute({ email: body?.email ?? '', password: body?.password ?? '', address: request.ip });
    setRefreshCookie({ request, reply, secret: signedIn.refreshSecret, expires: signedIn.refreshExpiresAt });
    reply.header('cache-control', 'no-store');
    return { token: signedIn.token, expiresAt: signedIn.expiresAt.toISOString() };
  }
}
