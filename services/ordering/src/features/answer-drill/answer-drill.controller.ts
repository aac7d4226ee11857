import { openAgainRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles, LiveHints } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOnly, CurrentBoard } from '../../http/board.guard';
import { OpeningDrills } from '../../persistence/drills/opening-drills';

@Controller()
export class AnswerDrillController {
  constructor(
    private readonly drills: OpeningDrills,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /** Somebody at the board says that they are there. Said again it changes nothing. */
  @BoardOnly()
  @Handles(openAgainRoute)
  async answer(@CurrentBoard() { shareId }: OpenBoard): Promise<void> {
    if (await this.drills.pressed(shareId, this.clock.now())) this.hints.send('board', shareId);
  }
}
