import { ErasureRequest, type ErasureReceipt, type ErasureResponse } from '@chalkboard/contracts';
import { eraseDataRoute, readErasureReceiptRoute } from '@chalkboard/contracts/api/identity/privacy.routes';
import { Handles, KnownVisitor, RouteBody, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Header, Param, Req } from '@nestjs/common';
import { SECRET_SHAPE } from '../domain/privacy-request';
import { PrivacyRequests } from '../domain/privacy-requests';
import { ReceiptNotFoundError } from '../domain/privacy.errors';
import { readPrivacyCookie } from '../http/privacy-cookie';

@Controller()
export class EraseDataController {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {}

  @Handles(eraseDataRoute)
  async erase(
    @RouteBody() { keepStop }: ErasureRequest,
    @KnownVisitor() visitor: Visitor | undefined,
    @Req() request: HttpRequest,
  ): Promise<ErasureResponse> {
    return {
      receipt: await this.requests.erase(
        readPrivacyCookie(request),
        { visitor: visitor?.hash ?? null, keepStop },
        this.clock.now(),
      ),
    };
  }

  @Handles(readErasureReceiptRoute)
  @Header('cache-control', 'no-store')
  async receipt(@Param('receipt') receipt: string): Promise<ErasureReceipt> {
    if (!SECRET_SHAPE.test(receipt)) throw new ReceiptNotFoundError();
    return this.requests.receipt(receipt);
  }
}
