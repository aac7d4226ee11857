import { Controller, Delete, HttpCode } from '@nestjs/common';
import { BoardLinkVersions } from '../../domain/board-link-versions';
import type { OpenBoard } from '../../domain/board-access';
import { OrderError } from '../../domain/order.errors';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';

@BoardOnly()
@Controller('api/orders/board/:shareId/links')
export class EndBoardLinksController {
  constructor(private readonly versions: BoardLinkVersions) {}

  /** Not by a link: whoever holds one could else shut out those whom it was sent to. */
  @Delete()
  @HttpCode(204)
  async end(@CurrentBoard() { shareId, means }: OpenBoard): Promise<void> {
    if (means === 'link') throw new OrderError('ordering.board_denied', 'Only who may change the menu can end these links. Sign in, or use the device on which you made the menu.');
    await this.versions.raise(shareId);
  }
}
