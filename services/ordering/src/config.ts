import { BaseConfig } from '@chalkboard/service-kit';
import type { z } from 'zod';

/** Ordering reads nothing beyond what every service reads. */
export const OrderingConfig = BaseConfig;
export type OrderingConfig = z.infer<typeof OrderingConfig>;
