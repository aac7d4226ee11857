import { BusinessSetUpV1 } from '@chalkboard/contracts';
import { Outbox, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const Versioned = z.object({ version: z.int() });

/** When a business is set up: with its first published menu. */
@Injectable()
export class BusinessSetUp {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Notes that a business has a published menu, and tells of the first one; of every later one nothing.
   * @param at when it became so, as the menu's event says
   */
  async note(businessId: string, at: string, manager: EntityManager): Promise<void> {
    const [row] = rowsOf(
      Versioned,
      await manager.query(
        'UPDATE businesses SET set_up_at = $2, version = version + 1 WHERE id = $1 AND set_up_at IS NULL RETURNING version',
        [businessId, at],
      ),
    );
    if (!row) return;
    const data = { businessId, setUpAt: new Date(at).toISOString() };
    await this.outbox.append(manager, {
      definition: BusinessSetUpV1,
      aggregateId: businessId,
      aggregateVersion: row.version,
      data,
    });
  }
}
