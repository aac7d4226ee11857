import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks';

export type MessageStatus = 'queued' | 'sent' | 'delivered' | 'undelivered' | 'failed';

/**
 * How the next request is answered; `lost`: the message is taken, and the answer never comes; `hang`: it is not even
 * taken; `then`: it is taken, and reported on after the answer.
 */
export type Behaviour =
  | { readonly status: number; readonly code?: number }
  | 'lost'
  | 'hang'
  | { readonly then: readonly MessageStatus[]; readonly errorCode?: number };

export interface TakenMessage {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly date: string;
  readonly takenAt: number;
  readonly statusCallback?: string;
  status: MessageStatus;
}

export type CallStatus = 'initiated' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed';

/** How the next request to call is answered: as `Behaviour`, with what becomes of the call after the answer. */
export type CallBehaviour =
  | { readonly status: number; readonly code?: number }
  | 'lost'
  | 'hang'
  | { readonly then: readonly CallStatus[]; readonly key?: string };

export interface TakenCall {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  /** What is said first. */
  readonly markup: string;
  readonly statusCallback?: string;
  readonly events: readonly string[];
}

const ACCOUNT = { accountSid: 'ACaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', authToken: 'secret', from: '+15005550006' };

/**
 * Speaks the part of Twilio's Messages API that is used (form bodies, basic authentication, JSON answers, error codes),
 * calls back with real signatures, and fails on demand.
 */
