import { z } from 'zod';

const DAY_MS = 86_400_000;
/** A leap year. */
const MAX_DAYS = 366;

/** First and last day of an export of orders, by the restaurant's clock. */
export const ExportOrdersQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
    path: ['to'],
    message: 'is too far from the first day: a year at most',
  });
export type ExportOrdersQuery = z.infer<typeof ExportOrdersQuery>;
