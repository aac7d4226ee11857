import type { EventDefinition, ServiceName } from '@chalkboard/contracts';
import type { NatsConnection } from 'nats';
import { durableOf, ownerOf, streamOf } from '../messaging/broker-names';
import { waitFor } from './wait-for';

/**
 * Waits until `service` has finished with every event of this kind that was published before: none is on its way to it,
 * none is being handled or comes again. Only then can be said what they did not do.
 * @param nats with the rights to look at consumers
 */
export async function consumed(nats: NatsConnection, service: ServiceName, { type }: EventDefinition): Promise<void> {
  const { consumers } = await nats.jetstreamManager();
  await waitFor(`${service} to be done with all of ${type}`, async () => {
    const info = await consumers.info(streamOf(ownerOf(type)), durableOf(service, type));
    return info.num_pending === 0 && info.num_ack_pending === 0;
  });
}
