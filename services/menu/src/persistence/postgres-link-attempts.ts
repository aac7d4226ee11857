import { rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';
import { LinkAttempts } from '../domain/menu/link-attempts';
import { LinkAttemptsEntity } from './link-attempts.entity';

const Counted = z.object({ count: z.int() });

@Injectable()
export class PostgresLinkAttempts extends LinkAttempts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async take(address: string, hour: Date): Promise<number> {
    const [row] = rowsOf(
      Counted,
      await this.dataSource.query(
        'INSERT INTO link_tries (address, hour, count) VALUES ($1, $2, 1) ON CONFLICT (address, hour) DO UPDATE SET count = link_tries.count + 1 RETURNING count',
        [address, hour],
      ),
    );
    return row?.count ?? 1;
  }

  async removeBefore(hour: Date): Promise<number> {
    const { affected } = await this.dataSource.manager.delete(LinkAttemptsEntity, { hour: LessThan(hour) });
    return affected ?? 0;
  }
}
