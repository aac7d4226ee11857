import { z } from 'zod';
import { BoardOrder } from './order-board';

/** Which part of the list: `cursor` is the `next` of the part before, of the same list. */
export const ApiListQuery = z.object({
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type ApiListQuery = z.infer<typeof ApiListQuery>;

/** `shareId`: of one menu of the business; absent: of all of them. */
export const ApiOrdersQuery = ApiListQuery.extend({ shareId: z.string().min(1).max(80).optional() });
export type ApiOrdersQuery = z.infer<typeof ApiOrdersQuery>;

/** Orders placed last come first. `next` is null at the end. */
export const ApiOrders = z.object({ orders: z.array(BoardOrder), next: z.string().nullable() });
export type ApiOrders = z.infer<typeof ApiOrders>;
