import type { AllergenChart } from '@chalkboard/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An allergen chart as it was issued. */
@Entity('allergen_charts')
export class AllergenChartEntity {
  @PrimaryColumn('text') shareId!: string;
  @PrimaryColumn('int') version!: number;
  @Column('timestamptz') issuedAt!: Date;
  /** Only `PostgresAllergenCharts` writes it, once. */
  @Column('jsonb') content!: AllergenChart;
}
