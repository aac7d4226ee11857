import type { AllergenChart, AllergenChartEntry } from '@chalkboard/contracts';
import { countOf, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AllergenCharts } from '../domain/sharing/allergen-charts';
import { AllergenChartEntity } from './allergen-chart.entity';

const EntryRow = z.object({ version: z.int(), issuedAt: z.date(), dishes: z.int(), stated: z.int() });

@Injectable()
export class PostgresAllergenCharts extends AllergenCharts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(shareId: string, version: number): Promise<AllergenChart | undefined> {
    const chart = await this.dataSource.manager.findOneBy(AllergenChartEntity, { shareId, version });
    return chart?.content;
  }

  async last(shareId: string): Promise<AllergenChart | undefined> {
    const chart = await this.dataSource.manager.findOne(AllergenChartEntity, {
      where: { shareId },
      order: { version: 'DESC' },
    });
    return chart?.content;
  }

  async list(shareId: string): Promise<AllergenChartEntry[]> {
    const rows = rowsOf(
      EntryRow,
      await this.dataSource.query(
        `SELECT version, issued_at AS "issuedAt", jsonb_array_length(content->'dishes') AS dishes,
              jsonb_array_length(jsonb_path_query_array(content, '$.dishes[*] ? (exists (@.allergens))')) AS stated
         FROM allergen_charts WHERE share_id = $1 ORDER BY version DESC`,
        [shareId],
      ),
    );
    return rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }));
  }

  async add(shareId: string, chart: AllergenChart): Promise<boolean> {
    const added = countOf(
      await this.dataSource.query(
        `INSERT INTO allergen_charts (share_id, version, issued_at, content) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING version`,
        [shareId, chart.version, chart.issuedAt, JSON.stringify(chart)],
      ),
    );
    return added > 0;
  }
}
