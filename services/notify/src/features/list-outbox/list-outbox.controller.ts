import { isIP } from 'node:net';
import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import type { OutboxResponse } from '@chalkboard/contracts';
import { contract, Public, type HttpRequest } from '@chalkboard/service-kit';
import { z } from 'zod';
import { OutboxNotAvailableError } from '../../domain/notify.errors';
import { LocalOutbox } from '../../persistence/local-outbox';

export const LOCAL_OUTBOX_OPEN = Symbol('local outbox open');

const ListOutboxQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  orderNumber: z.string().min(1).max(40).optional(),
});
type ListOutboxQuery = z.infer<typeof ListOutboxQuery>;

/** Lets a developer read what would have been sent. */
@Controller('api/notify')
export class ListOutboxController {
  constructor(
    private readonly outbox: LocalOutbox,
    @Inject(LOCAL_OUTBOX_OPEN) private readonly open: boolean,
  ) {}

  @Public('only on this machine, and only where messages do not leave it')
  @Get('outbox')
  list(@Query(contract(ListOutboxQuery)) query: ListOutboxQuery, @Req() request: HttpRequest): Promise<OutboxResponse> {
    // Every hop has to be this machine: the farthest one is whatever the caller claims.
    const hops = [request.socket.remoteAddress ?? '', ...(request.ips ?? [])];
    if (!this.open || !hops.every(isLoopback)) throw new OutboxNotAvailableError();
    return this.outbox.list(query);
  }
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
