import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@chalkboard/contracts';
import { AckPolicy, DeliverPolicy, nanos, type JsMsg, type NatsConnection } from 'nats';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { countOf, rowsOf } from '../persistence/rows';
import { deadLetterStreamOf, streamOf } from './broker-names';
import { ConsumerProgress, type PublishedMessage } from './consumer-progress';
import type { ErasedMessage, ErasedMessages } from './erased-messages';
import { digestOf } from './message-digest';

const LetterText = z.object({ sequence: z.number(), reason: z.string(), body: z.instanceof(Buffer) });

/** By what a message is known to be about somebody who is to be erased. */
export interface Traces {
  /** Ids of things of theirs, as they stand in events. */
  readonly ids: readonly string[];
  /**
   * Their numbers and e-mail addresses. What is neither is left out: what somebody typed as a name or a street may be a
   * word of everybody's messages.
   */
  readonly contacts: readonly string[];
}

/** The one name of a consumer on its own stream that a service has the right to. */
const READER = 'erasure';
const PAGE = 500;
const FETCH_LIMIT_MS = 5000;
/** The server forgets a consumer that nobody asks any more. */
const IDLE_MS = 60_000;
const FEWEST_DIGITS = 7;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

type FoundMessage = PublishedMessage & ErasedMessage;

/**
 * Takes out of the service's own streams and dead letters what is about somebody. Events carry no person; the texts
 * that customers type for the kitchen may, and so may a message that fits no contract. What is removed is overwritten
 * on the disk.
 */
export class StreamErasure {
  private readonly progress: ConsumerProgress;

  constructor(
    private readonly service: ServiceName,
    private readonly nats: NatsConnection,
    private readonly dataSource: DataSource,
    private readonly erased: ErasedMessages,
  ) {
    this.progress = new ConsumerProgress(service, nats);
  }

  /**
   * Of the events that the service has published, those about these ids or with these numbers and addresses; for a
   * service of `ERASES_OWN_EVENTS`. One instance at a time: the caller holds a lock. Safe to repeat.
   * @returns how many went; undefined: none, as somebody who consumes one of them has not had it yet
   */
  async events(traces: Traces): Promise<number | undefined> {
    const stream = streamOf(this.service);
    const found = await this.find(stream, READER, traces);
    return (await this.progress.allHad(found)) ? this.erased.erase(stream, found) : undefined;
  }

  /**
   * The same of its dead letters, and of those that are being replayed, which nobody waits for, by any number of
   * instances. @returns how many went
   */
  async deadLetters(traces: Traces): Promise<number> {
    const stream = deadLetterStreamOf(this.service);
    return (
      (await this.deadLettered(traces)) +
      (await this.erased.erase(stream, await this.find(stream, `${READER}-${randomUUID()}`, traces)))
    );
  }

  private async deadLettered(traces: Traces): Promise<number> {
    const isAbout = matcherOf(traces);
    if (!isAbout) return 0;
    const found: number[] = [];
    for (let after = 0, isEnd = false; !isEnd;) {
      const letters: z.infer<typeof LetterText>[] = rowsOf(
        LetterText,
        await this.dataSource.query(
          `SELECT sequence, reason, body FROM dead_letters WHERE sequence > $1 ORDER BY sequence LIMIT ${PAGE}`,
          [after],
        ),
      );
      found.push(
        ...letters
          .filter(({ body, reason }) => isAbout(`${body.toString()}\n${reason}`))
          .map(({ sequence }) => sequence),
      );
      after = letters.at(-1)?.sequence ?? after;
      isEnd = letters.length < PAGE;
    }
    return countOf(
      await this.dataSource.query('DELETE FROM dead_letters WHERE sequence = ANY ($1::bigint[])', [found]),
    );
  }

  private async find(stream: string, reader: string, traces: Traces): Promise<FoundMessage[]> {
    const isAbout = matcherOf(traces);
    if (!isAbout) return [];
    const found: FoundMessage[] = [];
    await this.read(stream, reader, (message) => {
      if (isAbout(textOf(message)))
        found.push({ subject: message.subject, sequence: message.seq, digest: digestOf(message.data) });
    });
    return found;
  }

  /** All messages that there are now. @throws when the server hands out no more though there are */
  private async read(stream: string, name: string, take: (message: JsMsg) => void): Promise<void> {
    const manager = await this.nats.jetstreamManager();
    // What a process left that ended within.
    await manager.consumers.delete(stream, name).catch(() => undefined);
    const { num_pending: there } = await manager.consumers.add(stream, {
      name,
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.All,
      inactive_threshold: nanos(IDLE_MS),
      mem_storage: true,
    });
    const consumer = await this.nats.jetstream().consumers.get(stream, name);
    for (let left = there; left > 0;) {
      let read = 0;
      for await (const message of await consumer.fetch({
        max_messages: Math.min(PAGE, left),
        expires: FETCH_LIMIT_MS,
      })) {
        take(message);
        read++;
        // What has been removed since is not waited for.
        if (message.info.pending === 0) break;
      }
      left -= read;
      if (read === 0 && (await consumer.info()).num_pending > 0)
        throw new Error(`${stream} could not be read to its end`);
      if (read === 0) break;
    }
    await manager.consumers.delete(stream, name).catch(() => undefined);
  }
}

function textOf(message: JsMsg): string {
  const notes = [...(message.headers ?? [])].flatMap(([, values]) => values);
  return [message.string(), ...notes].join('\n');
}

/** Undefined: nothing is looked for. */
function matcherOf({ ids, contacts }: Traces): ((text: string) => boolean) | undefined {
  const known = new Set(ids.map((id) => id.toLowerCase()));
  const wholes = contacts
    .map((contact) => contact.trim().toLowerCase())
    .filter(isNumberOrAddress)
    .map(wholeOf);
  if (known.size === 0 && wholes.length === 0) return undefined;
  return (text) => {
    for (const [id] of text.matchAll(ID)) if (known.has(id.toLowerCase())) return true;
    // What JSON writes for a line's end is no letter before a number.
    const folded = text.toLowerCase().replace(/\\(?:u[0-9a-f]{4}|.)/g, ' ');
    return wholes.some((whole) => whole.test(folded));
  };
}

function isNumberOrAddress(contact: string): boolean {
  return (
    /^[^\s@"\\]+@[^\s@"\\]+$/.test(contact) ||
    (/^[+\d\s().\-/]+$/.test(contact) && contact.replace(/\D/g, '').length >= FEWEST_DIGITS)
  );
}

/** Not the end of another one's address or number, nor the beginning. */
function wholeOf(contact: string): RegExp {
  const letters = contact.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${letters}(?![\\p{L}\\p{N}]|[.-][\\p{L}\\p{N}])`, 'u');
}
