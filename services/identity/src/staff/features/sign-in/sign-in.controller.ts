import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { AdminLoginRequest, type AdminLoginResponse } from '@chalkboard/contracts';
import { contract, Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import type { z } from 'zod';
import { answerSignedIn, whereaboutsOf } from '../../http/sign-in-answer';
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
  ): Promise<AdminLoginResponse> {
    const outcome = await this.handler.execute({ email: body?.email ?? '', password: body?.password ?? '', ...whereaboutsOf(request) });
    if (outcome.step === 'done') return answerSignedIn({ request, reply, signedIn: outcome.signedIn });
    reply.header('cache-control', 'no-store');
    const { challenge, expiresAt } = outcome.challenge;
    return { secondStep: 'code', challenge, expiresAt: expiresAt.toISOString() };
  }
}
