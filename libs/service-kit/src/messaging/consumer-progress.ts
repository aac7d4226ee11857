import type { ServiceName } from '@chalkboard/contracts';
import type { ConsumerInfo, NatsConnection } from 'nats';
import { durablesOn, streamOf } from './broker-names';

/** A message on a stream. */
export interface PublishedMessage {
  readonly subject: string;
  readonly sequence: number;
}

/**
 * How far those have come who consume the events of a service, each by its durable. A service of `ERASES_OWN_EVENTS`
 * has the right to ask. Who has never listened is not waited for, nor a durable that the topology does not know any
 * more: that one would be waited for without end.
 */
export class ConsumerProgress {
  constructor(
    private readonly service: ServiceName,
    private readonly nats: NatsConnection,
  ) {}

  /**
   * Whether all that consume them are done with these messages, of the service's own stream: handled them, or set them
   * aside as dead letters.
   */
  async allHad(messages: readonly PublishedMessage[]): Promise<boolean> {
    for (const { durable, type } of durablesOn(this.service)) {
      const newest = Math.max(0, ...messages.filter(({ subject }) => subject === type).map(({ sequence }) => sequence));
      if (newest > 0 && !(await this.hasHad(durable, newest))) return false;
    }
    return true;
  }

  private async hasHad(durable: string, sequence: number): Promise<boolean> {
    const info = await this.infoOf(durable);
    if (!info) return true;
    // The server's count of what is pending may be a moment old; how far it has delivered is not.
    return (
      info.ack_floor.stream_seq >= sequence || (info.num_ack_pending === 0 && info.delivered.stream_seq >= sequence)
    );
  }

  private async infoOf(durable: string): Promise<ConsumerInfo | undefined> {
    try {
      return await (await this.nats.jetstreamManager()).consumers.info(streamOf(this.service), durable);
    } catch (error) {
      if (/consumer not found/i.test((error as Error).message)) return undefined;
      throw error;
    }
  }
}
