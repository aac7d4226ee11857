import type { ServerResponse } from 'node:http';
import { HEARTBEAT_EVENT } from '@chalkboard/contracts';

const HEARTBEAT = Buffer.from(`event: ${HEARTBEAT_EVENT}\ndata: {}\n\n`);
/** Heartbeats in a row that find what was sent before them unread: then it is given up. */
const MAX_UNREAD_HEARTBEATS = 4;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-cache, no-store, must-revalidate, max-age=0, no-transform',
  'x-accel-buffering': 'no',
};

/** One open answer with server-sent events. Thousands are open at a time: it holds next to nothing. */
export class LiveLine<Reader> {
  private unread = 0;
  /** A state was kept back because the one before is not read yet. */
  private behind = false;

  /** @param seen the reader's last event */
  constructor(
    private readonly response: ServerResponse,
    readonly reader: Reader,
    public seen: string | undefined,
  ) {}

  /** Sends the headers. A proxy between may not keep what follows, and nobody may. */
  open(): void {
    const { socket } = this.response;
    // Who has left without a word is noticed while nothing is sent.
    socket?.setKeepAlive(true).setTimeout(0);
    this.response.writeHead(200, HEADERS);
  }

  get isOpen(): boolean {
    return this.response.headersSent;
  }

  get isOver(): boolean {
    return this.response.destroyed || this.response.writableEnded;
  }

  /**
   * Whether it takes a state. One that has unread what was sent before takes none: it gets the newest when it has read
   * that (`drained`).
   */
  takes(): boolean {
    this.behind = this.response.writableNeedDrain;
    return !this.behind;
  }

  /** @param chunk the same for all who get the same: it is not copied */
  send(chunk: Buffer, seen: string): void {
    this.seen = seen;
    this.response.write(chunk);
  }

  end(): void {
    this.response.end();
  }

  /** Shows that it is alive, and ends one that nobody reads. */
  beat(): void {
    if (!this.isOpen || this.isOver) return;
    if (!this.response.writableNeedDrain) {
      this.unread = 0;
      this.response.write(HEARTBEAT);
    } else if (++this.unread >= MAX_UNREAD_HEARTBEATS) this.response.destroy();
  }

  /**
   * @param closed it is over, whoever ended it @param drained what was sent is read, and a state was kept back
   * meanwhile
   */
  watch(closed: () => void, drained: () => void): void {
    this.response.once('close', closed).on('drain', () => {
      if (this.behind) drained();
    });
  }
}
