import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlaceOrderResponse, type Menu, type PlaceOrderRequest } from '@chalkboard/contracts';
import { orderFrom } from './demo-order';

const AT_ONCE = 8;
const PAUSE_MS = 100;
const GIVE_UP_AFTER_MS = 90_000;
const DISH = 'Cacio e Pepe';

export interface AcceptedOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly totalCents: number;
}

export interface PlacedOrders {
  readonly accepted: readonly AcceptedOrder[];
  /** Calls that had no answer, or a 5xx. */
  readonly repeats: number;
  /** Answers that said: this one I have taken before. */
  readonly knownBefore: number;
  readonly ms: number;
}

export interface OrderLoad {
  readonly menu: Menu;
  readonly count: number;
  /** Told after each acceptance how many there are; while it is busy, no client begins another order. */
  onAccepted(count: number): Promise<void>;
}

/**
 * Places `count` orders, eight at a time, as patient clients do: a call without an answer, or with a 5xx, is made again
 * under the same key until the order is accepted.
 */
export async function placeOrders(origin: string, { menu, count, onAccepted }: OrderLoad): Promise<PlacedOrders> {
  const started = performance.now();
  const accepted: AcceptedOrder[] = [];
  let next = 0;
  let repeats = 0;
  let knownBefore = 0;
  let gate: Promise<unknown> = Promise.resolve();

  const client = async () => {
    for (;;) {
      await gate;
      if (next >= count) return;
      const number = next++;
      const key = randomUUID();
      const order = orderFrom(menu, { dish: DISH, quantity: 1 + (number % 5), customer: `Guest ${number} ${key}` });
      const deadline = Date.now() + GIVE_UP_AFTER_MS;
      for (;;) {
        const answer = await attempt(origin, order, key);
        if (answer) {
          if (answer.repeat) knownBefore += 1;
          accepted.push({
            orderId: answer.response.orderId,
            orderNumber: answer.response.orderNumber,
            totalCents: Math.round(answer.response.total * 100),
          });
          gate = Promise.all([gate, onAccepted(accepted.length)]);
          break;
        }
        repeats += 1;
        if (Date.now() > deadline) throw new Error(`an order was not accepted within ${GIVE_UP_AFTER_MS / 1000} s`);
        await sleep(PAUSE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  await gate;
  return { accepted, repeats, knownBefore, ms: performance.now() - started };
}

/** @throws when the order is refused for good */
async function attempt(
  origin: string,
  order: PlaceOrderRequest,
  key: string,
): Promise<{ response: PlaceOrderResponse; repeat: boolean } | undefined> {
  try {
    const answer = await fetch(new URL('/api/orders', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(15_000),
    });
    if (answer.status >= 500) return undefined;
    if (!answer.ok) throw new RefusedError(`${answer.status}: ${await answer.text()}`);
    return { response: PlaceOrderResponse.parse(await answer.json()), repeat: answer.status === 200 };
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return undefined;
  }
}

class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * One line of figures for the reader of the test's output; `settledMs`: from the last acceptance until all was told.
 */
export function orderLog(what: string, { accepted, repeats, knownBefore, ms }: PlacedOrders, settledMs: number): void {
  const seconds = (duration: number) => `${(duration / 1000).toFixed(1)} s`;
  process.stderr.write(
    `    ${what}: ${accepted.length} orders accepted in ${seconds(ms)}, ${repeats} calls made again, ${knownBefore} of them known before; each stored, told and counted once, ${seconds(settledMs)} later\n`,
  );
}
