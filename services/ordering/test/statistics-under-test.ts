import { TokenVerifier } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { OrderStatistics } from '../src/persistence/order-statistics';
import { OrderingUnderTest } from './ordering-under-test';

/** In New York it is eight in the morning of a Tuesday. */
export const NOON = new Date('2026-03-10T12:00:00Z');
export const DAY_MS = 86_400_000;

/** Ordering, which counts when a test says so, at a time that the test sets. */
export class StatisticsUnderTest {
  now = NOON;

  private constructor(
    readonly ordering: OrderingUnderTest,
    readonly authority: StandInAuthority,
  ) {}

  static async start(): Promise<StatisticsUnderTest> {
    // Nothing is counted but when a test says so.
    jest.spyOn(OrderStatistics.prototype, 'attempt').mockResolvedValue();
    const ordering = await OrderingUnderTest.start();
    const authority = await StandInAuthority.start(ordering.nats);
    await waitFor('the signing key', () => ordering.app.get(TokenVerifier).knows(authority.keyId));
    return new StatisticsUnderTest(ordering, authority);
  }

  stop(): Promise<void> {
    return this.ordering.stop();
  }

  /** It is noon again. */
  resetClock(): void {
    this.now = NOON;
    this.setClockOf(this.ordering.app);
  }

  /** An instance goes by the time of the test. */
  setClockOf(app: NestFastifyApplication): void {
    jest.spyOn(app.get(Clock), 'now').mockImplementation(() => this.now);
  }

  count(): Promise<number | undefined> {
    return this.ordering.app.get(OrderStatistics).execute();
  }

  /** What a test says of an order's past. */
  async rewrite(orderId: string, placedAt: string): Promise<void> {
    await this.ordering.query('UPDATE orders SET placed_at = $2 WHERE id = $1', [orderId, placedAt]);
  }
}
