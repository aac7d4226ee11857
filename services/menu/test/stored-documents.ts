import { isDeepStrictEqual } from 'node:util';
import {
  AllergenChart,
  ListedRestaurant,
  Menu,
  MenuCategory,
  MenuLogo,
  OwnPrice,
  PageAdjustment,
  ReadingFacts,
  ReadingFound,
  UploadMenuFields,
} from '@chalkboard/contracts';
import { rowsOf } from '@chalkboard/service-kit';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const EditLink = z.object({
  id: z.string(),
  secretHash: z.string(),
  label: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional(),
  visitors: z.array(z.string()),
});
const ReadMenu = Menu.pick({ categories: true, currency: true, currencyAssumed: true, language: true }).extend(
  Menu.pick({
    restaurantName: true,
    restaurantDescription: true,
    restaurantAddress: true,
    restaurantPhone: true,
  }).partial().shape,
);
const Fields = UploadMenuFields.omit({ adjustments: true, businessId: true, locationId: true }).extend({
  belongsTo: z.object({ businessId: z.string(), locationId: z.string().optional() }).optional(),
  logo: MenuLogo.optional(),
});

/** What each column with JSON holds. */
const DOCUMENTS: Readonly<Record<string, z.ZodType>> = {
  'menus.content': Menu,
  'menus.edit_links': z.array(EditLink),
  'menus.own_prices': z.array(OwnPrice),
  'menus.reading': z.object({ facts: ReadingFacts, categories: z.array(MenuCategory) }),
  'extraction_jobs.fields': Fields,
  'extraction_jobs.pages': z.object({ done: z.int(), total: z.int() }),
  'extraction_jobs.problem': z.object({ title: z.string(), detail: z.string(), code: z.string() }),
  'extraction_jobs.draft': z.object({ read: ReadMenu, facts: ReadingFacts }),
  'uploads.adjustment': PageAdjustment,
  'reading_notes.found': ReadingFound,
  'allergen_charts.content': AllergenChart,
  'directory_entries.content': ListedRestaurant,
};

const Stored = z.object({ document: z.unknown() });
const JsonColumn = z.object({ place: z.string() });

/**
 * Compares what is stored as JSON with what it should be. A field that no contract knows is a difference too.
 * @returns each difference as a sentence, and each column with JSON that nothing is said of
 */
export async function documentDrift(database: DataSource): Promise<string[]> {
  const columns = rowsOf(
    JsonColumn,
    await database.query(
      `SELECT table_name || '.' || column_name AS place FROM information_schema.columns
       WHERE table_schema = current_schema() AND data_type = 'jsonb' AND table_name <> 'outbox' ORDER BY 1`,
    ),
  ).map(({ place }) => place);
  const differences = columns.filter((place) => !DOCUMENTS[place]).map((place) => `nothing is said of ${place}`);
  for (const [place, schema] of Object.entries(DOCUMENTS)) {
    const [table, column] = place.split('.');
    const stored = rowsOf(
      Stored,
      await database.query(`SELECT ${column} AS document FROM ${table} WHERE ${column} IS NOT NULL`),
    );
    for (const { document } of stored) {
      const { data, error } = schema.safeParse(document);
      if (error)
        differences.push(
          `${place}: ${error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
        );
      else if (!isDeepStrictEqual(data, document)) differences.push(`${place} has what its contract does not know`);
    }
  }
  return [...new Set(differences)];
}
