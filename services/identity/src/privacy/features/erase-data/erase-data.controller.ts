import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ErasureRequest, type ErasureReceipt, type ErasureResponse } from '@chalkboard/contracts';
import { contract, KnownVisitor, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { ReceiptNotFoundError } from '../../domain/privacy.errors';
import { SECRET_SHAPE } from '../../domain/privacy-request';
import { PrivacyRequests } from '../../domain/privacy-requests';
import { readPrivacyCookie } from '../../http/privacy-cookie';

@Controller('api/privacy/erasures')
export class EraseDataController {
  constructor(
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {}

  @Public('the cookie of who has proved that a number or address is theirs gives the right')
  @Post()
  @HttpCode(202)
  async erase(@Body(contract(ErasureRequest)) { keepStop }: ErasureRequest, @KnownVisitor() visitor: Visitor | undefined, @Req() request: HttpRequest): Promise<ErasureResponse> {
    return { receipt: await this.requests.erase(readPrivacyCookie(request), { visitor: visitor?.hash ?? null, keepStop }, this.clock.now()) };
  }

  @Public('the number of the receipt gives the right: when somebody is forgotten nobody can prove who they were')
  @Get(':receipt')
  @Header('cache-control', 'no-store')
  async receipt(@Param('receipt') receipt: string): Promise<ErasureReceipt> {
    if (!SECRET_SHAPE.test(receipt)) throw new ReceiptNotFoundError();
    return this.requests.receipt(receipt);
  }
}
