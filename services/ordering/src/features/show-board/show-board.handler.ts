import { createHash } from 'node:crypto';
import { Injectable, type MessageEvent } from '@nestjs/common';
import type { Board, BoardHistory } from '@chalkboard/contracts';
import { LiveHints, liveStream } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { throttleTime, type Observable } from 'rxjs';
import { clockOf, dateOf, inWorkingOrder } from '../../domain/board';
import { BoardAccess, type OpenBoard } from '../../domain/board-access';
import { BoardOrders } from '../../domain/board-orders';
import { BoardRepository } from '../../domain/board.repository';
import { OrderingSettingsStore } from '../../domain/ordering-settings';

/** Far more than a kitchen has at once. Above it those due last are shown, so that orders nobody ever closed hide no new one. */
const MOST_UNDER_WAY = 300;
/** The rest of the day is in the history. */
const MOST_FINISHED = 100;
/** A rush must not make a board read itself anew without end. */
const SHORTEST_BETWEEN_READS_MS = 250;

@Injectable()
export class ShowBoardHandler {
  constructor(
    private readonly access: BoardAccess,
    private readonly boards: BoardRepository,
    private readonly orders: BoardOrders,
    private readonly settings: OrderingSettingsStore,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  async show({ shareId, menu, means }: OpenBoard): Promise<Board> {
    const now = this.clock.now();
    const timeZone = clockOf(menu);
    const [underWay, finished, [today], settings] = await Promise.all([
      this.boards.underWay(shareId, MOST_UNDER_WAY),
      this.boards.finishedToday(shareId, timeZone, now, MOST_FINISHED),
      this.boards.dayTotals({ shareId, timeZone, currency: menu.currency, from: now, to: now }),
      this.settings.of(shareId),
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
      settings,
      mayEndLinks: means === 'board',
    };
  }

  /** The board as server-sent events, whole each time: after a lost connection nothing is missing. */
  events({ shareId, caller }: OpenBoard): Observable<MessageEvent> {
    return liveStream({
      event: 'board',
      hints: this.hints.of('board', shareId).pipe(throttleTime(SHORTEST_BETWEEN_READS_MS, undefined, { leading: true, trailing: true })),
      // The right is looked at anew, so that a link also ends for who keeps the line open.
      read: async () => {
        const board = await this.show(await this.access.open(shareId, caller));
        return { id: revisionOf(board), data: board, final: false };
      },
    });
  }

  /**
   * @param before orders placed before this instant; absent: the latest
   * @param limit how many orders at most
   */
  async history({ shareId, menu }: OpenBoard, before: Date | undefined, limit: number): Promise<BoardHistory> {
    const { orders, more } = await this.boards.placedBefore(shareId, before, limit);
    const days = await this.boards.dayTotals({
      shareId,
      timeZone: clockOf(menu),
      currency: menu.currency,
      // After the last order the days follow of which nothing but totals is left.
      from: more ? orders.at(-1)?.placedAt : undefined,
      to: orders[0]?.placedAt ?? before ?? this.clock.now(),
    });
    return { orders: await this.orders.views(orders), days, more };
  }
}

/** Another one whenever anything but the clock differs. */
function revisionOf({ now: _now, ...board }: Board): string {
  return createHash('sha256').update(JSON.stringify(board)).digest('base64url').slice(0, 22);
}
