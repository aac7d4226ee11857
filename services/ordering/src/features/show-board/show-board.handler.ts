import { createHash } from 'node:crypto';
import type { Board, BoardHistory } from '@chalkboard/contracts';
import type { LiveFeed } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { clockOf, dateOf, inWorkingOrder } from '../../domain/board';
import { BoardAccess, type BoardCaller, type BoardEntry, type OpenBoard } from '../../domain/board-access';
import { BoardOrders } from '../../domain/board-orders';
import { BoardRepository } from '../../domain/board.repository';
import type { MenuHouse } from '../../domain/menus';
import { OrderingSettingsStore } from '../../domain/ordering-settings';
import { Tables } from '../../domain/tables/tables';
import { BoardOfDrills } from '../../persistence/drills/board-drills';

/**
 * Far more than a kitchen has at once. Above it those due last are shown, so that orders nobody ever closed hide no new
 * one.
 */
const MAX_UNDER_WAY = 300;
/** The rest of the day is in the history. */
const MAX_FINISHED = 100;
/** A rush must not make a board read itself anew without end. */
const SHORTEST_BETWEEN_READS_MS = 250;

/** What all who have a board open may see. */
type SharedBoard = Omit<Board, 'mayEndLinks'>;

interface Followed {
  readonly menu: MenuHouse;
  readonly board: SharedBoard;
  readonly revision: string;
}

@Injectable()
export class ShowBoardHandler {
  /**
   * The board as server-sent events, whole each time: after a lost connection nothing is missing. It is read once for
   * all devices; what each of them may see is looked at anew, so that a right also ends for who keeps the line open.
   */
  readonly feed: LiveFeed<BoardCaller, Followed> = {
    kind: 'board',
    event: 'board',
    restMs: SHORTEST_BETWEEN_READS_MS,
    read: async (shareId) => {
      const menu = await this.access.house(shareId);
      const board = await this.read(menu);
      return { menu, board, revision: revisionOf(board) };
    },
    viewOf: async ({ menu }, caller) => {
      const entry = await this.access.enter(menu, caller);
      await this.drills.open(menu.shareId);
      return viewerOf(entry);
    },
    show: ({ board, revision }, viewer) => ({
      id: `${revision}-${viewer}`,
      data: seenBy(board, viewer),
      final: false,
    }),
  };

  constructor(
    private readonly access: BoardAccess,
    private readonly boards: BoardRepository,
    private readonly orders: BoardOrders,
    private readonly settings: OrderingSettingsStore,
    private readonly tables: Tables,
    private readonly drills: BoardOfDrills,
    private readonly clock: Clock,
  ) {}

  async show({ menu, ...entry }: OpenBoard): Promise<Board> {
    await this.drills.open(menu.shareId);
    return seenBy(await this.read(menu), viewerOf(entry));
  }

  /**
   * @param before orders placed before this instant; absent: the latest
   * @param limit how many orders at most
   */
  async history({ shareId, menu }: OpenBoard, before: Date | undefined, limit: number): Promise<BoardHistory> {
    const { orders, more } = await this.boards.placedBefore(shareId, before, limit);
    const span = {
      shareId,
      timeZone: clockOf(menu),
      currency: menu.currency,
      // After the last order the days follow of which nothing but totals is left.
      from: more ? orders.at(-1)?.placedAt : undefined,
      to: orders[0]?.placedAt ?? before ?? this.clock.now(),
    };
    const [totals, charges] = await Promise.all([this.boards.dayTotals(span), this.boards.dayCharges(span)]);
    const days = totals.map((day) => ({ ...day, ...charges.find(({ date }) => date === day.date) }));
    return { orders: await this.orders.views(orders), days, more };
  }

  private async read(menu: MenuHouse): Promise<SharedBoard> {
    const { shareId } = menu;
    const now = this.clock.now();
    const timeZone = clockOf(menu);
    const [underWay, finished, [today], settings, tables] = await Promise.all([
      this.boards.underWay(shareId, MAX_UNDER_WAY),
      this.boards.finishedToday(shareId, timeZone, now, MAX_FINISHED),
      this.boards.dayTotals({ shareId, timeZone, currency: menu.currency, from: now, to: now }),
      this.settings.of(shareId),
      this.tables.boardOf(shareId),
    ]);
    return {
      shareId,
      restaurantName: menu.restaurantName,
      currency: menu.currency,
      timeZone,
      hasPhone: Boolean(menu.restaurantPhone),
      now: now.toISOString(),
      orders: await this.orders.views(inWorkingOrder([...underWay, ...finished])),
      today: today ?? { date: dateOf(now, timeZone), orders: 0, revenue: 0, refused: 0 },
      ...(await this.drills.shown(menu, settings)),
      ...(tables && { tables }),
      ...(menu.channels.print && { prints: true }),
    };
  }
}

/** As what somebody looks at the board: by a link, as the restaurant, or from its kitchen. */
function viewerOf({ means, manages }: BoardEntry): string {
  return manages ? means : 'kitchen';
}

function seenBy(board: SharedBoard, viewer: string): Board {
  if (viewer === 'kitchen')
    return { ...board, today: { ...board.today, revenue: 0 }, kitchen: true, mayEndLinks: false };
  return { ...board, mayEndLinks: viewer === 'board' };
}

/** Another one whenever anything but the clock differs. */
function revisionOf({ now: _now, ...board }: SharedBoard): string {
  return createHash('sha256').update(JSON.stringify(board)).digest('base64url').slice(0, 22);
}
