import { z } from 'zod';
import { file, nothing, open, route, urlencoded } from '../route';

const InboundForm = z.object({
  MessageSid: z.string().min(1).max(64),
  From: z.string().min(1).max(64),
  Body: z.string().max(2000).default(''),
  /** Twilio has honoured and answered STOP, START or HELP itself. */
  OptOutType: z.string().optional(),
});

export const answerInboundRoute = route({
  id: 'notify.answerInbound',
  method: 'POST',
  path: '/api/notify/twilio/inbound',
  summary: 'A text to our number, from the provider; answered in its mark-up.',
  access: open('Twilio calls it; every call is checked by its signature'),
  body: urlencoded(InboundForm),
  answers: { 200: file('text/xml') },
  problems: ['403 notify.signature_invalid'],
});

const StatusForm = z.object({
  MessageSid: z.string().min(1).max(64),
  MessageStatus: z.string().max(40),
  ErrorCode: z.coerce.number().int().optional(),
});

const StatusQuery = z.object({ notification: z.uuid() });

export const recordDeliveryRoute = route({
  id: 'notify.recordDelivery',
  method: 'POST',
  path: '/api/notify/twilio/status',
  summary: 'What became of a message, from the provider.',
  access: open('Twilio calls it; every call is checked by its signature'),
  query: StatusQuery,
  body: urlencoded(StatusForm),
  answers: { 204: nothing },
  problems: ['403 notify.signature_invalid'],
});
