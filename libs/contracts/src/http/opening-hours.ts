import { z } from 'zod';
import { LETTERS } from '../limits';

/** Wall time of the restaurant, "11:30"; "24:00" ends a day. */
const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 11:30');

/** Open from … to; an end that is not after the beginning is on the next day. */
const span = { from: Time, to: Time };

/**
 * When a restaurant takes orders, as its own clock shows it. Days count from Monday, 1, to Sunday, 7; a day may have
 * several spans.
 */
export const OpeningHours = z.object({
  weekly: z.array(z.object({ day: z.number().int().min(1).max(7), ...span })).max(70),
  /** Days that differ from their week: holidays. No span: closed all day. */
  exceptions: z
    .array(
      z.object({
        date: z.iso.date(),
        spans: z.array(z.object(span)).max(10),
        note: z.string().max(LETTERS.holidayNote).optional(),
      }),
    )
    .max(200)
    .default([]),
});
export type OpeningHours = z.infer<typeof OpeningHours>;
