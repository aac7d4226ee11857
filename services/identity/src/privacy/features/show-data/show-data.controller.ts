import { Controller, Delete, Get, Header, HttpCode, Req, Res } from '@nestjs/common';
import type { PrivacyAccount, PrivacyExport } from '@chalkboard/contracts';
import { KnownVisitor, Public, type HttpReply, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { PrivacyRequests } from '../../domain/privacy-requests';
import { clearPrivacyCookie, readPrivacyCookie } from '../../http/privacy-cookie';
import { ShowDataHandler } from './show-data.handler';

const WHY = 'the cookie of who has proved that a number or address is theirs gives the right';

@Controller('api/privacy')
export class ShowDataController {
  constructor(
    private readonly handler: ShowDataHandler,
    private readonly requests: PrivacyRequests,
  ) {}

  @Public(WHY)
  @Get('account')
  @Header('cache-control', 'no-store')
  account(@Req() request: HttpRequest, @KnownVisitor() visitor?: Visitor): Promise<PrivacyAccount> {
    return this.handler.account({ secret: readPrivacyCookie(request), visitor: visitor?.hash ?? null, address: request.ip });
  }

  @Public(WHY)
  @Get('export')
  @Header('cache-control', 'no-store')
  @Header('content-disposition', 'attachment; filename="my-data.json"')
  export(@Req() request: HttpRequest, @KnownVisitor() visitor?: Visitor): Promise<PrivacyExport> {
    return this.handler.export({ secret: readPrivacyCookie(request), visitor: visitor?.hash ?? null, address: request.ip });
  }

  @Public(WHY)
  @Delete('account')
  @HttpCode(204)
  async leave(@Req() request: HttpRequest, @Res({ passthrough: true }) reply: HttpReply): Promise<void> {
    await this.requests.leave(readPrivacyCookie(request));
    clearPrivacyCookie(reply);
  }
}
