import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { SignInByLinkRequest, type Account } from '@chalkboard/contracts';
import { contract, Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { setOwnerCookies } from '../../http/owner-cookies';
import { SignInByLinkHandler } from './sign-in-by-link.handler';

@Controller('api/account')
export class SignInByLinkController {
  constructor(private readonly handler: SignInByLinkHandler) {}

  @Public('the secret of the link gives the right')
  @Post('sign-in/link')
  @HttpCode(200)
  async signIn(@Body(contract(SignInByLinkRequest)) { secret }: SignInByLinkRequest, @Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<Account> {
    const { account, entry } = await this.handler.execute({ secret, userAgent: request.headers['user-agent'], address: request.ip });
    setOwnerCookies(request, reply, entry);
    return account;
  }
}
