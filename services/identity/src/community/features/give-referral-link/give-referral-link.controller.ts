import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ReferralLinkRequest, type ReferralLinkResponse } from '@chalkboard/contracts';
import { contract, CurrentVisitor, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { GiveReferralLinkHandler } from './give-referral-link.handler';

@Controller('api/referrals/link')
export class GiveReferralLinkController {
  constructor(private readonly handler: GiveReferralLinkHandler) {}

  @Public('anybody may refer restaurants')
  @Post()
  @HttpCode(200)
  async give(@Body(contract(ReferralLinkRequest)) { referrerEmail }: ReferralLinkRequest, @CurrentVisitor() visitor: Visitor, @Req() { ip: address }: HttpRequest): Promise<ReferralLinkResponse> {
    return { code: await this.handler.execute({ referrerEmail, visitor: visitor.hash, address }) };
  }
}