export class TwilioStandIn {
  readonly taken: TakenMessage[] = [];
  /** Taken from the front, one a request to send. */
  readonly behaviours: Behaviour[] = [];
  requests = 0;
  readonly calls: TakenCall[] = [];
  /** Taken from the front, one a request to call. */
  readonly callBehaviours: CallBehaviour[] = [];
  callRequests = 0;
  /** How often it has called back with what became of a message, and was answered. */
  reports = 0;
  /** Where the public address of the product leads: its origin is called back here instead. */
  product = { publicUrl: 'http://chalkboard.test', reachedAt: '' };
  private inbound = 0;

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
    return {
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: from,
      TWILIO_BASE_URL: baseUrl,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Reports on a message that was taken. @returns the status of the answer */
  async report(message: TakenMessage, status: MessageStatus, errorCode?: number): Promise<number> {
    if (!message.statusCallback) throw new Error('this message came without an address to report to');
    message.status = status;
    const form = {
      AccountSid: ACCOUNT.accountSid,
      MessageSid: message.sid,
      MessageStatus: status,
      To: message.to,
      From: message.from,
      ...(errorCode !== undefined && { ErrorCode: String(errorCode) }),
    };
    const { status: answered } = await this.call(message.statusCallback, form);
    this.reports += 1;
    return answered;
  }

  /** Reports on a call. @returns the status of the answer */
  async reportCall({ statusCallback, sid, to, from }: TakenCall, status: CallStatus): Promise<number> {
    if (!statusCallback) throw new Error('this call came without an address to report to');
    const form = { AccountSid: ACCOUNT.accountSid, CallSid: sid, CallStatus: status, To: to, From: from };
    return (await this.call(statusCallback, form)).status;
  }

  /** Somebody presses a key during a call. @returns the mark-up that comes back */
  async press({ sid, markup }: TakenCall, key: string): Promise<string> {
    const action = /<Gather [^>]*action="([^"]+)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&');
    if (!action) throw new Error(`this call waits for no key: ${markup}`);
    const response = await this.call(action, { AccountSid: ACCOUNT.accountSid, CallSid: sid, Digits: key });
    const answer = await response.text();
    if (response.status !== 200 || !/^<\?xml .*\?><Response(\/>|>.*<\/Response>)$/s.test(answer))
      throw new Error(`no mark-up came back: ${response.status} ${answer}`);
    return answer;
  }

  /**
   * Somebody texts our number. @param sid the same for a call that is repeated @returns what is answered; undefined:
   * nothing
   */
  async say(
    from: string,
    body: string,
    { sid = `SMin${String(this.inbound++).padStart(28, '0')}`, ...more }: { sid?: string; OptOutType?: string } = {},
  ): Promise<string | undefined> {
    const form = {
      AccountSid: ACCOUNT.accountSid,
      MessageSid: sid,
      From: from,
      To: ACCOUNT.from,
      Body: body,
      NumMedia: '0',
      ...more,
    };
    const response = await this.call(`${this.product.publicUrl}/api/notify/twilio/inbound`, form);
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/xml'))
      throw new Error(`no mark-up came back: ${response.status}`);
    const markup = await response.text();
    if (!/^<\?xml .*\?><Response(\/>|>.*<\/Response>)$/s.test(markup))
      throw new Error(`not the mark-up of an answer: ${markup}`);
    return /<Message>(.*)<\/Message>/s.exec(markup)?.[1];
  }

  /** Calls the product as Twilio does: a form, signed over the public address. */
  call(
    url: string,
    form: Record<string, string>,
    signature = getExpectedTwilioSignature(ACCOUNT.authToken, url, form),
  ): Promise<Response> {
    return fetch(url.replace(this.product.publicUrl, this.product.reachedAt), {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(form),
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const credentials = Buffer.from(`${ACCOUNT.accountSid}:${ACCOUNT.authToken}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credentials}`) return fail(response, { status: 401, code: 20003 });
    if (url.pathname === `/2010-04-01/Accounts/${ACCOUNT.accountSid}/Calls.json`)
      return this.takeCall(new URLSearchParams(await text(request)), response);
    if (url.pathname !== `/2010-04-01/Accounts/${ACCOUNT.accountSid}/Messages.json`)
      return fail(response, { status: 404, code: 20404 });
    if (request.method === 'GET') {
      const messages = this.taken.filter(({ to }) => to === url.searchParams.get('To')).map(toJson);
      return send(response, 200, { messages, page: 0, page_size: 50, next_page_uri: null, uri: url.pathname });
    }

    const form = new URLSearchParams(await text(request));
    this.requests += 1;
    const behaviour = this.behaviours.shift();
    if (behaviour === 'hang') return;
    if (typeof behaviour === 'object' && 'status' in behaviour) return fail(response, behaviour);
    const message: TakenMessage = {
      sid: `SM${String(this.taken.length).padStart(32, '0')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
      date: new Date().toUTCString(),
      takenAt: Date.now(),
      statusCallback: form.get('StatusCallback') ?? undefined,
      status: 'queued',
    };
    this.taken.push(message);
    if (behaviour === 'lost') return;
    send(response, 201, toJson(message));
    if (behaviour)
      for (const status of behaviour.then)
        await this.report(message, status, status === 'delivered' ? undefined : behaviour.errorCode);
  }

  private async takeCall(form: URLSearchParams, response: ServerResponse): Promise<void> {
    this.callRequests += 1;
    const behaviour = this.callBehaviours.shift();
    if (behaviour === 'hang') return;
    if (typeof behaviour === 'object' && 'status' in behaviour) return fail(response, behaviour);
    const call: TakenCall = {
      sid: `CA${String(this.calls.length).padStart(32, '0')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      markup: form.get('Twiml') ?? '',
      statusCallback: form.get('StatusCallback') ?? undefined,
      events: form.getAll('StatusCallbackEvent'),
    };
    this.calls.push(call);
    if (behaviour === 'lost') return;
    send(response, 201, { sid: call.sid, to: call.to, from: call.from, status: 'queued', direction: 'outbound-api' });
    if (!behaviour) return;
    for (const status of behaviour.then) {
      await this.reportCall(call, status);
      if (status === 'in-progress' && behaviour.key !== undefined) await this.press(call, behaviour.key);
    }
  }
}

function toJson({ sid, to, from, body, date, status }: TakenMessage): Record<string, unknown> {
  return { sid, to, from, body, status, error_code: null, date_created: date, date_sent: null, date_updated: date };
}

function fail(response: ServerResponse, { status, code }: { status: number; code?: number }): void {
  send(response, status, {
    status,
    code,
    message: `as asked: ${status}`,
    more_info: 'https://www.twilio.com/docs/errors',
  });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
