import { randomBytes } from 'node:crypto';
import {
  Channels,
  NewPrinter,
  type MenuSnapshot,
  type PrinterRequest,
  type PrinterStation,
  type SentMessage,
} from '@chalkboard/contracts';
import { hashSecret } from '@chalkboard/service-kit';
import { waitFor } from '@chalkboard/service-kit/testing';
import { PrinterStandIn } from './printer-stand-in';
import { menuSnapshot } from './running-notify';
import type { RunningWithTwilio } from './running-with-twilio';

/** Printers on this machine may be reached. */
export const LOOPBACK = { PRINTER_NETWORKS: '127.0.0.0/8' };

const VISITOR = randomBytes(32).toString('base64url');
const OWN = { cookie: `visitor=${VISITOR}` };

/** The menu "demo", its channels as whoever may edit it sees them, and a printer in its network. */
export class PrintingMenu {
  private constructor(
    private readonly notify: RunningWithTwilio,
    readonly snapshot: MenuSnapshot,
    readonly printer: PrinterStandIn,
  ) {}

  /** The other services begin to answer for it. */
  static async start(notify: RunningWithTwilio, more: Partial<MenuSnapshot> = {}): Promise<PrintingMenu> {
    const snapshot = menuSnapshot({
      editRightHashes: [hashSecret(VISITOR)],
      channels: { sms: true, whatsapp: true, print: true },
      ...more,
    });
    await notify.neighbours.answerSnapshots(snapshot);
    await notify.neighbours.answerTickets();
    return new PrintingMenu(notify, snapshot, await PrinterStandIn.start());
  }

  /** Before notify stops, which waits for a connection that hangs. */
  stop(): Promise<void> {
    return this.printer.switchOff();
  }

  async call(method: string, path: string, json?: unknown, headers: Record<string, string> = OWN): Promise<Response> {
    return fetch(`${await this.notify.app.getUrl()}/api/notify${path}`, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  }

  /** Calls a route below the one of this menu. */
  ofMenu(method: string, path: string, json?: unknown, headers?: Record<string, string>): Promise<Response> {
    return this.call(method, `/menus/demo${path}`, json, headers);
  }

  async channels(): Promise<Channels> {
    return Channels.parse(await (await this.ofMenu('GET', '/channels')).json());
  }

  async printers(): Promise<Channels['print']['printers']> {
    return (await this.channels()).print.printers;
  }

  async added(request: PrinterRequest): Promise<NewPrinter> {
    const response = await this.ofMenu('POST', '/printers', request);
    expect(response.status).toBe(201);
    return NewPrinter.parse(await response.json());
  }

  /** Adds the printer of its network. */
  network(more: { readonly name?: string; readonly station?: PrinterStation } = {}): Promise<NewPrinter> {
    const { host } = this.printer;
    return this.added({ kind: 'network', name: 'Kitchen', paper: 80, letters: 'standard', host, port: 9100, ...more });
  }

  /** Adds a printer that asks for its tickets. */
  cloud(): Promise<NewPrinter> {
    return this.added({ kind: 'cloud', name: 'Bar', paper: 58 });
  }

  async tested(body: object): Promise<SentMessage> {
    return (await (await this.ofMenu('POST', '/test-messages', body)).json()) as SentMessage;
  }

  lastTest(id: string, state: SentMessage['state']): Promise<SentMessage> {
    return waitFor(`the test to be ${state}`, async () => {
      const { sms, print } = await this.channels();
      return [sms, ...print.printers]
        .map((each) => each.lastTest)
        .find((test) => test?.id === id && test.state === state);
    });
  }

  /** Waits until so many tickets came out of the printer of its network. */
  tickets(count: number): Promise<string[]> {
    return waitFor(`${count} tickets on paper`, () => this.printer.tickets.length >= count && this.printer.tickets);
  }
}

/** The status of an answer that refuses, and its code. */
export const problem = async (response: Response): Promise<[status: number, code: string]> => [
  response.status,
  ((await response.json()) as { code: string }).code,
];
export const codeOf = async (response: Promise<Response>): Promise<string> => (await problem(await response))[1];
