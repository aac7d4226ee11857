import { countOf, mayBeOfOne, rowsOf } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Stock, type Portions } from '../domain/stock';
import { ItemStockEntity, StockHoldEntity } from './stock.entities';

const Item = z.object({ share_id: z.string(), item_id: z.string(), remaining: z.int() });

/** Menus whose counts are read together at most. */
const BATCH = 100;

@Injectable()
export class TableStock extends Stock {
  private readonly asked = new MicroBatcher((shareIds: readonly string[]) => this.read(shareIds), BATCH, {
    mayBeOfOne,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Those that are asked for at the same time are read together. */
  of(shareId: string): Promise<Portions> {
    return this.asked.add(shareId);
  }

  /** The menu's row is locked first, as by the erasure of its business. */
  count(shareId: string, itemId: string, remaining: number | undefined): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const known = countOf(await manager.query('SELECT 1 FROM menus WHERE share_id = $1 FOR UPDATE', [shareId]));
      if (known === 0) return false;
      if (remaining === undefined) {
        await manager.delete(ItemStockEntity, { shareId, itemId });
        await manager.delete(StockHoldEntity, { shareId, itemId });
      } else {
        const left = { shareId, itemId, remaining, updatedAt: this.clock.now() };
        await manager.upsert(ItemStockEntity, left, ['shareId', 'itemId']);
      }
      await manager.query(
        'UPDATE menus SET counted = EXISTS (SELECT 1 FROM item_stock WHERE item_stock.share_id = menus.share_id) WHERE share_id = $1',
        [shareId],
      );
      return true;
    });
  }

  private async read(shareIds: readonly string[]): Promise<Portions[]> {
    const rows = rowsOf(
      Item,
      await this.dataSource.query(
        'SELECT share_id, item_id, remaining FROM item_stock WHERE share_id = ANY ($1) ORDER BY share_id, item_id',
        [[...new Set(shareIds)]],
      ),
    );
    return shareIds.map(
      (shareId) =>
        new Map(
          rows.filter(({ share_id }) => share_id === shareId).map(({ item_id, remaining }) => [item_id, remaining]),
        ),
    );
  }
}
