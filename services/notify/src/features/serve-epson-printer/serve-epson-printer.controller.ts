import { serveEpsonPrinterRoute } from '@chalkboard/contracts/api/notify/epson-printers.routes';
import type { BodyOf } from '@chalkboard/contracts/api/route';
import { Handles, RouteBody, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import { ServeEpsonPrinterHandler } from './serve-epson-printer.handler';

/** Epson Server Direct Print: a printer asks for its ticket, and says what became of it and how it is. */
@Controller()
export class ServeEpsonPrinterController {
  constructor(private readonly handler: ServeEpsonPrinterHandler) {}

  @Handles(serveEpsonPrinterRoute)
  async serve(
    @Param('secret') secret: string,
    @RouteBody() { ConnectionType, ResponseFile = '', Status = '' }: BodyOf<typeof serveEpsonPrinterRoute>,
    @Res() reply: HttpReply,
  ): Promise<void> {
    const answer = await this.answer(secret, ConnectionType, { ResponseFile, Status });
    await reply.headers({ 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' }).send(answer);
  }

  private async answer(
    secret: string,
    type: BodyOf<typeof serveEpsonPrinterRoute>['ConnectionType'],
    { ResponseFile, Status }: { readonly ResponseFile: string; readonly Status: string },
  ): Promise<string> {
    if (type === 'GetRequest') return this.handler.poll(secret);
    await (type === 'SetResponse' ? this.handler.result(secret, ResponseFile) : this.handler.status(secret, Status));
    return '';
  }
}
