import { answerInboundRoute } from '@chalkboard/contracts/api/notify/twilio.routes';
import type { BodyOf } from '@chalkboard/contracts/api/route';
import { Handles, RouteBody } from '@chalkboard/service-kit';
import { Controller, Header, UseGuards } from '@nestjs/common';
import { twiml } from 'twilio';
import { TwilioWebhookGuard } from '../../adapters/twilio-webhook.guard';
import { AnswerInboundHandler } from './answer-inbound.handler';

/** Takes texts to our number from Twilio, and answers them in its mark-up. */
@Controller()
export class AnswerInboundController {
  constructor(private readonly handler: AnswerInboundHandler) {}

  @UseGuards(TwilioWebhookGuard)
  @Handles(answerInboundRoute)
  @Header('content-type', 'text/xml; charset=utf-8')
  async answer(@RouteBody() form: BodyOf<typeof answerInboundRoute>): Promise<string> {
    const answer = await this.handler.execute({ providerMessageId: form.MessageSid, from: form.From, text: form.Body });
    const response = new twiml.MessagingResponse();
    if (answer !== null && !form.OptOutType) response.message(answer);
    return response.toString();
  }
}
