import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { OpenBoardRequest, type OpenBoardResponse } from '@chalkboard/contracts';
import { contract, CurrentVisitor, Public, type HttpReply, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { BoardAccess } from '../../domain/board-access';
import { boardCookie } from '../../http/board.guard';

@Controller('api/orders/board-links')
export class OpenBoardController {
  constructor(private readonly access: BoardAccess) {}

  /** The visitor's cookie is given as well: by it two telephones that opened the same link are told apart. */
  @Public('the link is the right to the board')
  @Post()
  @HttpCode(200)
  async open(
    @Body(contract(OpenBoardRequest)) { link }: { link: string },
    @CurrentVisitor() _visitor: Visitor,
    @Req() request: HttpRequest,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<OpenBoardResponse> {
    const { shareId, orderId, until } = await this.access.exchange(link);
    reply.setCookie(boardCookie(shareId), link, { httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', path: `/api/orders/board/${shareId}`, expires: until });
    reply.header('cache-control', 'no-store');
    return { shareId, orderId };
  }
}
