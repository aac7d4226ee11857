import { PLANS, REFERRAL, type AdminReferralSettings, type ReferralSettingsRequest } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffActor } from '../../authority/domain/staff-actor';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { staffNameOf } from '../../authority/persistence/staff-names';
import { ReferralProgramme } from '../domain/referrals';
import { ReferralProgrammeEntity } from './referral-programme.entity';

@Injectable()
export class PostgresReferralProgramme extends ReferralProgramme {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  settings(): Promise<AdminReferralSettings> {
    return readProgramme(this.dataSource.manager);
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
      const changedBy = await staffNameOf(manager, by.staffId);
      await manager.upsert(
        ReferralProgrammeEntity,
        { onlyRow: true, minimumSpendMinor, status, changedBy, changedAt: now },
        ['onlyRow'],
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
export async function readProgramme(manager: EntityManager): Promise<AdminReferralSettings> {
  const changed = await manager.findOneBy(ReferralProgrammeEntity, { onlyRow: true });
  return {
    ...REFERRAL,
    minimumSpendMinor: changed?.minimumSpendMinor ?? PLANS.pro.monthlyPriceMinor,
    status: changed?.status ?? 'active',
    changedBy: changed?.changedBy,
    changedAt: changed?.changedAt.toISOString(),
  };
}
