import type { AdminList, AdminListQuery } from '@chalkboard/contracts';
import type { RouteDefinition } from '@chalkboard/contracts/api/route';
import type { z } from 'zod';

/** A route that answers a list part by part. */
export interface ListRoute<Item> extends Omit<RouteDefinition, 'answers' | 'body' | 'query'> {
  readonly body?: undefined;
  readonly query: z.ZodType<unknown, z.input<typeof AdminListQuery>>;
  readonly answers: { readonly 200: z.ZodType<AdminList<Item>> };
}
