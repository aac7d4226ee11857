import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ReferralRequest, type ReceivedResponse } from '@chalkboard/contracts';
import { CurrentVisitor, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { completeForm } from '../../../submissions/http/complete-form.pipe';
import { MissingEmailsError } from '../../domain/community.errors';
import { SubmitReferralHandler } from './submit-referral.handler';

const ReferralForm = completeForm(ReferralRequest, { required: ['referrerEmail', 'restaurantEmail'], missing: () => new MissingEmailsError() });

@Controller('api/referrals')
export class SubmitReferralController {
  constructor(private readonly handler: SubmitReferralHandler) {}

  @Public('anybody may refer a restaurant')
  @Post()
  @HttpCode(201)
  async submit(@Body(ReferralForm) referral: ReferralRequest, @CurrentVisitor() visitor: Visitor, @Req() request: HttpRequest): Promise<ReceivedResponse> {
    await this.handler.execute({ referral, visitor: visitor.hash, address: request.ip });
    return { received: true };
  }
}
