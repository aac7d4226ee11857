import { rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import {
  assertConversionLeft,
  Conversions,
  isGivenBack,
  type Conversion,
  type Payer,
  type Usage,
} from '../domain/menu/quota';
import { ConversionEntity } from './conversion.entity';

const UsageRow = z.object({ used: z.int(), usedBehindAddress: z.int() });

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
    const { affected } = await this.dataSource.manager.delete(ConversionEntity, { month: LessThan(month) });
    return affected ?? 0;
  }

  /**
   * Counts the conversion of a job in the transaction that queues it. Who pays is locked until that ends, so that of
   * two at once the second is measured with the first.
   *
   * @throws MenuError `menu.quota_used_up`
   */
  async take(manager: EntityManager, jobId: string, conversion: Conversion): Promise<void> {
    const { payer, month, limit } = conversion;
    if (limit !== null) {
      await lock(manager, payer);
      assertConversionLeft(conversion, await usage(manager, payer, month), this.clock.now());
    }
    await manager.insert(ConversionEntity, { jobId, month, ...payer });
  }

  /** What could not be read does not count, a few times. */
  async giveBack(manager: EntityManager, jobId: string): Promise<void> {
    const conversion = await manager.findOneBy(ConversionEntity, { jobId });
    if (!conversion) return;
    const payer = payerOf(conversion);
    await lock(manager, payer);
    if (isGivenBack(await usage(manager, payer, conversion.month, { givenBack: true }), payer))
      await manager.update(ConversionEntity, { jobId }, { givenBack: true });
  }
}

/** The table holds either a business, or a visitor with an address. */
function payerOf({ businessId, visitor, address }: ConversionEntity): Payer {
  return businessId === null ? { visitor: visitor ?? '', address: address ?? '' } : { businessId };
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
    const used = await manager.countBy(ConversionEntity, { businessId: payer.businessId, month, givenBack });
    return { used, usedBehindAddress: used };
  }
  const [row] = rowsOf(
    UsageRow,
    await manager.query(
      `SELECT (SELECT count(*)::int FROM conversions WHERE visitor = $1 AND month = $3 AND given_back = $4) AS used,
       (SELECT count(*)::int FROM conversions WHERE address = $2 AND month = $3 AND given_back = $4) AS "usedBehindAddress"`,
      [payer.visitor, payer.address, month, givenBack],
    ),
  );
  return row ?? { used: 0, usedBehindAddress: 0 };
}
