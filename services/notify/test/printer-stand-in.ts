import { randomInt } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';

/**
 * How the next connection is treated. `mute`: takes everything and never answers; `hang`: says that it is well, and
 * nothing after that; `cut`: breaks off in the middle of the ticket.
 */
export type PrinterBehaviour = 'print' | 'mute' | 'hang' | 'cut' | 'no-paper' | 'runs-out' | 'cover-open';

const ASKS_STATE = Buffer.from([0x10, 0x04, 0x02]);
const ASKS_PAPER = Buffer.from([0x1d, 0x72, 0x01]);
const WELL = 0x12;
const STATES: Readonly<Partial<Record<PrinterBehaviour, number>>> = { 'no-paper': 0x32, 'cover-open': 0x16 };
const PAPER_IS_OUT = 0x0c;

/**
 * A receipt printer on the network: ESC/POS with its status commands, one connection at a time, and fails on demand.
 */
export class PrinterStandIn {
  /** What was printed, byte by letter, also of tickets that were cut. */
  readonly tickets: string[] = [];
  /** Taken from the front, one a connection; else it prints. */
  readonly behaviours: PrinterBehaviour[] = [];
  connections = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private constructor(readonly host: string) {}

  /** On the printers' own port of an address that only this machine has. */
  static async start(): Promise<PrinterStandIn> {
    const printer = new PrinterStandIn(`127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`);
    await printer.switchOn();
    return printer;
  }

  readonly port = 9100;

  async switchOn(): Promise<void> {
    const server = createServer((socket) => this.serve(socket));
    this.server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(this.port, this.host, resolve));
  }

  /** From now on connections are refused. */
  async switchOff(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.connections += 1;
    const behaviour = this.behaviours.shift() ?? 'print';
    let received = Buffer.alloc(0);
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.sockets.delete(socket);
      if (behaviour === 'mute' && received.length > 0) this.tickets.push(received.toString('latin1'));
    });
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      if (behaviour === 'mute') {
        if (received.indexOf(ASKS_STATE) === 0) received = received.subarray(ASKS_STATE.length);
        return;
      }
      if (received.indexOf(ASKS_STATE) === 0) {
        received = received.subarray(ASKS_STATE.length);
        socket.write(Buffer.of(STATES[behaviour] ?? WELL));
      }
      if (behaviour === 'cut' && received.length > 0) {
        this.tickets.push(received.subarray(0, received.length / 2).toString('latin1'));
        socket.destroy();
        return;
      }
      const end = received.indexOf(ASKS_PAPER);
      if (end < 0 || behaviour === 'hang') return;
      this.tickets.push(received.subarray(0, end).toString('latin1'));
      received = received.subarray(end + ASKS_PAPER.length);
      socket.write(Buffer.of(behaviour === 'runs-out' ? PAPER_IS_OUT : 0));
    });
  }
}
