import { markSeenRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles, LiveHints, RouteBody } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import type { OpenBoard } from '../domain/board-access';
import { BoardRepository } from '../domain/board.repository';
import { BoardOnly, CurrentBoard } from '../http/board.guard';

@BoardOnly()
@Controller()
export class MarkSeenController {
  constructor(
    private readonly boards: BoardRepository,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /** The orders stay at their version: having been looked at stands in the way of nobody's move. */
  @Handles(markSeenRoute)
  async mark(@CurrentBoard() { shareId }: OpenBoard, @RouteBody() { orderIds }: { orderIds: string[] }): Promise<void> {
    const marked = await this.boards.markSeen(shareId, orderIds, this.clock.now());
    for (const orderId of marked) this.hints.send('order', orderId);
    if (marked.length > 0) this.hints.send('board', shareId);
  }
}
