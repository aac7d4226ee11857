import { recordDeliveryRoute } from '@chalkboard/contracts/api/notify/twilio.routes';
import type { BodyOf, QueryOf } from '@chalkboard/contracts/api/route';
import { Handles, RouteBody, RouteQuery } from '@chalkboard/service-kit';
import { Controller, UseGuards } from '@nestjs/common';
import { reasonOf, receiptOf } from '../adapters/twilio-receipts';
import { TwilioWebhookGuard } from '../adapters/twilio-webhook.guard';
import { isFailure } from '../domain/delivery-receipt';
import { DeliveryReports } from '../persistence/delivery-reports';

/** Takes from Twilio what became of a message. */
@Controller()
export class RecordDeliveryController {
  constructor(private readonly reports: DeliveryReports) {}

  @UseGuards(TwilioWebhookGuard)
  @Handles(recordDeliveryRoute)
  async record(
    @RouteQuery() { notification }: QueryOf<typeof recordDeliveryRoute>,
    @RouteBody() form: BodyOf<typeof recordDeliveryRoute>,
  ): Promise<void> {
    const { MessageSid: providerMessageId, MessageStatus: status, ErrorCode: errorCode } = form;
    const receipt = receiptOf(status);
    if (!receipt) return;
    await this.reports.record('twilio', {
      notificationId: notification,
      providerMessageId,
      receipt,
      ...(isFailure(receipt) && { errorCode, reason: reasonOf(errorCode) }),
    });
  }
}
