import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '@chalkboard/service-kit/testing';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Checks the signature of a message by another's implementation. @throws Error if it is not by this secret */
export const verified = ({ body, headers }: Received, secret: string): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

/** What the next message gets: a status, `hang` (never an answer), or `cut` (the line breaks). */
export type ReceiverBehaviour = number | 'hang' | 'cut';

/** A program that takes webhooks, and fails on demand. */
export class WebhookReceiver {
  /** All that arrived, also what was not taken. */
  readonly received: Received[] = [];
  /** Taken from the front, one a message; else it is taken. */
  readonly behaviours: ReceiverBehaviour[] = [];
  /** How long (ms) an answer takes. */
  slowMs = 0;
  private open = 0;
  /** How many messages it has had at the same time, at most. */
  mostAtOnce = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      void text(request).then((body) => {
        receiver.received.push({ path: request.url ?? '', headers: request.headers, body });
        return receiver.answer(response);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  /** Waits until so many messages have arrived. */
  arrived(count: number): Promise<Received[]> {
    return waitFor(`${count} messages`, () => this.received.length >= count && this.received);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((closed) => this.server.close(() => closed()));
  }

  private async answer(response: ServerResponse): Promise<void> {
    this.open += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.open);
    await new Promise((slept) => setTimeout(slept, this.slowMs));
    this.open -= 1;
    const behaviour = this.behaviours.shift() ?? 204;
    if (behaviour === 'hang') return;
    if (behaviour === 'cut') response.destroy();
    else response.writeHead(behaviour, behaviour === 302 ? { location: `${this.url}/elsewhere` } : {}).end();
  }
}
