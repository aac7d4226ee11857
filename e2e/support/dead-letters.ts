import { SERVICES } from '@chalkboard/contracts';
import type { System } from './system';

/** How many messages each service has given up and put aside. */
export async function deadLetters({ database }: Pick<System, 'database'>): Promise<Record<string, number>> {
  const counts = SERVICES.map(
    async (service) => [service, await database.count(`${service}.dead_letters`, 'discarded_at IS NULL')] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}
