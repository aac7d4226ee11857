import { Body, Controller, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import { contract, Public, TakesForm } from '@chalkboard/service-kit';
import { z } from 'zod';
import { reasonOf, receiptOf } from '../../adapters/twilio-receipts';
import { TwilioWebhookGuard } from '../../adapters/twilio-webhook.guard';
import { isFailure } from '../../domain/delivery-receipt';
import { DeliveryReports } from '../../persistence/delivery-reports';

const StatusQuery = z.object({ notification: z.uuid() });
const StatusForm = z.object({ MessageSid: z.string().min(1).max(64), MessageStatus: z.string().max(40), ErrorCode: z.coerce.number().int().optional() });

/** Hears from Twilio what became of a message. */
@Controller('api/notify/twilio')
export class RecordDeliveryController {
  constructor(private readonly reports: DeliveryReports) {}

  @Public('Twilio calls it; every call is checked by its signature')
  @UseGuards(TwilioWebhookGuard)
  @TakesForm()
  @Post('status')
  @HttpCode(204)
  async record(@Query(contract(StatusQuery)) { notification }: z.infer<typeof StatusQuery>, @Body(contract(StatusForm)) form: z.infer<typeof StatusForm>): Promise<void> {
    const { MessageSid: providerMessageId, MessageStatus: status, ErrorCode: errorCode } = form;
    const receipt = receiptOf(status);
    if (!receipt) return;
    await this.reports.record('twilio', { notificationId: notification, providerMessageId, receipt, ...(isFailure(receipt) && { errorCode, reason: reasonOf(errorCode) }) });
  }
}
