import { connect, type Socket } from 'node:net';
import { ProviderFaultError } from '../domain/message-sender';
import { PrinterConnection, type Printed, type PrinterTarget } from '../domain/printer-connection';

export interface ConnectionLimits {
  readonly connectMs: number;
  /** To say how it is. */
  readonly answerMs: number;
  /** To have printed. */
  readonly printMs: number;
}

const LIMITS: ConnectionLimits = { connectMs: 5000, answerMs: 2000, printMs: 20_000 };

/** DLE EOT 2: why are you offline? Answered at once, whatever is being printed. */
const ASK_STATE = Uint8Array.of(0x10, 0x04, 0x02);
/** GS r 1: how is the paper? Answered when everything before it was printed. */
const ASK_PAPER = Uint8Array.of(0x1d, 0x72, 0x01);

const isState = (byte: number) => (byte & 0x93) === 0x12;
const isPaper = (byte: number) => (byte & 0x90) === 0;

/**
 * ESC/POS over TCP. That bytes were taken says nothing: they lie in buffers on the way. So a printer is asked how it is
 * before the ticket, and about its paper behind the ticket, which it answers when it has come that far.
 */
export class EscPosConnection extends PrinterConnection {
  constructor(private readonly limits: ConnectionLimits = LIMITS) {
    super();
  }

  async print({ host, port, answers: didAnswer }: PrinterTarget, ticket: Uint8Array): Promise<Printed> {
    const line = await Line.open(host, port, this.limits.connectMs);
    try {
      line.write(ASK_STATE);
      const state = await line.byte(isState, this.limits.answerMs);
      if (state === undefined && didAnswer)
        throw fault('The printer is connected, but does not answer. Switch it off and on again.', false);
      if (state === undefined) return await this.printBlindly(line, ticket);
      const trouble = troubleOf(state);
      if (trouble) throw fault(trouble, false);

      line.write(ticket);
      line.write(ASK_PAPER);
      const paper = await line.byte(isPaper, this.limits.printMs, true);
      if (paper === undefined) throw fault('The printer took the ticket, but did not say that it printed it.', true);
      if (paper & 0x0c) throw fault('The printer ran out of paper.', true);
      return { isConfirmed: true, answers: true };
    } finally {
      line.close();
    }
  }

  /** To one that never says anything: that it keeps the connection to the end is all there is to know. */
  private async printBlindly(line: Line, ticket: Uint8Array): Promise<Printed> {
    await line.end(ticket, this.limits.answerMs);
    return { isConfirmed: false, answers: false };
  }
}

function troubleOf(state: number): string | undefined {
  if (state & 0x04) return 'The cover of the printer is open.';
  if (state & 0x20) return 'The printer is out of paper.';
  if (state & 0x40) return 'The printer reports an error. Switch it off and on again.';
  return undefined;
}

function fault(words: string, mayHaveLeft: boolean): ProviderFaultError {
  return new ProviderFaultError(words, mayHaveLeft, words);
}

/** A connection to a printer, and what came back on it. */
class Line {
  private readonly heard: number[] = [];
  private broken: Error | undefined;
  private hasEnded = false;
  private wake: () => void = () => undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes) => {
      this.heard.push(...bytes);
      this.wake();
    });
    socket.on('error', (error) => {
      this.broken = error;
      this.wake();
    });
    for (const event of ['end', 'close']) {
      socket.on(event, () => {
        this.hasEnded = true;
        this.wake();
      });
    }
  }

  static open(host: string, port: number, limitMs: number): Promise<Line> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port, noDelay: true });
      const failed = (error: Error & { code?: string }) => {
        socket.destroy();
        const refused = error.code === 'ECONNREFUSED';
        reject(
          fault(
            refused
              ? `Nothing takes tickets at ${host}, port ${port}. Check the address, and that the printer is switched on.`
              : `The printer at ${host} cannot be reached. Check that it is switched on and in the network.`,
            false,
          ),
        );
      };
      socket.setTimeout(limitMs, () => failed(new Error('no connection in time')));
      socket.once('error', failed);
      socket.once('connect', () => {
        socket.setTimeout(0);
        socket.off('error', failed);
        resolve(new Line(socket));
      });
    });
  }

  write(bytes: Uint8Array): void {
    this.socket.write(bytes);
  }

  /**
   * Waits for a byte that fits.
   * @param hasLeft a ticket is under way on the line
   * @returns undefined when none came in time
   * @throws ProviderFaultError when the line breaks
   */
  async byte(fits: (byte: number) => boolean, limitMs: number, hasLeft = false): Promise<number | undefined> {
    const until = Date.now() + limitMs;
    for (;;) {
      while (this.heard.length > 0) {
        const byte = this.heard.shift();
        if (byte !== undefined && fits(byte)) return byte;
      }
      if (this.broken || this.hasEnded)
        throw fault(
          hasLeft
            ? 'The connection to the printer broke off in the middle of the ticket.'
            : 'The printer closed the connection at once. Another device may be using it.',
          hasLeft,
        );
      const left = until - Date.now();
      if (left <= 0) return undefined;
      await this.news(left);
    }
  }

  /**
   * Sends the last bytes and waits until the printer has closed its side, at most so long. @throws ProviderFaultError
   * when the line breaks
   */
  async end(bytes: Uint8Array, limitMs: number): Promise<void> {
    const until = Date.now() + limitMs;
    this.socket.end(bytes);
    while (!this.broken && !this.hasEnded && Date.now() < until) await this.news(until - Date.now());
    if (this.broken) throw fault('The connection to the printer broke off in the middle of the ticket.', true);
    if (!this.socket.writableFinished) throw fault('The printer does not take the ticket.', true);
  }

  close(): void {
    this.socket.destroy();
  }

  private news(limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, limitMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
