import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@chalkboard/contracts';
import { StorageType, type NatsConnection } from 'nats';

/**
 * Stands in for the stream of identity. @returns publishes one of its events about a business, its plan, or the reviews
 * of a menu
 */
export async function publishedByIdentity(
  nats: NatsConnection,
): Promise<
  (type: string, version: number, data: { businessId: string } | { shareId: string }, id?: string) => Promise<void>
> {
  await (
    await nats.jetstreamManager()
  ).streams.add({
    name: 'IDENTITY',
    subjects: ['identity.business.>', 'identity.plan.>', 'identity.review.>'],
    storage: StorageType.Memory,
  });
  return async (type, version, data, id = randomUUID()) => {
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id,
      source: '/services/identity',
      type,
      subject: 'shareId' in data ? data.shareId : data.businessId,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion: version,
      correlationid: randomUUID(),
      data,
    };
    await nats.jetstream().publish(type, JSON.stringify(envelope));
  };
}
