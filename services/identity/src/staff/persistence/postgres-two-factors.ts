import { countOf, SecretSeal } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, Not, type EntityManager } from 'typeorm';
import type { AuditEntry } from '../../authority/domain/audit-log';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { TwoFactorOnError } from '../domain/staff.errors';
import { TwoFactors, type TwoFactor } from '../domain/two-factor';
import { endSessionsOf } from './staff-session-ending';
import { RecoveryCodeEntity, TwoFactorEntity } from './two-factor.entities';

@Injectable()
export class PostgresTwoFactors extends TwoFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seal: SecretSeal,
  ) {
    super();
  }

  async find(staffId: string): Promise<TwoFactor | undefined> {
    const known = await this.dataSource.manager.findOneBy(TwoFactorEntity, { staffId });
    return known
      ? { secret: this.seal.open(known.secret, staffId), isConfirmed: known.confirmedAt !== null }
      : undefined;
  }

  countRecoveryCodes(staffId: string): Promise<number> {
    return this.dataSource.manager.countBy(RecoveryCodeEntity, { staffId });
  }

  async setUp(staffId: string, secret: string, now: Date): Promise<void> {
    const kept = countOf(
      await this.dataSource.query(
        `INSERT INTO staff_two_factor (staff_id, secret, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (staff_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at WHERE staff_two_factor.confirmed_at IS NULL RETURNING staff_id`,
        [staffId, this.seal.seal(secret, staffId), now],
      ),
    );
    if (kept === 0) throw new TwoFactorOnError();
  }

  confirm(
    staffId: string,
    {
      secret,
      step,
      hashes,
      session,
    }: { readonly secret: string; readonly step: number; readonly hashes: readonly string[]; readonly session: string },
    entry: AuditEntry,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      // A sign-in that is under way without a code waits, and is refused then.
      await manager.query('SELECT FROM staff_members WHERE id = $1 FOR UPDATE', [staffId]);
      const setUp = await manager.findOne(TwoFactorEntity, {
        where: { staffId, confirmedAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!setUp || this.seal.open(setUp.secret, staffId) !== secret) return false;
      await manager.update(TwoFactorEntity, { staffId }, { confirmedAt: entry.at, lastStep: step });
      await putRecoveryCodes(manager, staffId, hashes);
      await endSessionsOf(manager, { staffId, at: entry.at, except: session });
      await insertAuditEntry(manager, entry);
      return true;
    });
  }

  async takeStep(staffId: string, step: number): Promise<boolean> {
    const untaken = { staffId, confirmedAt: Not(IsNull()), lastStep: LessThan(step) };
    return ((await this.dataSource.manager.update(TwoFactorEntity, untaken, { lastStep: step })).affected ?? 0) > 0;
  }

  async takeRecoveryCode(staffId: string, codeHash: string): Promise<boolean> {
    return ((await this.dataSource.manager.delete(RecoveryCodeEntity, { staffId, codeHash })).affected ?? 0) > 0;
  }

  replaceRecoveryCodes(staffId: string, hashes: readonly string[], entry: AuditEntry): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await putRecoveryCodes(manager, staffId, hashes);
      await insertAuditEntry(manager, entry);
    });
  }

  turnOff(staffId: string, entry: AuditEntry): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.delete(TwoFactorEntity, { staffId });
      await manager.delete(RecoveryCodeEntity, { staffId });
      await insertAuditEntry(manager, entry);
    });
  }

  async sealAnew(): Promise<number> {
    const known = await this.dataSource.manager.find(TwoFactorEntity, { select: { staffId: true, secret: true } });
    let sealed = 0;
    for (const { staffId, secret } of known.filter((each) => !this.seal.isCurrent(each.secret))) {
      // Another instance may do it at the same time, or the person set it up anew.
      const anew = { secret: this.seal.seal(this.seal.open(secret, staffId), staffId) };
      sealed += (await this.dataSource.manager.update(TwoFactorEntity, { staffId, secret }, anew)).affected ?? 0;
    }
    return sealed;
  }
}

/** In place of those that there were. */
async function putRecoveryCodes(manager: EntityManager, staffId: string, hashes: readonly string[]): Promise<void> {
  await manager.delete(RecoveryCodeEntity, { staffId });
  await manager.insert(
    RecoveryCodeEntity,
    hashes.map((codeHash) => ({ staffId, codeHash })),
  );
}
