import type { AllergenChart, AllergenChartEntry } from '@chalkboard/contracts';

/** The charts that were issued of menus. */
export abstract class AllergenCharts {
  abstract find(shareId: string, version: number): Promise<AllergenChart | undefined>;
  abstract last(shareId: string): Promise<AllergenChart | undefined>;
  /** The last comes first. */
  abstract list(shareId: string): Promise<AllergenChartEntry[]>;
  /** Keeps a chart; false where another one has its version already. */
  abstract add(shareId: string, chart: AllergenChart): Promise<boolean>;
}
