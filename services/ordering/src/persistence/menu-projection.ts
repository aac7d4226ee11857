import { Injectable } from '@nestjs/common';
import { MenuSnapshot, MenuSnapshotRpcV1 } from '@chalkboard/contracts';
import { DependencyUnavailableError, Requester } from '@chalkboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { endsBoardLinks } from '../domain/board-link-versions';
import { Menus } from '../domain/menus';
import { RAISE_LINK_VERSION } from './table-board-link-versions';

/** Menus as the events told them, in this service's own table. */
@Injectable()
export class MenuProjection extends Menus {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requester: Requester,
  ) {
    super();
  }

  async find(shareId: string): Promise<MenuSnapshot | undefined> {
    return (await this.known(shareId)) ?? (await this.askOwner(shareId));
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
   * Keeps a snapshot unless a newer one is known, or its business is gone: what comes late of that is not kept again. Ends the links to the board where
   * the change asks for it.
   * @param manager of a transaction
   */
  async keep(snapshot: MenuSnapshot, manager: EntityManager): Promise<void> {
    const [before] = (await manager.query('SELECT snapshot FROM menus WHERE share_id = $1 FOR UPDATE', [snapshot.shareId])) as { snapshot: unknown }[];
    const kept: unknown[] = await manager.query(
      `INSERT INTO menus (share_id, version, snapshot)
       SELECT $1, $2::int, $3::jsonb WHERE NOT EXISTS (SELECT 1 FROM businesses WHERE id = $4 AND erased_at IS NOT NULL)
       ON CONFLICT (share_id) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot WHERE menus.version < excluded.version
       RETURNING share_id`,
      [snapshot.shareId, snapshot.version, JSON.stringify(snapshot), snapshot.businessId],
    );
    if (before && kept.length > 0 && endsBoardLinks(MenuSnapshot.parse(before.snapshot), snapshot)) await manager.query(RAISE_LINK_VERSION, [snapshot.shareId]);
  }

  private async known(shareId: string): Promise<MenuSnapshot | undefined> {
    const [row] = (await this.dataSource.query('SELECT snapshot FROM menus WHERE share_id = $1', [shareId])) as { snapshot: unknown }[];
    return row && MenuSnapshot.parse(row.snapshot);
  }

  private async askOwner(shareId: string): Promise<MenuSnapshot | undefined> {
    const { snapshot } = await this.requester.ask(MenuSnapshotRpcV1, { shareId });
    if (!snapshot) return undefined;
    await this.dataSource.transaction((manager) => this.keep(snapshot, manager));
    return snapshot;
  }
}
