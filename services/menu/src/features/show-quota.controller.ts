import type { QuotaQuery, MenuQuota } from '@chalkboard/contracts';
import { showQuotaRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { Handles, type HttpRequest, RouteQuery } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Header, Req } from '@nestjs/common';
import { businessOfUpload } from '../domain/menu/businesses';
import { ConversionQuota } from '../domain/menu/conversion-quota';
import { assertMemberOf, type Caller } from '../domain/menu/edit-right';
import { addressKey, Conversions, conversionsLeft, renewalOf } from '../domain/menu/quota';
import { CurrentCaller } from '../http/caller';

/** What a device that was never here before is counted under: nothing yet. */
const NOBODY = '';

@Controller()
export class ShowQuotaController {
  constructor(
    private readonly quota: ConversionQuota,
    private readonly conversions: Conversions,
    private readonly clock: Clock,
  ) {}

  @Handles(showQuotaRoute)
  @Header('cache-control', 'no-store')
  async show(
    @RouteQuery() { businessId: named }: QuotaQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: HttpRequest,
  ): Promise<MenuQuota> {
    if (named !== undefined) assertMemberOf(caller, named);
    const businessId = businessOfUpload(caller.businesses, named);
    const { payer, month, limit } = await this.quota.conversion({
      businessId,
      visitor: caller.visitor ?? NOBODY,
      address: addressKey(request.ip),
    });
    const usage = await this.conversions.used(payer, month);
    return {
      countedFor: businessId === undefined ? 'visitor' : 'business',
      used: usage.used,
      limit,
      left: conversionsLeft(limit, usage, payer),
      renewsAt: renewalOf(this.clock.now()).toISOString(),
    };
  }
}
