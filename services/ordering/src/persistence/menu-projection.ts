import { MenuSnapshot, MenuSnapshotRpcV1 } from '@chalkboard/contracts';
import { countOf, DependencyUnavailableError, mayBeOfOne, Requester, rowsOf } from '@chalkboard/service-kit';
import { MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { endsBoardLinks } from '../domain/board-link-versions';
import { Menus, type MenuHouse } from '../domain/menus';
import { LOOK_AT_ONCE } from './drills/drill-plans';
import { markSalesOfMenu } from './sales/sales-recount';
import { RAISE_LINK_VERSION } from './table-board-link-versions';

/** Menus that are read together at most. */
const BATCH = 100;

const House = MenuSnapshot.omit({ items: true });

// Parsed only where it is looked into.
const Snapshot = z.object({ snapshot: z.unknown() });
const ShareId = z.object({ share_id: z.string() });
const HouseOf = z.object({ share_id: z.string(), house: House });

/** Menus as the events describe them, in this service's own table. */
@Injectable()
export class MenuProjection extends Menus {
  private readonly houses = new MicroBatcher((shareIds: readonly string[]) => this.knownHouses(shareIds), BATCH, {
    mayBeOfOne,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly requester: Requester,
  ) {
    super();
  }

  async find(shareId: string): Promise<MenuSnapshot | undefined> {
    return (await this.known(shareId)) ?? (await this.askOwner(shareId));
  }

  /** Those that are asked for at the same time are read together: streams do so by the hundred. */
  override async house(shareId: string): Promise<MenuHouse | undefined> {
    return (await this.houses.add(shareId)) ?? (await this.askOwner(shareId));
  }

  async ofBusiness(businessId: string): Promise<string[]> {
    const rows = rowsOf(
      ShareId,
      // As the index is written.
      await this.dataSource.query(
        `SELECT share_id FROM menus WHERE snapshot ? 'businessId' AND snapshot->>'businessId' = $1`,
        [businessId],
      ),
    );
    return rows.map(({ share_id }) => share_id);
  }

  async findNewest(shareId: string): Promise<MenuSnapshot | undefined> {
    try {
      return await this.askOwner(shareId);
    } catch (error) {
      if (error instanceof DependencyUnavailableError) return this.known(shareId);
      throw error;
    }
  }

  /**
   * Keeps a snapshot, without what only tickets need, unless a newer one is known, or its business is gone: what comes
   * late of that is not kept again. Ends the links to the board where the change asks for it.
   * @param manager of a transaction
   */
  async keep({ secondLanguage: _kitchens, ...snapshot }: MenuSnapshot, manager: EntityManager): Promise<void> {
    const [before] = rowsOf(
      Snapshot,
      await manager.query('SELECT snapshot FROM menus WHERE share_id = $1 FOR UPDATE', [snapshot.shareId]),
    );
    const kept = countOf(
      await manager.query(
        `INSERT INTO menus (share_id, version, snapshot)
       SELECT $1, $2::int, $3::jsonb WHERE NOT EXISTS (SELECT 1 FROM businesses WHERE id = $4 AND erased_at IS NOT NULL)
       ON CONFLICT (share_id) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot WHERE menus.version < excluded.version
       RETURNING share_id`,
        [snapshot.shareId, snapshot.version, JSON.stringify(snapshot), snapshot.businessId],
      ),
    );
    if (kept > 0) await manager.query(LOOK_AT_ONCE, [snapshot.shareId]);
    if (!before || kept === 0) return;
    const known = MenuSnapshot.parse(before.snapshot);
    if (endsBoardLinks(known, snapshot)) await manager.query(RAISE_LINK_VERSION, [snapshot.shareId]);
    if (known.timeZone !== snapshot.timeZone) await markSalesOfMenu(snapshot.shareId, manager);
  }

  private async known(shareId: string): Promise<MenuSnapshot | undefined> {
    const [row] = rowsOf(
      Snapshot,
      await this.dataSource.query('SELECT snapshot FROM menus WHERE share_id = $1', [shareId]),
    );
    return row && MenuSnapshot.parse(row.snapshot);
  }

  private async knownHouses(shareIds: readonly string[]): Promise<(MenuHouse | undefined)[]> {
    const rows = rowsOf(
      HouseOf,
      await this.dataSource.query(`SELECT share_id, snapshot - 'items' AS house FROM menus WHERE share_id = ANY ($1)`, [
        [...new Set(shareIds)],
      ]),
    );
    const houses = new Map(rows.map(({ share_id, house }) => [share_id, house]));
    return shareIds.map((shareId) => houses.get(shareId));
  }

  private async askOwner(shareId: string): Promise<MenuSnapshot | undefined> {
    const { snapshot } = await this.requester.ask(MenuSnapshotRpcV1, { shareId });
    if (!snapshot) return undefined;
    await this.dataSource.transaction((manager) => this.keep(snapshot, manager));
    return snapshot;
  }
}
