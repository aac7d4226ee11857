import type { OpenBoardResponse } from '@chalkboard/contracts';
import { openBoardRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import {
  CurrentVisitor,
  Handles,
  type HttpReply,
  type HttpRequest,
  RouteBody,
  type Visitor,
} from '@chalkboard/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { BoardAccess } from '../domain/board-access';
import { boardCookie } from '../http/board.guard';

@Controller()
export class OpenBoardController {
  constructor(private readonly access: BoardAccess) {}

  /** The visitor's cookie is given as well: by it two telephones that opened the same link are told apart. */
  @Handles(openBoardRoute)
  async open(
    @RouteBody() { link }: { link: string },
    @CurrentVisitor() _visitor: Visitor,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<OpenBoardResponse> {
    const { shareId, orderId, until } = await this.access.exchange(link);
    reply.setCookie(boardCookie(shareId), link, {
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      path: `/api/orders/board/${shareId}`,
      expires: until,
    });
    reply.header('cache-control', 'no-store');
    return { shareId, orderId };
  }
}
