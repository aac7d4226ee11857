import type { AllergenChart, AllergenChartEntry } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AllergenCharts } from '../domain/sharing/allergen-charts';

@Injectable()
export class PostgresAllergenCharts extends AllergenCharts {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async find(shareId: string, version: number): Promise<AllergenChart | undefined> {
    const [row] = (await this.dataSource.query(
      'SELECT content FROM allergen_charts WHERE share_id = $1 AND version = $2',
      [shareId, version],
    )) as { content: AllergenChart }[];
    return row?.content;
  }

  async last(shareId: string): Promise<AllergenChart | undefined> {
    const [row] = (await this.dataSource.query(
      'SELECT content FROM allergen_charts WHERE share_id = $1 ORDER BY version DESC LIMIT 1',
      [shareId],
    )) as { content: AllergenChart }[];
    return row?.content;
  }

  async list(shareId: string): Promise<AllergenChartEntry[]> {
    const rows = (await this.dataSource.query(
      `SELECT version, issued_at, jsonb_array_length(content->'dishes') AS dishes,
              jsonb_array_length(jsonb_path_query_array(content, '$.dishes[*] ? (exists (@.allergens))')) AS stated
         FROM allergen_charts WHERE share_id = $1 ORDER BY version DESC`,
      [shareId],
    )) as { version: number; issued_at: Date; dishes: number; stated: number }[];
    return rows.map(({ version, issued_at, dishes, stated }) => ({
      version,
      issuedAt: issued_at.toISOString(),
      dishes,
      stated,
    }));
  }

  async add(shareId: string, chart: AllergenChart): Promise<boolean> {
    const added = (await this.dataSource.query(
      `INSERT INTO allergen_charts (share_id, version, issued_at, content) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING version`,
      [shareId, chart.version, chart.issuedAt, JSON.stringify(chart)],
    )) as unknown[];
    return added.length > 0;
  }
}
