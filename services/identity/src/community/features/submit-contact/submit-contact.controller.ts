import { ContactRequest, type ReceivedResponse } from '@chalkboard/contracts';
import { submitContactRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { CurrentVisitor, Handles, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { Body, Controller, Req } from '@nestjs/common';
import { completeForm } from '../../../submissions/http/complete-form.pipe';
import { MissingInformationError } from '../../domain/community.errors';
import { SubmitContactHandler } from './submit-contact.handler';

const ContactForm = completeForm(submitContactRoute.body, {
  required: ['name', 'email', 'message'],
  missing: () => new MissingInformationError(),
});

@Controller()
export class SubmitContactController {
  constructor(private readonly handler: SubmitContactHandler) {}

  @Handles(submitContactRoute)
  async submit(
    @Body(ContactForm) contact: ContactRequest,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: HttpRequest,
  ): Promise<ReceivedResponse> {
    await this.handler.execute({ contact, visitor: visitor.hash, address: request.ip });
    return { received: true };
  }
}
