import { ReferralRequest, type ReceivedResponse } from '@chalkboard/contracts';
import { submitReferralRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { CurrentVisitor, Handles, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Body, Controller, Req } from '@nestjs/common';
import { completeForm } from '../../../submissions/http/complete-form.pipe';
import { MissingEmailsError } from '../../domain/community.errors';
import { SubmitReferralHandler } from './submit-referral.handler';

const ReferralForm = completeForm(submitReferralRoute.body, {
  required: ['referrerEmail', 'restaurantEmail'],
  missing: () => new MissingEmailsError(),
});

@Controller()
export class SubmitReferralController {
  constructor(private readonly handler: SubmitReferralHandler) {}

  @Handles(submitReferralRoute)
  async submit(
    @Body(ReferralForm) referral: ReferralRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: HttpRequest,
  ): Promise<ReceivedResponse> {
    await this.handler.execute({ referral, visitor: visitor.hash, address: request.ip });
    return { received: true };
  }
}
