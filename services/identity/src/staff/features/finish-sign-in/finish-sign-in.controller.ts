import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { AdminLoginCodeRequest, type AdminTokenResponse } from '@chalkboard/contracts';
import { contract, Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { answerSignedIn, whereaboutsOf } from '../../http/sign-in-answer';
import { FinishSignInHandler } from './finish-sign-in.handler';

@Controller('api/admin')
export class FinishSignInController {
  constructor(private readonly handler: FinishSignInHandler) {}

  @Public('it is the second step of how staff signs in')
  @Post('login/code')
  @HttpCode(200)
  async finish(@Body(contract(AdminLoginCodeRequest)) body: AdminLoginCodeRequest, @Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<AdminTokenResponse> {
    return answerSignedIn({ request, reply, signedIn: await this.handler.execute({ ...body, ...whereaboutsOf(request) }) });
  }
}
