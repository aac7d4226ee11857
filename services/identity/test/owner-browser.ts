import {
  SignInMessageRpcV1,
  SignInRequestedV1,
  type BusinessSignupRequest,
  type EventDefinition,
  type EventEnvelope,
  type SignInMessage,
} from '@chalkboard/contracts';
import { streamOf } from '@chalkboard/service-kit';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';

/** A signup as a browser sends it: figures as texts, and what the server ignores. */
export const SIGNUP: Readonly<
  Partial<Record<keyof BusinessSignupRequest | 'registrationStatus' | 'monthlyRevenue', unknown>>
> = {
  businessName: 'Trattoria Lavagna',
  ownerName: 'Ada Byron',
  email: 'Ada@Example.com',
  phone: '(415) 555-0132',
  address: '1 Elm St',
  city: 'Oakland',
  state: 'CA',
  zipCode: '94601',
  businessType: 'restaurant',
  seatingCapacity: '40',
  averageOrderValue: '24.50',
  monthlyOrders: '300',
  termsAccepted: true,
  registrationStatus: 'approved',
  monthlyRevenue: 1_000_000,
};

interface Call {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** What a browser does: keeps cookies and sends them where they belong. */
export class OwnerBrowser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: NestFastifyApplication,
    /** Network address it calls from. */
    readonly address = '203.0.113.1',
  ) {}

  async call(method: string, path: string, { body, headers = {} }: Call = {}): Promise<Response> {
    const cookie = [...this.cookies]
      .filter(([name]) => name !== 'owner_refresh' || path.startsWith('/api/account'))
      .map((pair) => pair.join('='));
    const response = await fetch(`${await this.app.getUrl()}${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.address,
        'user-agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Its answer's body, where it went well. */
  async read<T>(method: string, path: string, call: Call = {}): Promise<T> {
    const response = await this.call(method, path, call);
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Status and problem code of a refusal. */
  async refusal(method: string, path: string, call: Call = {}): Promise<[number, string]> {
    const response = await this.call(method, path, call);
    return [response.status, response.status >= 400 ? ((await response.json()) as { code: string }).code : ''];
  }
}

/** What identity tells and answers: notify's part. */
export class EventReader {
  constructor(private readonly nats: NatsConnection) {}

  /** Events of a kind, oldest first. */
  async told(definition: EventDefinition): Promise<EventEnvelope[]> {
    const manager = await this.nats.jetstreamManager();
    const { state } = await manager.streams.info(streamOf('identity'));
    const events: EventEnvelope[] = [];
    // An empty stream begins with 0, which is no message.
    for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq++) {
      const message = await manager.streams.getMessage(streamOf('identity'), { seq });
      if (message.subject === definition.type) events.push(message.json<EventEnvelope>());
    }
    return events;
  }

  /** Waits until so many events of a kind were published. */
  untilPublished(definition: EventDefinition, count = 1): Promise<EventEnvelope[]> {
    return waitFor(`${count} of ${definition.type}`, async () => {
      const events = await this.told(definition);
      return events.length >= count && events;
    });
  }

  async ask<T>(subject: string, request: unknown): Promise<T> {
    return (await this.nats.request(subject, JSON.stringify(request), { timeout: 10_000 })).json<{ reply: T }>().reply;
  }

  async message(signInId: string): Promise<SignInMessage | null> {
    return (await this.ask<{ message: SignInMessage | null }>(SignInMessageRpcV1.subject, { signInId })).message;
  }

  /** Messages of the sign-ins that were told, oldest first, once there are so many. */
  async messages(count: number): Promise<SignInMessage[]> {
    const messages: SignInMessage[] = [];
    for (const event of await this.untilPublished(SignInRequestedV1, count)) {
      const message = await this.message((event.data as SignInRequestedV1).signInId);
      if (message) messages.push(message);
    }
    return messages;
  }
}

/** The secret in a link's fragment. */
export function secretOf({ linkPath }: SignInMessage): string {
  return linkPath.split('#')[1] ?? '';
}
