import { printAgainRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles, RouteParam } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { PrintAgainHandler } from './print-again.handler';

@BoardOnly()
@Controller()
export class PrintAgainController {
  constructor(private readonly handler: PrintAgainHandler) {}

  @Handles(printAgainRoute)
  print(@CurrentBoard() board: OpenBoard, @RouteParam('orderId') orderId: string): Promise<void> {
    return this.handler.execute(board, orderId);
  }
}
