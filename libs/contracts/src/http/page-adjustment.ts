import { z } from 'zod';

const fraction = z.number().min(0).max(1);

/**
 * How the sender turned and cut a picture before sending it. The original travels untouched; this is applied when it is
 * read: first the camera's own orientation (EXIF), then `rotate` (degrees clockwise), then `crop` in fractions of what
 * is upright by then.
 */
export const PageAdjustment = z.object({
  rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  crop: z
    .object({
      x: fraction,
      y: fraction,
      width: fraction.refine((value) => value > 0.01, 'is too small'),
      height: fraction.refine((value) => value > 0.01, 'is too small'),
    })
    .optional(),
});
export type PageAdjustment = z.infer<typeof PageAdjustment>;

/**
 * The upload's text field `adjustments`: JSON, one entry for each file in order, null for a file that was left as it
 * is.
 */
export const PageAdjustments = z
  .string()
  .max(8000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(PageAdjustment.nullable()).max(10));
export type PageAdjustments = z.infer<typeof PageAdjustments>;
