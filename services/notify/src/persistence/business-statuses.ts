import type { RegistrationStatus } from '@chalkboard/contracts';
import { DependencyUnavailableError } from '@chalkboard/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountNotices } from '../domain/account-notices';

/**
 * What staff has decided of businesses, as identity's events tell it; the last version wins. What menus may text goes
 * by it.
 */
@Injectable()
export class BusinessStatuses {
  private readonly logger = new Logger(BusinessStatuses.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: AccountNotices,
  ) {}

  async keep(businessId: string, status: RegistrationStatus, version: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO businesses (id, status, version) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET status = excluded.status, version = excluded.version WHERE businesses.version < excluded.version`,
      [businessId, status, version],
    );
  }

  /**
   * Asks for the status of a business that was decided before events told of it here. Nothing waits for that: until
   * then it is not approved.
   */
  async learn(businessId: string): Promise<void> {
    try {
      const notice = await this.notices.business(businessId);
      if (notice) await this.keep(businessId, notice.registrationStatus, 0, this.dataSource.manager);
    } catch (error) {
      if (!(error instanceof DependencyUnavailableError)) throw error;
      this.logger.warn(
        `Whether the business ${businessId} is approved cannot be asked now: its menus text few numbers until it is known`,
      );
    }
  }
}
