import { MenuSnapshot } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessStandings, type BusinessStanding } from '../domain/business-standing';
import { Menus } from '../domain/menus';
import { OrderBases, type OrderBasis } from '../domain/order-basis';
import { STANDING } from './business-projection';
import { settingsOf } from './ordering-settings-store';

/** Menus that are remembered; the one used longest ago makes room. */
const MOST_REMEMBERED = 200;

const READ = `
  SELECT menu.snapshot, (SELECT settings FROM ordering_settings WHERE share_id = $1) AS settings,
    (SELECT ${STANDING} FROM businesses WHERE id = menu.snapshot->>'businessId') AS standing
  FROM (SELECT $1::text AS share_id) AS asked LEFT JOIN menus AS menu USING (share_id)`;

/** Reads menu, settings and standing in one statement, and remembers them parsed. */
@Injectable()
export class StoredOrderBases extends OrderBases {
  private readonly bases = new Map<string, OrderBasis>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly menus: Menus,
    private readonly standings: BusinessStandings,
  ) {
    super();
  }

  remembered(shareId: string): OrderBasis | undefined {
    const basis = this.bases.get(shareId);
    if (basis) this.remember(shareId, basis);
    return basis;
  }

  async read(shareId: string): Promise<OrderBasis | undefined> {
    const [row] = (await this.dataSource.query(READ, [shareId])) as {
      snapshot: unknown;
      settings: unknown;
      standing: BusinessStanding | null;
    }[];
    const menu = row?.snapshot ? MenuSnapshot.parse(row.snapshot) : await this.menus.find(shareId);
    if (!menu) return undefined;
    const standing = row?.snapshot ? (row.standing ?? 'open') : await this.standings.of(menu.businessId);
    const basis = { menu, settings: settingsOf(row?.settings), settingsStored: row?.settings ?? null, standing };
    this.remember(shareId, basis);
    return basis;
  }

  private remember(shareId: string, basis: OrderBasis): void {
    this.bases.delete(shareId);
    this.bases.set(shareId, basis);
    const [oldest] = this.bases.keys();
    if (this.bases.size > MOST_REMEMBERED && oldest !== undefined) this.bases.delete(oldest);
  }
}
