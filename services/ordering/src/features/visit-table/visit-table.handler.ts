import { createHash } from 'node:crypto';
import type { CallStaffRequest, TableCallKind, TableService, TableVisit } from '@chalkboard/contracts';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { LiveHints, type LiveFeed } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { clockOf } from '../../domain/board';
import { Menus, type MenuHouse } from '../../domain/menus';
import type { Order } from '../../domain/order';
import { OrderLimits, tooManyOrders } from '../../domain/order-limits';
import { OrderError } from '../../domain/order.errors';
import { seatOf, tabIdOf, type DiningTable, type Seat } from '../../domain/tables/dining-table';
import { Seats } from '../../domain/tables/seats';
import { TableKeys } from '../../domain/tables/table-keys';
import { Tables } from '../../domain/tables/tables';
import { visitEnd } from '../../http/table-cookie';

interface Followed {
  readonly table: DiningTable | undefined;
  readonly service: TableService;
  readonly visit: TableVisit;
}

/** Parts of the view of a phone whose seat is none any more, before the sentence why. */
const OVER = 'over:';
const GUEST = 'guest';

@Injectable()
export class VisitTableHandler {
  /**
   * The table as server-sent events, read once for all of its phones. Each phone's right is looked at anew: one that is
   * shut out is told why, and its stream ends.
   */
  readonly feed: LiveFeed<string, Followed> = {
    kind: 'board',
    event: 'table',
    read: async (tableId) => {
      const table = await this.tables.find(tableId);
      if (!table) throw notThere();
      const service = await this.tables.service(table.shareId);
      return { table, service, visit: await this.view(table, service) };
    },
    viewOf: ({ table, service }, cookie) => {
      try {
        const key = this.keys.readSeat(cookie);
        if (!key || key.tableId !== table?.id) throw notThere();
        seatOf(table, service, key);
        return GUEST;
      } catch (error) {
        if (!(error instanceof OrderError)) throw error;
        return `${OVER}${error.detail}`;
      }
    },
    show: ({ visit }, view) => {
      const over = view.startsWith(OVER) ? view.slice(OVER.length) : undefined;
      const data = over === undefined ? visit : { ...visit, orders: [], total: 0, calls: [], over };
      return { id: revisionOf(data), data, final: over !== undefined };
    },
  };

  constructor(
    private readonly seats: Seats,
    private readonly tables: Tables,
    private readonly keys: TableKeys,
    private readonly menus: Menus,
    private readonly limits: OrderLimits,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /**
   * A phone joins the tab of the table, open or not.
   * @throws OrderError as `seatOf`, and `ordering.menu_not_found`
   */
  async join(shareId: string, code: string): Promise<{ seat: string; until: Date; visit: TableVisit }> {
    const { table, service } = await this.seats.byCode(shareId, code);
    const until = visitEnd(this.clock.now());
    return { seat: this.keys.seat(table, until), until, visit: await this.view(table, service) };
  }

  /** @throws OrderError as `seatOf`, and `ordering.menu_not_found` */
  async show(shareId: string, cookie: string | undefined): Promise<TableVisit> {
    const { table, service } = await this.seats.byCookie(shareId, cookie);
    return this.view(table, service);
  }

  /** Who follows which table. @throws OrderError as `seatOf` */
  async reader(shareId: string, cookie: string | undefined): Promise<{ id: string; reader: string }> {
    const { table } = await this.seats.byCookie(shareId, cookie);
    return { id: table.id, reader: cookie ?? '' };
  }

  /**
   * Guests want somebody, or the bill. What they want already stays as it is.
   * @throws OrderError as `seatOf`; `ordering.nothing_ordered` for the bill of nothing; `ordering.too_many_orders`
   */
  async call(shareId: string, cookie: string | undefined, request: CallStaffRequest): Promise<TableVisit> {
    const seat = await this.seats.byCookie(shareId, cookie);
    const open = await this.tables.openCalls(seat.table.id);
    if (!open.includes(request.kind)) await this.ring(seat, request);
    return this.view(seat.table, seat.service);
  }

  private async ring({ table, tabId, service }: Seat, { kind, payment }: CallStaffRequest): Promise<void> {
    if (kind === 'bill' && !(await this.tables.ordersOf(tabId)).some(isToBePaid))
      throw new OrderError('ordering.nothing_ordered', 'Nothing is on the bill of this table yet.');
    const now = this.clock.now();
    const over = await this.limits.take([{ scope: 'call', key: tabId }], now);
    if (over !== undefined) throw tooManyOrders(over, now, (await this.house(table.shareId)).restaurantPhone);
    await this.tables.call(table, kind satisfies TableCallKind, payment && service[payment] ? payment : undefined);
    this.hints.send('board', table.shareId);
    this.hints.send('board', table.id);
  }

  private async view(table: DiningTable, service: TableService): Promise<TableVisit> {
    const [{ currency, ...house }, orders, calls] = await Promise.all([
      this.house(table.shareId),
      this.tables.ordersOf(tabIdOf(table)),
      this.tables.openCalls(table.id),
    ]);
    return {
      table: table.name,
      currency,
      timeZone: clockOf(house),
      service,
      orders: orders.map(({ number: orderNumber, status, placedAt, lines, total, tip }) => ({
        orderNumber,
        status,
        placedAt: placedAt.toISOString(),
        lines: lines.map(({ name, options, quantity, total: ofLine }) => ({ name, options, quantity, total: ofLine })),
        total,
        ...(tip && { tip }),
      })),
      total: orders.filter(isToBePaid).reduce((sum, order) => sum + toPayOf(order), 0),
      calls,
    };
  }

  private async house(shareId: string): Promise<MenuHouse> {
    const menu = await this.menus.house(shareId);
    if (!menu)
      throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
    return menu;
  }
}

function isToBePaid({ status, test }: Order): boolean {
  return !test && status !== 'rejected' && status !== 'cancelled';
}

function notThere(): OrderError {
  return new OrderError('ordering.table_not_found', 'This table is not there any more. Please ask the staff.');
}

function revisionOf(visit: TableVisit): string {
  return createHash('sha256').update(JSON.stringify(visit)).digest('base64url').slice(0, 22);
}
