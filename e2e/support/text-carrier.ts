import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const ACCOUNT = 'ACaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

/**
 * A carrier of text messages that speaks the part of Twilio's protocol by which messages are sent, and keeps what it
 * took.
 */
export class TextCarrier {
  readonly taken: {
    readonly to: string;
    readonly body: string;
    readonly headers: Readonly<Record<string, unknown>>;
  }[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TextCarrier> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const carrier = new TextCarrier(server);
    server.on('request', async (request, response) => {
      const form = new URLSearchParams(await text(request));
      carrier.taken.push({ to: form.get('To') ?? '', body: form.get('Body') ?? '', headers: request.headers });
      const sid = `SM${String(carrier.taken.length).padStart(32, '0')}`;
      response.writeHead(201, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          sid,
          account_sid: ACCOUNT,
          status: 'queued',
          to: form.get('To'),
          body: form.get('Body'),
          date_created: new Date().toUTCString(),
        }),
      );
    });
    return carrier;
  }

  /** What makes a system send by it. */
  get environment(): Readonly<Record<string, string>> {
    return {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+15005550006',
      TWILIO_BASE_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
