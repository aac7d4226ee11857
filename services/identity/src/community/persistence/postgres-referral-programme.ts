import {
  PLANS,
  REFERRAL,
  type AdminReferralSettings,
  type ReferralProgrammeStatus,
  type ReferralSettingsRequest,
} from '@chalkboard/contracts';
import type { Queryable } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { ReferralProgramme } from '../domain/referrals';

interface Row {
  readonly minimum_spend_minor: number;
  readonly status: ReferralProgrammeStatus;
  readonly changed_by: string;
  readonly changed_at: Date;
}

@Injectable()
export class PostgresReferralProgramme extends ReferralProgramme {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  settings(): Promise<AdminReferralSettings> {
    return readProgramme(this.dataSource);
  }

  change(
    { minimumSpendMinor, status }: ReferralSettingsRequest,
    by: StaffActor,
    now: Date,
  ): Promise<AdminReferralSettings> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), 0)', ['referral_programme']);
      const before = await readProgramme(manager);
      if (before.minimumSpendMinor === minimumSpendMinor && before.status === status) return before;
      await manager.query(
        `INSERT INTO referral_programme (minimum_spend_minor, status, changed_by, changed_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (only_row) DO UPDATE SET minimum_spend_minor = excluded.minimum_spend_minor, status = excluded.status, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
        [minimumSpendMinor, status, await staffNameOf(manager, by.staffId), now],
      );
      const facts = {
        before: { minimumSpendMinor: before.minimumSpendMinor, status: before.status },
        after: { minimumSpendMinor, status },
      };
      await insertAuditEntry(manager, { ...by, action: 'referral.settings_changed', ...facts, at: now });
      return readProgramme(manager);
    });
  }
}

/** As it begins: a restaurant has paid its first month of the plan that signups begin with. */
export async function readProgramme(manager: Queryable): Promise<AdminReferralSettings> {
  const [row] = (await manager.query(
    'SELECT minimum_spend_minor, status, changed_by, changed_at FROM referral_programme',
  )) as Row[];
  return {
    ...REFERRAL,
    minimumSpendMinor: row?.minimum_spend_minor ?? PLANS.pro.monthlyPriceMinor,
    status: row?.status ?? 'active',
    changedBy: row?.changed_by,
    changedAt: row?.changed_at.toISOString(),
  };
}
