import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditEntry } from '../../authority/domain/audit-log';
import { insertAuditEntry } from '../../authority/persistence/audit-writing';
import { SecretSeal } from '../domain/secret-seal';
import { TwoFactorOnError } from '../domain/staff.errors';
import { TwoFactors, type TwoFactor } from '../domain/two-factor';
import { endSessionsOf } from './staff-session-ending';

@Injectable()
export class PostgresTwoFactors extends TwoFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seal: SecretSeal,
  ) {
    super();
  }

  async find(staffId: string): Promise<TwoFactor | undefined> {
    const [row] = (await this.dataSource.query(
      'SELECT secret, confirmed_at IS NOT NULL AS "isConfirmed" FROM staff_two_factor WHERE staff_id = $1',
      [staffId],
    )) as TwoFactor[];
    return row && { ...row, secret: this.seal.open(row.secret, staffId) };
  }

  async countRecoveryCodes(staffId: string): Promise<number> {
    const [row] = (await this.dataSource.query(
      'SELECT count(*) AS count FROM staff_recovery_codes WHERE staff_id = $1',
      [staffId],
    )) as [{ count: number }];
    return Number(row.count);
  }

  async setUp(staffId: string, secret: string, now: Date): Promise<void> {
    const rows = (await this.dataSource.query(
      `INSERT INTO staff_two_factor (staff_id, secret, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (staff_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at WHERE staff_two_factor.confirmed_at IS NULL RETURNING staff_id`,
      [staffId, this.seal.seal(secret, staffId), now],
    )) as unknown[];
    if (rows.length === 0) throw new TwoFactorOnError();
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
      const [row] = (await manager.query(
        'SELECT secret FROM staff_two_factor WHERE staff_id = $1 AND confirmed_at IS NULL FOR UPDATE',
        [staffId],
      )) as { secret: string }[];
      if (!row || this.seal.open(row.secret, staffId) !== secret) return false;
      await manager.query('UPDATE staff_two_factor SET confirmed_at = $2, last_step = $3 WHERE staff_id = $1', [
        staffId,
        entry.at,
        step,
      ]);
      await putRecoveryCodes(manager, staffId, hashes);
      await endSessionsOf(manager, { staffId, at: entry.at, except: session });
      await insertAuditEntry(manager, entry);
      return true;
    });
  }

  async takeStep(staffId: string, step: number): Promise<boolean> {
    const [, count] = (await this.dataSource.query(
      'UPDATE staff_two_factor SET last_step = $2 WHERE staff_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2',
      [staffId, step],
    )) as [unknown, number];
    return count > 0;
  }

  async takeRecoveryCode(staffId: string, hash: string): Promise<boolean> {
    const [, count] = (await this.dataSource.query(
      'DELETE FROM staff_recovery_codes WHERE staff_id = $1 AND code_hash = $2',
      [staffId, hash],
    )) as [unknown, number];
    return count > 0;
  }

  replaceRecoveryCodes(staffId: string, hashes: readonly string[], entry: AuditEntry): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await putRecoveryCodes(manager, staffId, hashes);
      await insertAuditEntry(manager, entry);
    });
  }

  turnOff(staffId: string, entry: AuditEntry): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM staff_two_factor WHERE staff_id = $1', [staffId]);
      await manager.query('DELETE FROM staff_recovery_codes WHERE staff_id = $1', [staffId]);
      await insertAuditEntry(manager, entry);
    });
  }

  async sealAnew(): Promise<number> {
    const rows = (await this.dataSource.query('SELECT staff_id AS "staffId", secret FROM staff_two_factor')) as {
      staffId: string;
      secret: string;
    }[];
    let sealed = 0;
    for (const { staffId, secret } of rows.filter((row) => !this.seal.isCurrent(row.secret))) {
      // Another instance may do it at the same time, or the person set it up anew.
      const [, count] = (await this.dataSource.query(
        'UPDATE staff_two_factor SET secret = $3 WHERE staff_id = $1 AND secret = $2',
        [staffId, secret, this.seal.seal(this.seal.open(secret, staffId), staffId)],
      )) as [unknown, number];
      sealed += count;
    }
    return sealed;
  }
}

/** In place of those that there were. */
async function putRecoveryCodes(manager: EntityManager, staffId: string, hashes: readonly string[]): Promise<void> {
  await manager.query('DELETE FROM staff_recovery_codes WHERE staff_id = $1', [staffId]);
  await manager.query('INSERT INTO staff_recovery_codes (staff_id, code_hash) SELECT $1, unnest($2::text[])', [
    staffId,
    hashes,
  ]);
}
