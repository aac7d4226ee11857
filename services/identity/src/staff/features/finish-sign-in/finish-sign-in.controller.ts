import { AdminLoginCodeRequest, type AdminTokenResponse } from '@chalkboard/contracts';
import { finishStaffSignInRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { Handles, RouteBody, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { answerSignedIn, signInOriginOf } from '../../http/sign-in-answer';
import { FinishSignInHandler } from './finish-sign-in.handler';

@Controller()
export class FinishSignInController {
  constructor(private readonly handler: FinishSignInHandler) {}

  @Handles(finishStaffSignInRoute)
  async finish(
    @RouteBody() body: AdminLoginCodeRequest,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<AdminTokenResponse> {
    return answerSignedIn({
      request,
      reply,
      signedIn: await this.handler.execute({ ...body, ...signInOriginOf(request) }),
    });
  }
}
