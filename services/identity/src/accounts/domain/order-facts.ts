import type { CalendarMonth } from './calendar-month';

/** What is needed of an order for figures: nothing about who ordered. */
export abstract class OrderFacts {
  /** Sum of the month's orders in one currency that were neither rejected nor cancelled, in minor units. */
  abstract revenue(month: CalendarMonth, currency: string): Promise<number>;
}
