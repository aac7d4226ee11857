import { z } from 'zod';
import { LIVE_READING } from '../limits';

const share = z.number().min(0).max(1);

/** A dish as a page seemed to say it when it was read. Preliminary: the finished menu may say it otherwise. */
export const FoundDish = z.object({
  name: z.string().min(1).max(LIVE_READING.letters),
  /** As people read it; empty when none was found. */
  price: z.string().max(LIVE_READING.priceLetters),
  heading: z.string().max(LIVE_READING.letters).optional(),
});
export type FoundDish = z.infer<typeof FoundDish>;

/**
 * Something new about one page of a reading that is followed. Nothing that was
 * sent is taken back, and an event may come twice. Sent to the uploader alone; with `Last-Event-ID` only what came
 * after it.
 */
export const ReadingFound = z.object({
  /** From 1, over all files of one menu. */
  page: z.number().int().min(1).max(1000),
  /**
   * How the page, as it was sent to be turned and cut, has to be turned clockwise for its print to stand upright; with
   * `lines`.
   */
  turned: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).optional(),
  /** Width of the upright page, in its heights; with `lines`. */
  shape: z.number().positive().max(1000).optional(),
  /**
   * Lines of print in the order in which they are read: left, top, width and height in fractions of the upright page.
   */
  lines: z
    .array(z.tuple([share, share, share, share]))
    .max(LIVE_READING.lines)
    .optional(),
  /** How many of the lines have been read. */
  read: z.number().int().min(0).max(LIVE_READING.lines).optional(),
  dishes: z.array(FoundDish).max(LIVE_READING.dishes).optional(),
  /** The upright page is shown from now on, to the uploader. */
  picture: z.literal(true).optional(),
});
export type ReadingFound = z.infer<typeof ReadingFound>;
