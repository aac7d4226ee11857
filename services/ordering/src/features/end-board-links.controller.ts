import { endBoardLinksRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import type { OpenBoard } from '../domain/board-access';
import { BoardLinkVersions } from '../domain/board-link-versions';
import { OrderError } from '../domain/order.errors';
import { BoardManagers, BoardOnly, CurrentBoard } from '../http/board.guard';

@BoardOnly()
@Controller()
export class EndBoardLinksController {
  constructor(private readonly versions: BoardLinkVersions) {}

  /** Not by a link: whoever holds one could else shut out those whom it was sent to. */
  @BoardManagers()
  @Handles(endBoardLinksRoute)
  async end(@CurrentBoard() { shareId, means }: OpenBoard): Promise<void> {
    if (means === 'link')
      throw new OrderError(
        'ordering.board_denied',
        'Only who may change the menu can end these links. Sign in, or use the device on which you made the menu.',
      );
    await this.versions.raise(shareId);
  }
}
