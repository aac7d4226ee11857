import { pressKeyRoute, recordCallRoute } from '@chalkboard/contracts/api/notify/twilio.routes';
import type { BodyOf, QueryOf } from '@chalkboard/contracts/api/route';
import { Handles, RouteBody, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Header, UseGuards } from '@nestjs/common';
import { askingMarkup, endingMarkup, thankingMarkup } from '../../adapters/call-markup';
import { callStateOf } from '../../adapters/twilio-call-states';
import { TwilioWebhookGuard } from '../../adapters/twilio-webhook.guard';
import { PublicLinks } from '../../domain/public-links';
import { AnswerCallHandler } from './answer-call.handler';

/** Takes from Twilio what became of a call, and which key was pressed, and answers in its mark-up. */
@Controller()
export class AnswerCallController {
  constructor(
    private readonly handler: AnswerCallHandler,
    private readonly links: PublicLinks,
  ) {}

  @UseGuards(TwilioWebhookGuard)
  @Handles(recordCallRoute)
  async record(
    @RouteQuery() { call }: QueryOf<typeof recordCallRoute>,
    @RouteBody() { CallSid: callSid, CallStatus: status }: BodyOf<typeof recordCallRoute>,
  ): Promise<void> {
    const known = callStateOf(status);
    if (known) await this.handler.report(call, callSid, known.state, known.reason);
  }

  @UseGuards(TwilioWebhookGuard)
  @Handles(pressKeyRoute)
  @Header('content-type', 'text/xml; charset=utf-8')
  async press(
    @RouteQuery() { call }: QueryOf<typeof pressKeyRoute>,
    @RouteBody() { CallSid: callSid, Digits: key }: BodyOf<typeof pressKeyRoute>,
  ): Promise<string> {
    const answer = await this.handler.press(call, callSid, key);
    if (answer.kind === 'end') return endingMarkup();
    if (answer.kind === 'thanks') return thankingMarkup(answer.language, answer.isDrill);
    return askingMarkup(answer.words, answer.language, this.links.to(`/api/notify/twilio/call-key?call=${call}`));
  }
}
