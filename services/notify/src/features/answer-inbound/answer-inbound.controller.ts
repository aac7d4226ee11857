import { Body, Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { contract, Public, TakesForm } from '@chalkboard/service-kit';
import { twiml } from 'twilio';
import { z } from 'zod';
import { TwilioWebhookGuard } from '../../adapters/twilio-webhook.guard';
import { AnswerInboundHandler } from './answer-inbound.handler';

const InboundForm = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().min(1).max(64),
  Body: z.string().max(2000).default(''),
  /** Twilio has honoured and answered STOP, START or HELP itself. */
  OptOutType: z.string().optional(),
});

/** Takes texts to our number from Twilio, and answers them in its mark-up. */
@Controller('api/notify/twilio')
export class AnswerInboundController {
  constructor(private readonly handler: AnswerInboundHandler) {}

  @Public('Twilio calls it; every call is checked by its signature')
  @UseGuards(TwilioWebhookGuard)
  @TakesForm()
  @Post('inbound')
  @HttpCode(200)
  @Header('content-type', 'text/xml; charset=utf-8')
  async answer(@Body(contract(InboundForm)) form: z.infer<typeof InboundForm>): Promise<string> {
    const answer = await this.handler.execute({ providerMessageId: form.MessageSid, from: form.From, text: form.Body });
    const response = new twiml.MessagingResponse();
    if (answer !== null && !form.OptOutType) response.message(answer);
    return response.toString();
  }
}
