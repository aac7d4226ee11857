import type { BoardOrder, DayTotals } from '@chalkboard/contracts';
import type { Order } from './order';
import type { ExportedRate } from './order-export';

/** What is known of an order besides itself. */
export type OrderRecords = Pick<BoardOrder, 'messages' | 'escalations' | 'call'>;

/** Days by a restaurant's clock: those of two instants and all between them. */
export interface DaySpan {
  readonly shareId: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Revenue counts orders in this currency alone: amounts of several are never added. */
  readonly currency: string;
  /** Absent: from the first day on. */
  readonly from?: Date;
  readonly to: Date;
}

/** Reads the orders of a menu for its board: a port. */
export abstract class BoardRepository {
  /** Orders that nothing has ended, at most so many: those due last. */
  abstract underWay(shareId: string, max: number): Promise<Order[]>;
  /** Orders that ended on the day of `now` by the restaurant's clock, at most so many, latest first. */
  abstract finishedToday(shareId: string, timeZone: string, now: Date, maximum: number): Promise<Order[]>;
  /** A page of all orders, latest first; more than `limit` only where several were placed at the same instant. */
  abstract placedBefore(
    shareId: string,
    before: Date | undefined,
    limit: number,
  ): Promise<{ orders: Order[]; more: boolean }>;
  /** A part of the orders of these menus, placed last first. @param after the last one of the part before */
  abstract placedLast(
    shareIds: readonly string[],
    after: Pick<Order, 'placedAt' | 'id'> | undefined,
    limit: number,
  ): Promise<Order[]>;
  /** Totals of days on which there were orders, latest first; with what is kept of days whose orders are gone. */
  abstract dayTotals(days: DaySpan): Promise<DayTotals[]>;
  /** Taxes by rate, service charge and tips of days, where there were any; of the same orders as their revenue. */
  abstract dayCharges(days: DaySpan): Promise<Pick<DayTotals, 'date' | 'taxes' | 'serviceCharge' | 'tips'>[]>;
  /** Tax rates of the orders that `counted` gives for these days, whatever their currency, the highest first. */
  abstract taxRates(days: DaySpan): Promise<ExportedRate[]>;
  /**
   * Orders of these days that were not turned down or cancelled and are no tests, of every currency, oldest first.
   * @param after the last one of the part before; absent: from the first on
   */
  abstract counted(days: DaySpan, after: Pick<Order, 'placedAt' | 'id'> | undefined, limit: number): Promise<Order[]>;
  /** What became of each order's messages, and which deadlines passed; empty for an order without. */
  abstract recordsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderRecords>>;
  /** Records that these orders of the menu were on a screen. Gives the ids of those that had not been before. */
  abstract markSeen(shareId: string, orderIds: readonly string[], at: Date): Promise<string[]>;
}
