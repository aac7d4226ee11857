import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ContactRequest, type ReceivedResponse } from '@chalkboard/contracts';
import { CurrentVisitor, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { completeForm } from '../../../submissions/http/complete-form.pipe';
import { MissingInformationError } from '../../domain/community.errors';
import { SubmitContactHandler } from './submit-contact.handler';

const ContactForm = completeForm(ContactRequest, { required: ['name', 'email', 'message'], missing: () => new MissingInformationError() });

@Controller('api/contact')
export class SubmitContactController {
  constructor(private readonly handler: SubmitContactHandler) {}

  @Public('anybody may write to us')
  @Post()
  @HttpCode(201)
  async submit(@Body(ContactForm) contact: ContactRequest, @CurrentVisitor() visitor: Visitor, @Req() request: HttpRequest): Promise<ReceivedResponse> {
    await this.handler.execute({ contact, visitor: visitor.hash, address: request.ip });
    return { received: true };
  }
}
