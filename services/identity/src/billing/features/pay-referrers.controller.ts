import {
  AdminPayoutFilter,
  AdminPayoutsQuery,
  PLAN_CURRENCY,
  RecordPayoutRequest,
  type AdminPayout,
  type AdminPayoutEntries,
  type AdminPayouts,
  type StaffClaims,
} from '@chalkboard/contracts';
import {
  exportPayoutsRoute,
  listPayoutEntriesRoute,
  listPayoutsRoute,
  recordPayoutRoute,
} from '@chalkboard/contracts/api/identity/billing.routes';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { csvFile, CurrentStaff, Handles, idOf, RouteBody, RouteQuery, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param, Req, type StreamableFile } from '@nestjs/common';
import { AuditLog } from '../../authority/domain/audit-log';
import { ReferralNotFoundError } from '../domain/billing.errors';
import { Payouts } from '../domain/payouts';

const COLUMNS = [
  'Referred',
  'Referrer',
  'Restaurant',
  'Business',
  `Reward (${PLAN_CURRENCY})`,
  'State',
  'Method',
  'Reference',
  'Note',
  'Recorded',
];

/** Rewards for referrals: what is owed, and what staff did about it. */
@Controller()
export class PayReferrersController {
  constructor(
    private readonly payouts: Payouts,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Handles(listPayoutsRoute)
  list(@RouteQuery() query: AdminPayoutsQuery): Promise<AdminPayouts> {
    return this.payouts.list(query);
  }

  /** Who took it, and what of it, is noted before the first line is read. */
  @Handles(exportPayoutsRoute)
  async export(
    @RouteQuery() filter: AdminPayoutFilter,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<StreamableFile> {
    const now = this.clock.now();
    // What was looked for may be somebody's address.
    await this.audit.record({
      staffId,
      address,
      action: 'billing.payouts_exported',
      after: { state: filter.state, searched: filter.search !== undefined },
      at: now,
    });
    return csvFile(`payouts-${now.toISOString().slice(0, 10)}.csv`, COLUMNS, lines(this.payouts.exportAll(filter)));
  }

  @Handles(listPayoutEntriesRoute)
  entries(@Param('referralId', idOf(ReferralNotFoundError)) referralId: string): Promise<AdminPayoutEntries> {
    return this.payouts.entries(referralId);
  }

  @Handles(recordPayoutRoute)
  record(
    @Param('referralId', idOf(ReferralNotFoundError)) referralId: string,
    @RouteBody() request: RecordPayoutRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminPayout> {
    return this.payouts.record(referralId, request, { staffId, address }, this.clock.now());
  }
}

async function* lines(parts: AsyncIterable<readonly AdminPayout[]>) {
  for await (const payouts of parts) {
    yield payouts.map(({ record, business, ...payout }) => [
      payout.submittedAt,
      payout.referrerEmail,
      payout.restaurantEmail,
      business?.name,
      minorToDecimal(payout.rewardMinor, PLAN_CURRENCY),
      payout.state,
      record?.method,
      record?.reference,
      record?.note,
      record?.at,
    ]);
  }
}
