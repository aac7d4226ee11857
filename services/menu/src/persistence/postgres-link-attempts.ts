import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LinkAttempts } from '../domain/menu/link-attempts';

@Injectable()
export class PostgresLinkAttempts extends LinkAttempts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async take(address: string, hour: Date): Promise<number> {
    const [row] = (await this.dataSource.query(
      'INSERT INTO link_tries (address, hour, count) VALUES ($1, $2, 1) ON CONFLICT (address, hour) DO UPDATE SET count = link_tries.count + 1 RETURNING count',
      [address, hour],
    )) as { count: number }[];
    return row?.count ?? 1;
  }

  async removeBefore(hour: Date): Promise<number> {
    const [, count] = (await this.dataSource.query('DELETE FROM link_tries WHERE hour < $1', [hour])) as [
      unknown,
      number,
    ];
    return count;
  }
}
