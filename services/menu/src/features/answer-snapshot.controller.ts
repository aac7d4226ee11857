import { MenuSnapshotRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { snapshotOf } from '../domain/menu/menu';
import { MenuRepository } from '../domain/menu/menu.repository';

/** Tells another service the newest state of a menu, when its projection does not have it. */
@Controller()
export class AnswerSnapshotController {
  constructor(private readonly menus: MenuRepository) {}

  @MessagePattern(MenuSnapshotRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof MenuSnapshotRpcV1.reply>> {
    const { shareId } = parseInput(MenuSnapshotRpcV1.request, message);
    const stored = await this.menus.findAnyhow(shareId);
    return { snapshot: stored ? snapshotOf(stored) : null };
  }
}
