import { isIP } from 'node:net';
import type { OutboxResponse } from '@chalkboard/contracts';
import { listOutboxRoute } from '@chalkboard/contracts/api/notify/outbox.routes';
import type { QueryOf } from '@chalkboard/contracts/api/route';
import { Handles, type HttpRequest, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Inject, Req } from '@nestjs/common';
import { OutboxNotAvailableError } from '../domain/notify.errors';
import { LocalOutbox } from '../persistence/local-outbox';

export const LOCAL_OUTBOX_OPEN = Symbol('local outbox open');

/** Lets a developer read what would have been sent. */
@Controller()
export class ListOutboxController {
  constructor(
    private readonly outbox: LocalOutbox,
    @Inject(LOCAL_OUTBOX_OPEN) private readonly open: boolean,
  ) {}

  @Handles(listOutboxRoute)
  list(@RouteQuery() query: QueryOf<typeof listOutboxRoute>, @Req() request: HttpRequest): Promise<OutboxResponse> {
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
