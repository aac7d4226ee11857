import { HEARTBEAT_MS } from '@chalkboard/contracts';
import type { FastifyReply } from 'fastify';
import type { LiveFeed } from './live-feed';
import type { LiveHints } from './live-hints';
import { LiveLine } from './live-line';
import { LiveTopic } from './live-topic';
import { Turn } from './turn';

const TIMES = {
  heartbeatMs: HEARTBEAT_MS,
  /** Each thing that is followed is read this often without a hint, in case one was lost. */
  rereadMs: 20_000,
  /** After hints may have been lost, everything is read within this time and not at once. */
  catchUpMs: 5_000,
};

let open = 0;

/** Streams of this process that somebody reads now. */
export function openLiveStreams(): number {
  return open;
}

interface Followed {
  readonly topic: LiveTopic<unknown, unknown>;
  unlisten(): void;
}

/** Which thing is followed, and by whom. */
export interface Following<Reader> {
  readonly id: string;
  readonly reader: Reader;
  /** `Last-Event-ID` of a reader that comes back. */
  readonly after?: string | undefined;
}

/**
 * All server-sent events of a service. A stream gets the state of one thing at once, then again after each hint that it
 * changed; a heartbeat keeps proxies from closing the line. It ends after the final state, and when its reader leaves
 * or does not read.
 */
export class LiveStreams {
  private readonly followed = new Map<unknown, Map<string, Followed>>();
  private readonly heartbeats: Turn<LiveLine<unknown>>;
  private readonly rereads: Turn<LiveTopic<unknown, unknown>>;

  /** @param times other ones, for tests */
  constructor(
    private readonly hints: Pick<LiveHints, 'listen' | 'listenForLoss'>,
    times: Partial<typeof TIMES> = {},
  ) {
    const { heartbeatMs, rereadMs, catchUpMs } = { ...TIMES, ...times };
    this.heartbeats = new Turn(heartbeatMs, (line) => line.beat());
    this.rereads = new Turn(rereadMs, (topic) => topic.wake());
    hints.listenForLoss(() => this.rereads.hurry(catchUpMs));
  }

  /**
   * Answers a request with a stream; the route takes `@Res()`, since nothing else answers it.
   * @returns when the first state was sent; rejects while it can still be answered with a problem, with what the feed
   * throws
   */
  async open<Reader, Material>(
    feed: LiveFeed<Reader, Material>,
    { id, reader, after }: Following<Reader>,
    reply: FastifyReply,
  ): Promise<void> {
    const line = new LiveLine(reply.raw, reader, after);
    // Who has left while the right was looked at will not be heard to leave again.
    if (line.isOver) return void reply.hijack();
    // The feed stands between them: it is given its own readers and material alone.
    const { topic } = this.topicOf(feed as LiveFeed<unknown, unknown>, id);
    const leave = () => {
      topic.leave(line);
      this.heartbeats.delete(line);
      this.drop(feed, id, topic);
    };
    open++;
    line.watch(
      () => {
        open--;
        leave();
      },
      () => topic.wake(),
    );
    this.heartbeats.add(line);
    try {
      await topic.join(line);
    } catch (error) {
      leave();
      throw error;
    }
    // From here on the line answers.
    reply.hijack();
  }

  private topicOf(feed: LiveFeed<unknown, unknown>, id: string): Followed {
    const things = this.followed.get(feed) ?? new Map<string, Followed>();
    this.followed.set(feed, things);
    const known = things.get(id);
    if (known) return known;
    const topic = new LiveTopic(feed, id);
    const made = { topic, unlisten: this.hints.listen(feed.kind, id, () => topic.wake()) };
    things.set(id, made);
    this.rereads.add(topic);
    return made;
  }

  private drop(feed: unknown, id: string, topic: LiveTopic<unknown, unknown>): void {
    const things = this.followed.get(feed);
    const followed = things?.get(id);
    if (followed?.topic !== topic || !topic.isEmpty) return;
    followed.unlisten();
    things?.delete(id);
    this.rereads.delete(topic);
  }
}
