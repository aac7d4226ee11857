import type { CloudPrinterPoll } from '@chalkboard/contracts';
import {
  fetchTicketRoute,
  pollCloudPrinterRoute,
  settleTicketRoute,
} from '@chalkboard/contracts/api/notify/cloud-printers.routes';
import type { BodyOf, QueryOf } from '@chalkboard/contracts/api/route';
import { Handles, type HttpReply, RouteBody, RouteQuery } from '@chalkboard/service-kit';
import { Controller, Header, Param, Res } from '@nestjs/common';
import { ServeCloudPrinterHandler } from './serve-cloud-printer.handler';

/** Star CloudPRNT: a printer asks whether there is a ticket, fetches it, and says what became of it. */
@Controller()
export class ServeCloudPrinterController {
  constructor(private readonly handler: ServeCloudPrinterHandler) {}

  @Handles(pollCloudPrinterRoute)
  @Header('cache-control', 'no-store')
  poll(
    @Param('secret') secret: string,
    @RouteBody() body: BodyOf<typeof pollCloudPrinterRoute>,
  ): Promise<CloudPrinterPoll> {
    return this.handler.poll(secret, body?.statusCode);
  }

  @Handles(fetchTicketRoute)
  async fetch(
    @Param('secret') secret: string,
    @RouteQuery() { type, token }: QueryOf<typeof fetchTicketRoute>,
    @Res() reply: HttpReply,
  ): Promise<void> {
    const ticket = await this.handler.fetch(secret, type, token);
    // Of text the printer itself has to be told to cut it off.
    await reply
      .headers({ 'content-type': type, 'cache-control': 'no-store', 'x-star-cut': 'partial; feed=true' })
      .send(ticket);
  }

  @Handles(settleTicketRoute)
  result(
    @Param('secret') secret: string,
    @RouteQuery() { code, token }: QueryOf<typeof settleTicketRoute>,
  ): Promise<void> {
    return this.handler.result(secret, code, token);
  }
}
