import { SoldOutRpcV1 } from '@chalkboard/contracts';
import { LiveHints, parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { hasSellable, withSoldOut } from '../domain/menu/menu';
import { MenuRepository } from '../domain/menu/menu.repository';

/** Marks a dish, a size or an extra sold out, or there again, as ordering asks from the board. */
@Controller()
export class SellOutController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly hints: LiveHints,
  ) {}

  @MessagePattern(SoldOutRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof SoldOutRpcV1.reply>> {
    const { shareId, soldOut, until, ...what } = parseInput(SoldOutRpcV1.request, message);
    const before = await this.menus.findAnyhow(shareId);
    if (!before || before.withdrawn || !hasSellable(before, what)) return { version: null };
    const changed = await this.menus.change(shareId, 'updated', (stored) => withSoldOut(stored, what, soldOut, until));
    this.hints.send('menu', shareId);
    return { version: hasSellable(changed, what) ? changed.menu.version : null };
  }
}
