import { ReferralLinkRequest, type ReferralLinkResponse } from '@chalkboard/contracts';
import { giveReferralLinkRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { CurrentVisitor, Handles, RouteBody, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Controller, Req } from '@nestjs/common';
import { GiveReferralLinkHandler } from './give-referral-link.handler';

@Controller()
export class GiveReferralLinkController {
  constructor(private readonly handler: GiveReferralLinkHandler) {}

  @Handles(giveReferralLinkRoute)
  async give(
    @RouteBody() { referrerEmail }: ReferralLinkRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() { ip: address }: HttpRequest,
  ): Promise<ReferralLinkResponse> {
    return { code: await this.handler.execute({ referrerEmail, visitor: visitor.hash, address }) };
  }
}
