import { OrderingSettings } from '@chalkboard/contracts';
import { changeSettingsRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { Handles, LiveHints, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { OrderingSettingsStore } from '../domain/ordering-settings';
import { BoardManagers, BoardOnly } from '../http/board.guard';

@Controller()
export class ChangeSettingsController {
  constructor(
    private readonly settings: OrderingSettingsStore,
    private readonly hints: LiveHints,
  ) {}

  /** Replaces how a restaurant works its orders: minutes, pause, busy, what happens when nobody answers. */
  // From below: first whose board it is.
  @BoardManagers()
  @BoardOnly()
  @Handles(changeSettingsRoute)
  async change(@Param('shareId') shareId: string, @RouteBody() settings: OrderingSettings): Promise<OrderingSettings> {
    await this.settings.replace(shareId, settings);
    this.hints.send('board', shareId);
    return settings;
  }
}
