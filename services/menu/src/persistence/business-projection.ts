import type { PlanId, RegistrationStatus } from '@chalkboard/contracts';
import { countOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Businesses, type KnownBusiness } from '../domain/menu/businesses';
import { BusinessEntity } from './business.entity';
import { DirectoryEntries } from './directory-entries';
import { MenuEntity } from './menu.entity';

/**
 * Businesses in this service's own table: of plan, of status and of closing the newest version counts, in whatever
 * order they are told.
 */
@Injectable()
export class BusinessProjection extends Businesses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: DirectoryEntries,
  ) {
    super();
  }

  async find(id: string): Promise<KnownBusiness | undefined> {
    const row = await this.dataSource.manager.findOneBy(BusinessEntity, { id });
    return row ? { id, plan: row.plan, status: row.status, closed: row.closedAt !== null } : undefined;
  }

  async keepUnlessKnown({ id, plan, status }: Pick<KnownBusiness, 'id' | 'plan' | 'status'>): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(BusinessEntity)
      .values({ id, plan, status })
      .orIgnore()
      .execute();
  }

  /**
   * @param plan the one in force
   * @param version the plan's own
   */
  async keepPlan(id: string, plan: PlanId, version: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO businesses (id, plan, plan_version) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET plan = excluded.plan, plan_version = excluded.plan_version WHERE businesses.plan_version < excluded.plan_version`,
      [id, plan, version],
    );
  }

  /** @param version the business's, with this status */
  async keepStatus(id: string, status: RegistrationStatus, version: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO businesses (id, status, status_version) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET status = excluded.status, status_version = excluded.status_version WHERE businesses.status_version < excluded.status_version`,
      [id, status, version],
    );
    await this.directory.keepAllOf(id, manager);
  }

  /**
   * @param closedAt null: reopened
   * @param version the business's, with this
   * @returns the menus (`shareId`) of it, where anything changed
   */
  async keepClosing(id: string, closedAt: string | null, version: number, manager: EntityManager): Promise<string[]> {
    const changed = countOf(
      await manager.query(
        `INSERT INTO businesses (id, closed_at, closing_version) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET closed_at = excluded.closed_at, closing_version = excluded.closing_version
         WHERE businesses.closing_version < excluded.closing_version AND businesses.erased_at IS NULL
       RETURNING id`,
        [id, closedAt, version],
      ),
    );
    if (changed === 0) return [];
    await this.directory.keepAllOf(id, manager);
    const menus = await manager.find(MenuEntity, { select: { shareId: true }, where: { businessId: id } });
    return menus.map(({ shareId }) => shareId);
  }
}
