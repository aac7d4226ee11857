import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How the next request is answered; `lost`: the message is taken, and the answer never comes. */
export type Behaviour = { readonly status: number; readonly code?: number } | 'lost' | 'hang';

interface TakenMessage {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly date: string;
}

const ACCOUNT = { accountSid: 'ACaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', authToken: 'secret', from: '+15005550006' };

/** Speaks the part of Twilio's Messages API that is used: form bodies, basic authentication, JSON answers, error codes. */
export class TwilioStandIn {
  readonly taken: TakenMessage[] = [];
  /** Taken from the front, one a request to send. */
  readonly behaviours: Behaviour[] = [];
  requests = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TwilioStandIn> {
    const server = createServer();
    const standIn = new TwilioStandIn(server);
    server.on('request', (request, response) => void standIn.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get account() {
    return { ...ACCOUNT, baseUrl: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` };
  }

  get environment(): Record<string, string> {
    const { accountSid, authToken, from, baseUrl } = this.account;
    return { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_BASE_URL: baseUrl };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const credentials = Buffer.from(`${ACCOUNT.accountSid}:${ACCOUNT.authToken}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credentials}`) return fail(response, { status: 401, code: 20003 });
    if (url.pathname !== `/2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages.json`) return fail(response, { status: 404, code: 20404 });
    if (request.method === 'GET') {
      const messages = this.taken.filter(({ to }) => to === url.searchParams.get('To')).map(toJson);
      return send(response, 200, { messages, page: 0, page_size: 50, next_page_uri: null, uri: url.pathname });
    }

    const form = new URLSearchParams(await text(request));
    this.requests += 1;
    const behaviour = this.behaviours.shift();
    if (behaviour === 'hang') return;
    if (behaviour && behaviour !== 'lost') return fail(response, behaviour);
    const message: TakenMessage = {
      sid: `SM${String(this.taken.length).padStart(32, '0')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
      date: new Date().toUTCString(),
    };
    this.taken.push(message);
    if (behaviour !== 'lost') send(response, 201, toJson(message));
  }
}

function toJson({ sid, to, from, body, date }: TakenMessage): Record<string, unknown> {
  return { sid, to, from, body, status: 'queued', error_code: null, date_created: date, date_sent: null, date_updated: date };
}

function fail(response: ServerResponse, { status, code }: { status: number; code?: number }): void {
  send(response, status, { status, code, message: `as asked: ${status}`, more_info: 'https://www.twilio.com/docs/errors' });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
