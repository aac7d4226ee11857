import type { CallStaffRequest, TableVisit, VisitTableRequest } from '@chalkboard/contracts';
import {
  callStaffRoute,
  followTableRoute,
  leaveTableRoute,
  showTableRoute,
  visitTableRoute,
} from '@chalkboard/contracts/api/ordering/tables.routes';
import {
  CurrentVisitor,
  Handles,
  LiveStreams,
  RouteBody,
  type CookieRequest,
  type HttpReply,
  type Visitor,
} from '@chalkboard/service-kit';
import { Controller, Header, Param, Req, Res } from '@nestjs/common';
import { clearTableCookie, setTableCookie, tableCookie } from '../../http/table-cookie';
import { VisitTableHandler } from './visit-table.handler';

/** What guests at a table do besides ordering. */
@Controller()
export class VisitTableController {
  constructor(
    private readonly handler: VisitTableHandler,
    private readonly streams: LiveStreams,
  ) {}

  /** The visitor's cookie is given as well: by it the phones of a table are told apart. */
  @Handles(visitTableRoute)
  async visit(
    @Param('shareId') shareId: string,
    @RouteBody() { code }: VisitTableRequest,
    @CurrentVisitor() _visitor: Visitor,
    @Req() request: CookieRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<TableVisit> {
    const { seat, until, visit } = await this.handler.join(shareId, code);
    setTableCookie(request, reply, { shareId, seat, until });
    reply.header('cache-control', 'no-store');
    return visit;
  }

  @Handles(leaveTableRoute)
  leave(@Param('shareId') shareId: string, @Res({ passthrough: true }) reply: HttpReply): void {
    clearTableCookie(reply, shareId);
  }

  @Handles(showTableRoute)
  @Header('cache-control', 'no-store')
  show(@Param('shareId') shareId: string, @Req() request: CookieRequest): Promise<TableVisit> {
    return this.handler.show(shareId, tableCookie(request, shareId));
  }

  @Handles(followTableRoute)
  async follow(
    @Param('shareId') shareId: string,
    @Req() request: CookieRequest,
    @Res() reply: HttpReply,
  ): Promise<void> {
    const reader = await this.handler.reader(shareId, tableCookie(request, shareId));
    return this.streams.open(this.handler.feed, reader, reply);
  }

  @Handles(callStaffRoute)
  call(
    @Param('shareId') shareId: string,
    @RouteBody() request: CallStaffRequest,
    @Req() cookies: CookieRequest,
  ): Promise<TableVisit> {
    return this.handler.call(shareId, tableCookie(cookies, shareId), request);
  }
}
