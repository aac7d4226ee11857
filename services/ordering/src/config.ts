import { BaseConfig } from '@chalkboard/service-kit';
import { z } from 'zod';

/** Every variable that ordering reads, besides those of every service. */
export const OrderingConfig = BaseConfig.extend({
  /** Seals the links to orders and boards; the same in every instance. Another one ends all links that are out. */
  ORDER_LINK_KEY: z.string().min(32, 'must have at least 32 characters'),
});
export type OrderingConfig = z.infer<typeof OrderingConfig>;
