import { MenuSnapshot, TipRules } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BUSINESS_STATES, BusinessStates } from '../domain/business-state';
import { Menus } from '../domain/menus';
import { OrderBases, type OrderBasis } from '../domain/order-basis';
import { STATE } from './business-projection';
import { settingsOf } from './ordering-settings-store';

/** Menus that are remembered; the one used longest ago makes room. */
const MAX_REMEMBERED = 200;

const READ = `
  SELECT menu.snapshot, coalesce(menu.counted, false) AS counted, (SELECT settings FROM ordering_settings WHERE share_id = $1) AS settings,
    (SELECT tips FROM payment_settings WHERE share_id = $1) AS tips,
    (SELECT ${STATE} FROM businesses WHERE id = menu.snapshot->>'businessId') AS standing
  FROM (SELECT $1::text AS share_id) AS asked LEFT JOIN menus AS menu USING (share_id)`;

const Row = z.object({
  snapshot: MenuSnapshot.nullable(),
  counted: z.boolean(),
  /** `settingsOf` parses them; the order is compared with them as they are stored. */
  settings: z.unknown(),
  tips: TipRules.nullable(),
  standing: z.enum(BUSINESS_STATES).nullable(),
});

/** Reads menu, settings and state in one statement, and remembers them parsed. */
@Injectable()
export class StoredOrderBases extends OrderBases {
  private readonly bases = new Map<string, OrderBasis>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: Menus,
    private readonly states: BusinessStates,
  ) {
    super();
  }

  remembered(shareId: string): OrderBasis | undefined {
    const basis = this.bases.get(shareId);
    if (basis) this.remember(shareId, basis);
    return basis;
  }

  async read(shareId: string): Promise<OrderBasis | undefined> {
    const [row] = rowsOf(Row, await this.dataSource.query(READ, [shareId]));
    const menu = row?.snapshot ?? (await this.menus.find(shareId));
    if (!menu) return undefined;
    const state = row?.snapshot ? (row.standing ?? 'open') : await this.states.of(menu.businessId);
    const basis = {
      menu,
      settings: settingsOf(row?.settings),
      settingsStored: row?.settings ?? null,
      ...(row?.tips && { tips: row.tips }),
      state,
      counted: row?.counted ?? false,
    };
    this.remember(shareId, basis);
    return basis;
  }

  private remember(shareId: string, basis: OrderBasis): void {
    this.bases.delete(shareId);
    this.bases.set(shareId, basis);
    const [oldest] = this.bases.keys();
    if (this.bases.size > MAX_REMEMBERED && oldest !== undefined) this.bases.delete(oldest);
  }
}
