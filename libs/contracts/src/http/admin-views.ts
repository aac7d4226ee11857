import { z } from 'zod';
import { SAVED_VIEWS, VIEWED_LISTS } from '../staff-lists';

/** Filters as they stand in the address of a list: names and values. */
const filters = z
  .record(z.string().regex(/^[a-z][A-Za-z]{0,29}$/), z.string().trim().min(1).max(200))
  .refine((given) => Object.keys(given).length <= 10, 'are too many');

/** A list as a member of staff wants to see it again: theirs alone. */
export const SavedView = z.object({
  id: z.string(),
  list: z.enum(VIEWED_LISTS),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
});
export type SavedView = z.infer<typeof SavedView>;

/** In the order in which they were saved. */
export const SavedViews = z.object({ views: z.array(SavedView) });
export type SavedViews = z.infer<typeof SavedViews>;

/** The same name of the same list replaces the filters. */
export const SaveViewRequest = z.object({
  list: z.enum(VIEWED_LISTS),
  name: z.string().trim().min(1, 'is required').max(SAVED_VIEWS.nameLetters),
  filters,
});
export type SaveViewRequest = z.infer<typeof SaveViewRequest>;
