import { TableLinksRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { TableKeys } from '../domain/tables/table-keys';
import { Tables } from '../domain/tables/tables';

/** Tells menu where the codes of tables lead, when it prints them for who may change the menu. */
@Controller()
export class AnswerTableLinksController {
  constructor(
    private readonly tables: Tables,
    private readonly keys: TableKeys,
  ) {}

  @MessagePattern(TableLinksRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof TableLinksRpcV1.reply>> {
    const { shareId } = parseInput(TableLinksRpcV1.request, message);
    const tables = await this.tables.list(shareId);
    return { tables: tables.map((table) => ({ name: table.name, path: this.keys.pathOf(table) })) };
  }
}
