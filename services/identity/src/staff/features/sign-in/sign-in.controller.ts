import type { AdminLoginResponse } from '@chalkboard/contracts';
import { signInStaffRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import type { BodyOf } from '@chalkboard/contracts/api/route';
import { Handles, RouteBody, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { answerSignedIn, signInOriginOf } from '../../http/sign-in-answer';
import { SignInHandler } from './sign-in.handler';

@Controller()
export class SignInController {
  constructor(private readonly handler: SignInHandler) {}

  @Handles(signInStaffRoute)
  async signIn(
    @RouteBody() body: BodyOf<typeof signInStaffRoute>,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<AdminLoginResponse> {
    const outcome = await this.handler.execute({
      email: body?.email ?? '',
      password: body?.password ?? '',
      ...signInOriginOf(request),
    });
    if (outcome.step === 'done') return answerSignedIn({ request, reply, signedIn: outcome.signedIn });
    reply.header('cache-control', 'no-store');
    const { challenge, expiresAt } = outcome.challenge;
    return { secondStep: 'code', challenge, expiresAt: expiresAt.toISOString() };
  }
}
