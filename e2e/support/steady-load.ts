import { randomUUID } from 'node:crypto';
import { PlaceOrderResponse, SERVICES, type Menu, type ServiceName } from '@chalkboard/contracts';
import { orderFrom } from './demo-order';
import type { AcceptedOrder } from './order-load';
import { DEMO_SHARE_ID } from './system';

/** What there is of each in a second. */
export interface LoadRates {
  readonly orders: number;
  readonly visits: number;
  readonly reads: number;
}

const RATES: LoadRates = { orders: 20, visits: 10, reads: 10 };
/** What anybody may read of each service; each is asked for once in a while. */
const READS: Readonly<Record<ServiceName, string>> = {
  menu: `/api/menu/${DEMO_SHARE_ID}`,
  ordering: `/api/orders/now/${DEMO_SHARE_ID}`,
  identity: '/api/reviews/summary',
  notify: `/api/orders/now/${DEMO_SHARE_ID}`,
};
/** After that a guest has gone. */
const LATE_MS = 90_000;
const DISH = 'Cacio e Pepe';

/** A visitor's first page: which version of the storefront it brought, and the cookies with which it comes again. */
export interface Visit {
  readonly version: string;
  readonly cookie: string;
}

/**
 * Guests who order, visitors who open a menu, and readers of each service, each second the same number, whatever
 * becomes of those before. Nothing is tried twice.
 */
export class SteadyLoad {
  readonly accepted: AcceptedOrder[] = [];
  readonly visits: Visit[] = [];
  /** Requests that were not answered as they should be, with what came. */
  readonly failed: string[] = [];
  requests = 0;
  private readers = 0;
  private readonly running = new Set<Promise<void>>();
  private readonly timers: NodeJS.Timeout[] = [];

  /** @param staff headers of somebody of the staff, who reads of each service too what staff alone may */
  constructor(
    private readonly origin: string,
    private readonly menu: Menu,
    private readonly options: { readonly rates?: LoadRates; readonly staff?: Readonly<Record<string, string>> } = {},
  ) {}

  start(): void {
    const { orders, visits, reads } = this.options.rates ?? RATES;
    this.timers.push(
      setInterval(() => this.begin('an order', () => this.order()), 1000 / orders),
      setInterval(() => this.begin('a visit', () => this.visit()), 1000 / visits),
      setInterval(() => this.begin('a read', () => this.read()), 1000 / reads),
    );
  }

  /** Ends when all that was begun is answered. */
  async stop(): Promise<void> {
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    await Promise.all(this.running);
  }

  /** @param from the first of the visits that count */
  visitsOf(version: string, from = 0): Visit[] {
    return this.visits.slice(from).filter((visit) => visit.version === version);
  }

  private begin(what: string, work: () => Promise<void>): void {
    const running = work()
      .catch(
        (error: unknown) => void this.failed.push(`${what}: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => this.running.delete(running));
    this.running.add(running);
  }

  private async order(): Promise<void> {
    const key = randomUUID();
    const order = orderFrom(this.menu, {
      dish: DISH,
      quantity: 1 + (this.accepted.length % 5),
      customer: `Guest ${key}`,
    });
    const answer = await this.ask('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(order),
    });
    const { orderId, orderNumber, total } = PlaceOrderResponse.parse(await answer.json());
    this.accepted.push({ orderId, orderNumber, totalCents: Math.round(total * 100) });
  }

  private async read(): Promise<void> {
    const { staff } = this.options;
    const addresses = [
      ...Object.values(READS),
      ...(staff ? SERVICES.map((service) => `/api/admin/dead-letters/${service}`) : []),
    ];
    const address = addresses[this.readers++ % addresses.length]!;
    await (await this.ask(address, address.startsWith('/api/admin/') ? { headers: staff } : {})).arrayBuffer();
  }

  /** Opens the menu as somebody who was never here, and fetches what its page runs by. */
  private async visit(): Promise<void> {
    const page = await this.ask(`/menu/${DEMO_SHARE_ID}`);
    const text = await page.text();
    const [, script, version] =
      /<script defer src="(\/remotes\/storefront\/([0-9a-f]{12})\/[^"]+)"/.exec(text) ??
      /<link rel="preload" as="script" href="(\/remotes\/storefront\/([0-9a-f]{12})\/[^"]+)"/.exec(text) ??
      [];
    if (!script || !version) throw new Error('the page has no storefront');
    const cookie = page.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await (await this.ask(script, { headers: { cookie } })).arrayBuffer();
    this.visits.push({ version, cookie });
  }

  private async ask(address: string, init: RequestInit = {}): Promise<Response> {
    this.requests += 1;
    const answer = await fetch(new URL(address, this.origin), { ...init, signal: AbortSignal.timeout(LATE_MS) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
    return answer;
  }
}
