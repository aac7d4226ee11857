import type { PrivacyAccount, PrivacyExport } from '@chalkboard/contracts';
import {
  exportPrivacyRoute,
  leavePrivacyAccountRoute,
  showPrivacyAccountRoute,
} from '@chalkboard/contracts/api/identity/privacy.routes';
import { Handles, KnownVisitor, type HttpReply, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Controller, Header, Req, Res } from '@nestjs/common';
import { PrivacyRequests } from '../../domain/privacy-requests';
import { clearPrivacyCookie, readPrivacyCookie } from '../../http/privacy-cookie';
import { ShowDataHandler } from './show-data.handler';

@Controller()
export class ShowDataController {
  constructor(
    private readonly handler: ShowDataHandler,
    private readonly requests: PrivacyRequests,
  ) {}

  @Handles(showPrivacyAccountRoute)
  @Header('cache-control', 'no-store')
  account(@Req() request: HttpRequest, @KnownVisitor() visitor?: Visitor): Promise<PrivacyAccount> {
    return this.handler.account({
      secret: readPrivacyCookie(request),
      visitor: visitor?.hash ?? null,
      address: request.ip,
    });
  }

  @Handles(exportPrivacyRoute)
  @Header('cache-control', 'no-store')
  @Header('content-disposition', 'attachment; filename="my-data.json"')
  export(@Req() request: HttpRequest, @KnownVisitor() visitor?: Visitor): Promise<PrivacyExport> {
    return this.handler.export({
      secret: readPrivacyCookie(request),
      visitor: visitor?.hash ?? null,
      address: request.ip,
    });
  }

  @Handles(leavePrivacyAccountRoute)
  async leave(@Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<void> {
    await this.requests.leave(readPrivacyCookie(request));
    clearPrivacyCookie(reply);
  }
}
