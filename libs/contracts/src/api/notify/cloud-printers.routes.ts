import { z } from 'zod';
import { CloudPrinterPoll } from '../../http/channels';
import { file, nothing, open, route } from '../route';

const PollBody = z.object({ statusCode: z.string().max(200).optional() }).nullish();

export const pollCloudPrinterRoute = route({
  id: 'notify.pollCloudPrinter',
  method: 'POST',
  path: '/api/notify/cloudprnt/:secret',
  summary: 'A printer asks whether there is a ticket (Star CloudPRNT).',
  access: open('a printer calls it; the secret in the address is its right'),
  body: PollBody,
  answers: { 200: CloudPrinterPoll },
  problems: ['404 notify.printer_not_found'],
});

const JobQuery = z.object({ type: z.string().max(100), token: z.uuid().optional() });

export const fetchTicketRoute = route({
  id: 'notify.fetchTicket',
  method: 'GET',
  path: '/api/notify/cloudprnt/:secret',
  summary: 'A printer fetches its ticket.',
  access: open('a printer calls it; the secret in the address is its right'),
  query: JobQuery,
  answers: { 200: file('application/vnd.star.starprnt', 'text/plain') },
  problems: ['404 notify.printer_not_found', '415 notify.media_type_unknown'],
});

const ResultQuery = z.object({ code: z.string().max(200), token: z.uuid().optional() });

export const settleTicketRoute = route({
  id: 'notify.settleTicket',
  method: 'DELETE',
  path: '/api/notify/cloudprnt/:secret',
  summary: 'A printer says what became of its ticket.',
  access: open('a printer calls it; the secret in the address is its right'),
  query: ResultQuery,
  answers: { 200: nothing },
  problems: ['404 notify.printer_not_found'],
});
