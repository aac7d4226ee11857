import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { MarkSeenRequest } from '@chalkboard/contracts';
import { contract, LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import type { OpenBoard } from '../../domain/board-access';
import { BoardRepository } from '../../domain/board.repository';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';

@BoardOnly()
@Controller('api/orders/board/:shareId/seen')
export class MarkSeenController {
  constructor(
    private readonly boards: BoardRepository,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /** The orders stay at their version: having been looked at stands in the way of nobody's move. */
  @Post()
  @HttpCode(204)
  async mark(@CurrentBoard() { shareId }: OpenBoard, @Body(contract(MarkSeenRequest)) { orderIds }: { orderIds: string[] }): Promise<void> {
    const marked = await this.boards.markSeen(shareId, orderIds, this.clock.now());
    for (const orderId of marked) this.hints.send('order', orderId);
    if (marked.length > 0) this.hints.send('board', shareId);
  }
}
