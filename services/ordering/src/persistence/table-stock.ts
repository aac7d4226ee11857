import { mayBeOfOne } from '@chalkboard/service-kit';
import { Clock, MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Stock, type Portions } from '../domain/stock';

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
      const known = (await manager.query('SELECT 1 FROM menus WHERE share_id = $1 FOR UPDATE', [shareId])) as unknown[];
      if (known.length === 0) return false;
      if (remaining === undefined) {
        await manager.query('DELETE FROM item_stock WHERE share_id = $1 AND item_id = $2', [shareId, itemId]);
        await manager.query('DELETE FROM stock_holds WHERE share_id = $1 AND item_id = $2', [shareId, itemId]);
      } else {
        await manager.query(
          `INSERT INTO item_stock (share_id, item_id, remaining, updated_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (share_id, item_id) DO UPDATE SET remaining = excluded.remaining, updated_at = excluded.updated_at`,
          [shareId, itemId, remaining, this.clock.now()],
        );
      }
      await manager.query(
        'UPDATE menus SET counted = EXISTS (SELECT 1 FROM item_stock WHERE item_stock.share_id = menus.share_id) WHERE share_id = $1',
        [shareId],
      );
      return true;
    });
  }

  private async read(shareIds: readonly string[]): Promise<Portions[]> {
    const rows = (await this.dataSource.query(
      'SELECT share_id, item_id, remaining FROM item_stock WHERE share_id = ANY ($1) ORDER BY share_id, item_id',
      [[...new Set(shareIds)]],
    )) as { share_id: string; item_id: string; remaining: number }[];
    return shareIds.map(
      (shareId) =>
        new Map(
          rows.filter(({ share_id }) => share_id === shareId).map(({ item_id, remaining }) => [item_id, remaining]),
        ),
    );
  }
}
