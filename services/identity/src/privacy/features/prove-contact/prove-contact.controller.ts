import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { PrivacyProof } from '@chalkboard/contracts';
import { contract, idOf, Public, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { CodeWrongError } from '../../domain/privacy.errors';
import { setPrivacyCookie } from '../../http/privacy-cookie';
import { ProveContactHandler } from './prove-contact.handler';

@Controller('api/privacy/requests/:requestId/code')
export class ProveContactController {
  constructor(private readonly handler: ProveContactHandler) {}

  @Public('the code of the message gives the right')
  @Post()
  @HttpCode(204)
  async prove(@Param('requestId', idOf(CodeWrongError)) requestId: string, @Body(contract(PrivacyProof)) { code }: PrivacyProof, @Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<void> {
    const { secret, openUntil } = await this.handler.execute({ requestId, code, address: request.ip });
    setPrivacyCookie(request, reply, secret, openUntil);
  }
}
