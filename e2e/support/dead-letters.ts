import { deadLetterStreamOf, SERVICES } from '@chalkboard/contracts';
import { connect } from 'nats';
import type { System } from './system';

/** How many messages each service has given up and put aside. */
export async function parkedMessages({ platform }: System): Promise<Record<string, number>> {
  const { url, users } = platform.nats;
  const connection = await connect({ servers: url, user: users?.platform?.user, pass: users?.platform?.password });
  try {
    const manager = await connection.jetstreamManager();
    const counts = SERVICES.map(async (service) => [service, (await manager.streams.info(deadLetterStreamOf(service))).state.messages] as const);
    return Object.fromEntries(await Promise.all(counts));
  } finally {
    await connection.close();
  }
}
