import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const ACCOUNT = 'ACaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const TOKEN = 'secret';

interface CarriedCall {
  readonly sid: string;
  readonly to: string;
  /** What is said, in the provider's mark-up. */
  readonly markup: string;
}

/**
 * A carrier of text messages and calls that speaks the part of Twilio's protocol by which they are sent and made, keeps
 * what it took, and tells what comes back.
 */
export class TextCarrier {
  readonly taken: {
    readonly to: string;
    readonly body: string;
    readonly headers: Readonly<Record<string, unknown>>;
  }[] = [];
  readonly calls: CarriedCall[] = [];
  private said = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TextCarrier> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const carrier = new TextCarrier(server);
    server.on('request', async (request, response) => {
      const form = new URLSearchParams(await text(request));
      const answer = request.url?.endsWith('/Calls.json')
        ? carrier.takeCall(form)
        : carrier.takeText(form, request.headers);
      response
        .writeHead(201, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...answer, account_sid: ACCOUNT, status: 'queued', to: form.get('To') }));
    });
    return carrier;
  }

  /** What makes a system send by it. */
  get environment(): Readonly<Record<string, string>> {
    return {
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_FROM: '+15005550006',
      TWILIO_BASE_URL: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Somebody texts the product's number. @param publicUrl where the product is @returns what is answered */
  async say(publicUrl: string, from: string, body: string): Promise<string | undefined> {
    const form = { MessageSid: `SMin${String(this.said++).padStart(28, '0')}`, From: from, Body: body };
    const markup = await this.tell(`${publicUrl}/api/notify/twilio/inbound`, form);
    return /<Message>(.*)<\/Message>/s.exec(markup)?.[1];
  }

  /** Somebody who was called presses a key. */
  async press({ sid, markup }: CarriedCall, key: string): Promise<string> {
    const address = /<Gather [^>]*action="([^"]+)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&');
    if (!address) throw new Error(`this call waits for no key: ${markup}`);
    return this.tell(address, { CallSid: sid, Digits: key });
  }

  private takeText(form: URLSearchParams, headers: Readonly<Record<string, unknown>>) {
    this.taken.push({ to: form.get('To') ?? '', body: form.get('Body') ?? '', headers });
    const sid = `SM${String(this.taken.length).padStart(32, '0')}`;
    return { sid, body: form.get('Body'), date_created: new Date().toUTCString() };
  }

  private takeCall(form: URLSearchParams) {
    const sid = `CA${String(this.calls.length).padStart(32, '0')}`;
    this.calls.push({ sid, to: form.get('To') ?? '', markup: form.get('Twiml') ?? '' });
    return { sid };
  }

  /** A form, signed as the provider signs it: over the address and the fields in their order. */
  private async tell(address: string, form: Readonly<Record<string, string>>): Promise<string> {
    const fields = Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const signed = address + fields.map(([name, value]) => name + value).join('');
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'x-twilio-signature': createHmac('sha1', TOKEN).update(signed).digest('base64') },
      body: new URLSearchParams(form),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  }
}
