import type { KeyObject } from 'node:crypto';
import type { FindLocationRequest, FoundLocations } from '@chalkboard/contracts';
import { findLocationRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { Handles, type HttpReply, type HttpRequest, RouteBody } from '@chalkboard/service-kit';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { addressKey } from '../../domain/caller-key';
import { ADDRESS_KEY } from '../../http/address-key';
import { FindLocationHandler } from './find-location.handler';

@Controller()
export class FindLocationController {
  constructor(
    private readonly handler: FindLocationHandler,
    @Inject(ADDRESS_KEY) private readonly key: KeyObject,
  ) {}

  /** Which restaurants of one business deliver to a place; keeps nothing. */
  @Handles(findLocationRoute)
  async find(
    @RouteBody() request: FindLocationRequest,
    @Req() { ip }: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<FoundLocations> {
    // 200, not 201: nothing is made.
    reply.status(200).header('cache-control', 'no-store');
    return this.handler.execute(request, addressKey(ip, this.key));
  }
}
