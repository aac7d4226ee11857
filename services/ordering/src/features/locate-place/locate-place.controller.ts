import type { KeyObject } from 'node:crypto';
import { LocatePlaceRequest, type LocatedPlace } from '@chalkboard/contracts';
import { findPlaceRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { locatePlaceRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import type { BodyOf } from '@chalkboard/contracts/api/route';
import { Handles, type HttpReply, type HttpRequest, RouteBody } from '@chalkboard/service-kit';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { addressKey } from '../../domain/caller-key';
import { ADDRESS_KEY } from '../../http/address-key';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { LocatePlaceHandler } from './locate-place.handler';

@Controller()
export class LocatePlaceController {
  constructor(
    private readonly handler: LocatePlaceHandler,
    @Inject(ADDRESS_KEY) private readonly key: KeyObject,
  ) {}

  /** Where an address lies; keeps nothing. */
  @Handles(locatePlaceRoute)
  async locate(
    @RouteBody() request: LocatePlaceRequest,
    @Req() { ip }: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<LocatedPlace> {
    // 200, not 201: nothing is made.
    reply.status(200).header('cache-control', 'no-store');
    return this.handler.execute(request, addressKey(ip, this.key));
  }

  @BoardOnly()
  @Handles(findPlaceRoute)
  async findPlace(
    @CurrentBoard() { shareId }: OpenBoard,
    @RouteBody() { address }: BodyOf<typeof findPlaceRoute>,
    @Req() { ip }: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<LocatedPlace> {
    reply.status(200).header('cache-control', 'no-store');
    return this.handler.forRestaurant(shareId, address, addressKey(ip, this.key));
  }
}
