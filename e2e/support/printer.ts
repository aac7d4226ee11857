import { randomInt } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';

const ASKS_STATE = Buffer.from([0x10, 0x04, 0x02]);
const ASKS_PAPER = Buffer.from([0x1d, 0x72, 0x01]);
const WELL = Buffer.of(0x12);
const OUT_OF_PAPER = Buffer.of(0x32);
const HAS_PAPER = Buffer.of(0);

/**
 * A receipt printer in the network of one story, with what it printed. ESC/POS, on the printers' own port of an address
 * that only this machine has.
 */
export class Printer {
  readonly tickets: string[] = [];
  readonly host = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  /** Without it says that it is out, and prints nothing. */
  hasPaper = true;
  private server: Server | undefined;

  async switchOn(): Promise<this> {
    const server = createServer((socket) => this.print(socket));
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(9100, this.host, resolve));
    this.server = server;
    return this;
  }

  async switchOff(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  private print(socket: Socket): void {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      if (received.indexOf(ASKS_STATE) === 0) {
        received = received.subarray(ASKS_STATE.length);
        socket.write(this.hasPaper ? WELL : OUT_OF_PAPER);
      }
      const end = received.indexOf(ASKS_PAPER);
      if (end < 0) return;
      this.tickets.push(received.subarray(0, end).toString('latin1'));
      received = received.subarray(end + ASKS_PAPER.length);
      socket.write(HAS_PAPER);
    });
  }
}
