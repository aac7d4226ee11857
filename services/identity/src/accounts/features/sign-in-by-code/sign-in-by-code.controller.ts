import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { SignInByCodeRequest, type Account } from '@chalkboard/contracts';
import { contract, Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { setOwnerCookies } from '../../http/owner-cookies';
import { SignInByCodeHandler } from './sign-in-by-code.handler';

@Controller('api/account')
export class SignInByCodeController {
  constructor(private readonly handler: SignInByCodeHandler) {}

  @Public('the code of the message gives the right')
  @Post('sign-in/code')
  @HttpCode(200)
  async signIn(@Body(contract(SignInByCodeRequest)) body: SignInByCodeRequest, @Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<Account> {
    const { account, entry } = await this.handler.execute({ ...body, userAgent: request.headers['user-agent'], address: request.ip });
    setOwnerCookies(request, reply, entry);
    return account;
  }
}
