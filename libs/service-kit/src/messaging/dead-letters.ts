import { deadLetterStreamOf, type ServiceName } from '@chalkboard/contracts';
import type { NatsConnection, StoredMsg } from 'nats';
import { replaySubject } from './streams';

/** A message that a consumer could not handle. */
export interface DeadLetter {
  /** Its place in the dead-letter stream; what `replay` takes. */
  readonly sequence: number;
  readonly durable: string;
  /** Subject on which it was first published. */
  readonly subject: string;
  readonly reason: string;
  readonly parkedAt: Date;
  /** The event as it came. */
  readonly body: string;
}

/** The parked messages of one service: to be seen, and to be handled again once the cause is gone. */
export class DeadLetters {
  constructor(
    private readonly service: ServiceName,
    private readonly nats: NatsConnection,
  ) {}

  /** The oldest `limit` parked messages. */
  async list(limit = 100): Promise<DeadLetter[]> {
    const manager = await this.nats.jetstreamManager();
    const stream = deadLetterStreamOf(this.service);
    const { state } = await manager.streams.info(stream);
    const letters: DeadLetter[] = [];
    // A stream that never held anything has none as its first, and nothing can be asked for at that place.
    for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq && letters.length < limit; seq++) {
      const message = await this.read(seq);
      if (message?.subject.startsWith(`dead.${this.service}.parked.`)) letters.push(toDeadLetter(message));
    }
    return letters;
  }

  /**
   * Hands a parked message to the consumer that had parked it, and to no other, under its first event id: what was done
   * before is not done twice.
   * @throws when there is no parked message of that sequence
   */
  async replay(sequence: number): Promise<void> {
    const message = await this.read(sequence);
    if (!message?.subject.startsWith(`dead.${this.service}.parked.`)) throw new Error(`no parked message ${sequence}`);
    const { durable } = toDeadLetter(message);
    await this.nats.jetstream().publish(replaySubject(this.service, durable), message.data, { msgID: `replay:${sequence}` });
    await (await this.nats.jetstreamManager()).streams.deleteMessage(deadLetterStreamOf(this.service), sequence, false);
  }

  private async read(seq: number): Promise<StoredMsg | undefined> {
    try {
      return await (await this.nats.jetstreamManager()).streams.getMessage(deadLetterStreamOf(this.service), { seq });
    } catch (error) {
      if (/no message found/i.test((error as Error).message)) return undefined;
      throw error;
    }
  }
}

function toDeadLetter(message: StoredMsg): DeadLetter {
  return {
    sequence: message.seq,
    durable: message.subject.split('.').at(-1) ?? '',
    subject: message.header.get('Parked-Subject'),
    reason: message.header.get('Parked-Reason'),
    parkedAt: message.time,
    body: message.string(),
  };
}
