import { Body, Controller, Param, Put } from '@nestjs/common';
import { OrderingSettings } from '@chalkboard/contracts';
import { contract, LiveHints } from '@chalkboard/service-kit';
import { OrderingSettingsStore } from '../../domain/ordering-settings';
import { BoardOnly } from '../../http/board.guard';

@Controller('api/orders/board')
export class ChangeSettingsController {
  constructor(
    private readonly settings: OrderingSettingsStore,
    private readonly hints: LiveHints,
  ) {}

  /** Replaces how a restaurant works its orders: minutes, pause, busy, what happens when nobody answers. */
  @BoardOnly()
  @Put(':shareId/settings')
  async change(@Param('shareId') shareId: string, @Body(contract(OrderingSettings)) settings: OrderingSettings): Promise<OrderingSettings> {
    await this.settings.replace(shareId, settings);
    this.hints.send('board', shareId);
    return settings;
  }
}
