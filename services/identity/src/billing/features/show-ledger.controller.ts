import {
  AdminLedgerFilter,
  AdminLedgerQuery,
  PLAN_CURRENCY,
  type AdminLedger,
  type LedgerEntry,
  type StaffClaims,
} from '@chalkboard/contracts';
import { exportLedgerRoute, listLedgerRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';
import { csvFile, CurrentStaff, Handles, RouteQuery, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Req, type StreamableFile } from '@nestjs/common';
import { AuditLog } from '../../authority/domain/audit-log';
import { Ledger } from '../domain/subscriptions';

const COLUMNS = [
  'At',
  'Business',
  'Business id',
  'Number',
  'Kind',
  'Plan',
  'From',
  'Until',
  `Amount (${PLAN_CURRENCY})`,
  `Balance (${PLAN_CURRENCY})`,
  'Collection',
];

/** Charges and credits of all businesses. */
@Controller()
export class ShowLedgerController {
  constructor(
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  @Handles(listLedgerRoute)
  list(@RouteQuery() query: AdminLedgerQuery): Promise<AdminLedger> {
    return this.ledger.list(query);
  }

  /** Who took it, and what of it, is noted before the first line is read. */
  @Handles(exportLedgerRoute)
  async export(
    @RouteQuery() filter: AdminLedgerFilter,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<StreamableFile> {
    const now = this.clock.now();
    await this.audit.record({ staffId, address, action: 'billing.ledger_exported', after: { ...filter }, at: now });
    return csvFile(`ledger-${now.toISOString().slice(0, 10)}.csv`, COLUMNS, lines(this.ledger.exportAll(filter)));
  }
}

async function* lines(parts: AsyncIterable<readonly LedgerEntry[]>) {
  for await (const entries of parts) {
    yield entries.map((entry) => [
      entry.at,
      entry.businessName,
      entry.businessId,
      entry.number,
      entry.kind,
      entry.plan,
      entry.from,
      entry.until,
      minorToDecimal(entry.amountMinor, PLAN_CURRENCY),
      minorToDecimal(entry.balanceMinor, PLAN_CURRENCY),
      entry.collection,
    ]);
  }
}
