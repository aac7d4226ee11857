import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@chalkboard/contracts';
import { StorageType, type NatsConnection } from 'nats';

/** Publishes an event of identity about a business, its plan, or the reviews of a menu. */
export type PublishIdentityEvent = (
  type: string,
  version: number,
  data: { businessId: string } | { shareId: string },
  id?: string,
) => Promise<void>;

/** Stands in for the stream of identity. */
export async function publishedByIdentity(nats: NatsConnection): Promise<PublishIdentityEvent> {
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
