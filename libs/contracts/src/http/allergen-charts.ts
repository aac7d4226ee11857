import { z } from 'zod';
import { StatedAllergens } from './order-tracking';

/** Where a chart stands among those of a menu; `issuedAt` in UTC. */
const ofChart = { version: z.number().int().min(1), issuedAt: z.iso.datetime() };

/** The version of a chart, as an address names it. */
export const ChartVersion = z.coerce.number().int().min(1).max(1_000_000);

/** A dish of an allergen chart; `allergens` absent: not stated. */
export const ChartDish = z.object({
  id: z.string(),
  category: z.string(),
  name: z.string(),
  allergens: StatedAllergens.optional(),
});
export type ChartDish = z.infer<typeof ChartDish>;

/** What is other than in an earlier chart: dishes by their ids, those that are gone by their names. */
export const ChartChanges = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});
export type ChartChanges = z.infer<typeof ChartChanges>;

/** A chart as it was issued. It stays as it is, whatever becomes of the menu. */
export const AllergenChart = z.object({
  ...ofChart,
  restaurantName: z.string(),
  dishes: z.array(ChartDish),
  /** The chart before it; absent: it is the first. */
  since: z.object({ ...ofChart, changes: ChartChanges }).optional(),
});
export type AllergenChart = z.infer<typeof AllergenChart>;

/** A chart in short. */
export const AllergenChartEntry = z.object({
  ...ofChart,
  dishes: z.number().int().nonnegative(),
  /** Of how many dishes it states the allergens. */
  stated: z.number().int().nonnegative(),
});
export type AllergenChartEntry = z.infer<typeof AllergenChartEntry>;

/** What an owner sees of the charts of a menu. */
export const AllergenCharts = z.object({
  dishes: z.number().int().nonnegative(),
  stated: z.number().int().nonnegative(),
  /** Names of dishes whose allergens are not stated, as they stand on the menu. */
  missing: z.array(z.string()),
  /** Names of dishes that are other than in the last chart; absent: there is no chart yet. */
  changes: ChartChanges.optional(),
  /** The last comes first. */
  charts: z.array(AllergenChartEntry),
});
export type AllergenCharts = z.infer<typeof AllergenCharts>;
