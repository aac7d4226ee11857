import type { AccountClosure } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Announcements } from '../../authority/domain/announcements';
import { Closures } from '../domain/closures';
import { OwnerSessions } from '../domain/owner-sessions';

const HOUR_MS = 3_600_000;

/** Removes accounts whose thirty days are over, with what ends with them, and writes the receipts. */
@Injectable()
export class EraseClosedAccountsHandler {
  private readonly logger = new Logger(EraseClosedAccountsHandler.name);

  constructor(
    private readonly closures: Closures,
    private readonly sessions: OwnerSessions,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** @returns the receipts of what is gone */
  @Interval(HOUR_MS)
  async execute(): Promise<AccountClosure[]> {
    const now = this.clock.now();
    const receipts: AccountClosure[] = [];
    for (const accountId of await this.closures.listDue(now)) {
      // While it can still be told: with the account the record of its sessions is gone.
      await this.sessions.endAll(accountId, now);
      await this.announcements.announce();
      const receipt = await this.closures.erase(accountId, now);
      if (!receipt) continue;
      receipts.push(receipt);
      this.logger.log(`Closed account removed, receipt ${receipt.receipt}: ${JSON.stringify(receipt.removed)}`);
    }
    await this.announcements.announce();
    return receipts;
  }
}
