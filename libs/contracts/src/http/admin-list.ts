import { z } from 'zod';

/** A total above this is not counted out: screens show it as `10,000+`. */
export const ADMIN_TOTAL_CAP = 10_000;

/** Which part of a list: `cursor` is the `next` of the part before, of the same list with the same filters and sort. */
export const AdminListQuery = z.object({
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type AdminListQuery = z.infer<typeof AdminListQuery>;

/**
 * One part of a list, by keyset. `next` is null at the end. `total` is at most `ADMIN_TOTAL_CAP`; `totalIsCapped` says
 * that there are more.
 */
export function adminList<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    next: z.string().nullable(),
    total: z.number().int(),
    totalIsCapped: z.boolean(),
  });
}
export interface AdminList<T> {
  readonly items: readonly T[];
  readonly next: string | null;
  readonly total: number;
  readonly totalIsCapped: boolean;
}
