import { deadLetterStreamOf, type ServiceName } from '@chalkboard/contracts';
import type { MsgRequest, NatsConnection, StoredMsg } from 'nats';
import { notesOf, replayHeaders } from './parked-headers';
import { parkedSubject, replaySubject } from './streams';

/** A message that a consumer could not handle. */
export interface DeadLetter {
  /** Its place in the dead-letter stream; what `replay` takes. */
  readonly sequence: number;
  readonly durable: string;
  /** Subject on which it was first published. */
  readonly subject: string;
  readonly reason: string;
  /** Tries before it was parked the last time. */
  readonly tries: number;
  /** How often it was replayed before. */
  readonly replays: number;
  readonly firstFailedAt: Date | undefined;
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

  /** The oldest `limit` parked messages after this place. */
  async list(limit = 100, after = 0): Promise<DeadLetter[]> {
    const letters: DeadLetter[] = [];
    for (let next = await this.firstAfter(after); next && letters.length < limit; next = await this.firstAfter(next.sequence)) letters.push(next);
    return letters;
  }

  /** How many messages are parked. */
  async count(): Promise<number> {
    const manager = await this.nats.jetstreamManager();
    const { state } = await manager.streams.info(deadLetterStreamOf(this.service), { subjects_filter: parkedSubject(this.service, '*') });
    return Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0);
  }

  async find(sequence: number): Promise<DeadLetter | undefined> {
    const message = await this.read({ seq: sequence });
    return message && isParked(this.service, message) ? toDeadLetter(message) : undefined;
  }

  /**
   * Hands a parked message to the consumer that had parked it, and to no other, under its first event id: what was done
   * before is not done twice.
   * @returns false when there is no parked message of that sequence
   */
  async replay(sequence: number): Promise<boolean> {
    const message = await this.read({ seq: sequence });
    if (!message || !isParked(this.service, message)) return false;
    const { durable } = toDeadLetter(message);
    await this.nats.jetstream().publish(replaySubject(this.service, durable), message.data, { msgID: `replay:${sequence}`, headers: replayHeaders(message.header) });
    await this.remove(sequence);
    return true;
  }

  /** Removes a parked message for good. @returns false when there is none of that sequence */
  async discard(sequence: number): Promise<boolean> {
    const letter = await this.find(sequence);
    return letter ? this.remove(sequence) : false;
  }

  private async firstAfter(sequence: number): Promise<DeadLetter | undefined> {
    // The server finds the next of a subject by itself, over whatever gaps; its client's types do not know that it can.
    const query: { seq: number; next_by_subj: string } = { seq: sequence + 1, next_by_subj: parkedSubject(this.service, '*') };
    const message = await this.read(query);
    return message && toDeadLetter(message);
  }

  private async read(query: MsgRequest): Promise<StoredMsg | undefined> {
    try {
      return await (await this.nats.jetstreamManager()).streams.getMessage(deadLetterStreamOf(this.service), query);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  /** Overwritten on the disk: it may hold anything. @returns false when somebody else has removed it meanwhile */
  private async remove(sequence: number): Promise<boolean> {
    try {
      return await (await this.nats.jetstreamManager()).streams.deleteMessage(deadLetterStreamOf(this.service), sequence, true);
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }
}

function isNotFound(error: unknown): boolean {
  return /no message found|sequence.*not found/i.test((error as Error).message);
}

function isParked(service: ServiceName, { subject }: StoredMsg): boolean {
  return subject.startsWith(parkedSubject(service, ''));
}

function toDeadLetter(message: StoredMsg): DeadLetter {
  return { sequence: message.seq, durable: message.subject.split('.').at(-1) ?? '', ...notesOf(message.header), parkedAt: message.time, body: message.string() };
}
