import { PrivacyProof } from '@chalkboard/contracts';
import { provePrivacyContactRoute } from '@chalkboard/contracts/api/identity/privacy.routes';
import { Handles, idOf, RouteBody, type HttpReply, type HttpRequest } from '@chalkboard/service-kit';
import { Controller, Param, Req, Res } from '@nestjs/common';
import { CodeWrongError } from '../../domain/privacy.errors';
import { setPrivacyCookie } from '../../http/privacy-cookie';
import { ProveContactHandler } from './prove-contact.handler';

@Controller()
export class ProveContactController {
  constructor(private readonly handler: ProveContactHandler) {}

  @Handles(provePrivacyContactRoute)
  async prove(
    @Param('requestId', idOf(CodeWrongError)) requestId: string,
    @RouteBody() { code }: PrivacyProof,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<void> {
    const { secret, openUntil } = await this.handler.execute({ requestId, code, address: request.ip });
    setPrivacyCookie(request, reply, secret, openUntil);
  }
}
