import type { RegistrationStatus } from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { BUSINESS_STATES, BusinessStates, type BusinessState } from '../domain/business-state';

/** A state in SQL, over a row of `businesses`. */
export const STATE = `CASE WHEN closed_at IS NOT NULL THEN 'closed' WHEN status = 'rejected' THEN 'rejected' ELSE 'open' END`;

const Standing = z.object({ standing: z.enum(BUSINESS_STATES) });

/** That the platform has approved a business and it is not closed, in SQL over a row of `businesses`. */
export const APPROVED = `businesses.status = 'approved' AND businesses.closed_at IS NULL AND businesses.erased_at IS NULL`;

/**
 * Businesses as identity's events describe them: of status and of closing the newest version counts, in whatever order
 * they come.
 */
@Injectable()
export class BusinessProjection extends BusinessStates {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async of(businessId: string | undefined): Promise<BusinessState> {
    if (businessId === undefined) return 'open';
    const [row] = rowsOf(
      Standing,
      await this.dataSource.query(`SELECT ${STATE} AS standing FROM businesses WHERE id = $1`, [businessId]),
    );
    return row?.standing ?? 'open';
  }

  /** @param version the business's, with this status */
  async keepStatus(
    businessId: string,
    status: RegistrationStatus,
    version: number,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO businesses (id, status, status_version) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET status = excluded.status, status_version = excluded.status_version WHERE businesses.status_version < excluded.status_version`,
      [businessId, status, version],
    );
  }

  /**
   * @param closedAt null: reopened
   * @param version the business's, with this
   */
  async keepClosing(
    businessId: string,
    closedAt: string | null,
    version: number,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO businesses (id, closed_at, closing_version) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET closed_at = excluded.closed_at, closing_version = excluded.closing_version
         WHERE businesses.closing_version < excluded.closing_version AND businesses.erased_at IS NULL`,
      [businessId, closedAt, version],
    );
  }
}
