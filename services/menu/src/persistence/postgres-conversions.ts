import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  assertConversionLeft,
  Conversions,
  isGivenBack,
  type Conversion,
  type Payer,
  type Usage,
} from '../domain/menu/quota';

/** Conversions by the job that makes them; one that fails may be given back. */
@Injectable()
export class PostgresConversions extends Conversions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  used(payer: Payer, month: string): Promise<Usage> {
    return usage(this.dataSource.manager, payer, month);
  }

  async removeBefore(month: string): Promise<number> {
    const [, count] = (await this.dataSource.query('DELETE FROM conversions WHERE month < $1', [month])) as [
      unknown,
      number,
    ];
    return count;
  }

  /**
   * Counts the conversion of a job in the transaction that queues it. Who pays is locked until that ends, so that of
   * two at once the second is measured with the first.
   *
   * @throws MenuError `menu.quota_used_up`
   */
  async take(manager: EntityManager, jobId: string, conversion: Conversion): Promise<void> {
    const { payer, month, limit } = conversion;
    const columns = 'businessId' in payer ? [payer.businessId, null, null] : [null, payer.visitor, payer.address];
    if (limit !== null) {
      await lock(manager, payer);
      assertConversionLeft(conversion, await usage(manager, payer, month), this.clock.now());
    }
    await manager.query(
      'INSERT INTO conversions (job_id, month, business_id, visitor, address) VALUES ($1, $2, $3, $4, $5)',
      [jobId, month, ...columns],
    );
  }

  /** What could not be read does not count, a few times. */
  async giveBack(manager: EntityManager, jobId: string): Promise<void> {
    const [row] = (await manager.query(
      'SELECT month, business_id AS "businessId", visitor, address FROM conversions WHERE job_id = $1',
      [jobId],
    )) as { month: string; businessId: string | null; visitor: string; address: string }[];
    if (!row) return;
    const payer: Payer =
      row.businessId === null ? { visitor: row.visitor, address: row.address } : { businessId: row.businessId };
    await lock(manager, payer);
    if (isGivenBack(await usage(manager, payer, row.month, { givenBack: true }), payer))
      await manager.query('UPDATE conversions SET given_back = true WHERE job_id = $1', [jobId]);
  }
}

/** Until the transaction ends. Always in this order: address before device. */
async function lock(manager: EntityManager, payer: Payer): Promise<void> {
  for (const name of 'businessId' in payer ? [payer.businessId] : [payer.address, payer.visitor]) {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1), hashtext($2))', ['conversions', name]);
  }
}

/** @param which those that count, or those that were given back */
async function usage(
  manager: EntityManager,
  payer: Payer,
  month: string,
  { givenBack } = { givenBack: false },
): Promise<Usage> {
  if ('businessId' in payer) {
    const [row] = (await manager.query(
      'SELECT count(*)::int AS used FROM conversions WHERE business_id = $1 AND month = $2 AND given_back = $3',
      [payer.businessId, month, givenBack],
    )) as { used: number }[];
    return { used: row?.used ?? 0, usedBehindAddress: row?.used ?? 0 };
  }
  const [row] = (await manager.query(
    `SELECT (SELECT count(*)::int FROM conversions WHERE visitor = $1 AND month = $3 AND given_back = $4) AS used,
       (SELECT count(*)::int FROM conversions WHERE address = $2 AND month = $3 AND given_back = $4) AS behind`,
    [payer.visitor, payer.address, month, givenBack],
  )) as { used: number; behind: number }[];
  return { used: row?.used ?? 0, usedBehindAddress: row?.behind ?? 0 };
}
