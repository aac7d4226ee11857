import { z } from 'zod';
import { EditedItem } from './edited-menu';

/** What a program changes of a dish: what is sent, and nothing else. A price is written as on the menu: "12.50". */
export const ChangeDishRequest = EditedItem.pick({ name: true, description: true, price: true })
  .partial()
  .extend({
    /** As the program has read the menu: the change is refused where its content has changed since. */
    version: z.int().min(1).optional(),
  })
  .refine(({ name, description, price }) => [name, description, price].some((part) => part !== undefined), {
    error: 'needs a name, a description or a price',
  });
export type ChangeDishRequest = z.infer<typeof ChangeDishRequest>;

/** `partId`: one of its sizes or extras alone. `until`: a dish is there again from then on. */
export const DishAvailabilityRequest = z.object({
  soldOut: z.boolean(),
  partId: z.string().min(1).max(80).optional(),
  until: z.iso.datetime().optional(),
});
export type DishAvailabilityRequest = z.infer<typeof DishAvailabilityRequest>;
