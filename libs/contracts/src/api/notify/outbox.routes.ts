import { z } from 'zod';
import { OutboxResponse } from '../../http/notify';
import { open, route } from '../route';

const ListOutboxQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  orderNumber: z.string().min(1).max(40).optional(),
});

export const listOutboxRoute = route({
  id: 'notify.listOutbox',
  method: 'GET',
  path: '/api/notify/outbox',
  summary: 'What would have been sent: on this machine only, and only where no message leaves it.',
  access: open('only on this machine, and only where messages do not leave it'),
  query: ListOutboxQuery,
  answers: { 200: OutboxResponse },
  problems: ['404 notify.outbox_not_available'],
});
