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

const CallQuery = z.object({ call: z.uuid() });

const CallStatusForm = z.object({ CallSid: z.string().min(1).max(64), CallStatus: z.string().max(40) });

export const recordCallRoute = route({
  id: 'notify.recordCall',
  method: 'POST',
  path: '/api/notify/twilio/call-status',
  summary: 'What became of a call, from the provider.',
  access: open('Twilio calls it; every call is checked by its signature'),
  query: CallQuery,
  body: urlencoded(CallStatusForm),
  answers: { 204: nothing },
  problems: ['403 notify.signature_invalid'],
});

const CallKeyForm = z.object({ CallSid: z.string().min(1).max(64), Digits: z.string().max(20).default('') });

export const pressKeyRoute = route({
  id: 'notify.pressKey',
  method: 'POST',
  path: '/api/notify/twilio/call-key',
  summary: 'A key that was pressed during a call, from the provider; answered in its mark-up.',
  access: open('Twilio calls it; every call is checked by its signature'),
  query: CallQuery,
  body: urlencoded(CallKeyForm),
  answers: { 200: file('text/xml') },
  problems: ['403 notify.signature_invalid'],
});
