import { DayTotals, ESCALATION_STEPS, FINAL_STATUSES, type BoardOrder } from '@chalkboard/contracts';
import { mayBeOfOne, rowsOf } from '@chalkboard/service-kit';
import { MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThan, Not } from 'typeorm';
import { z } from 'zod';
import { dateOf } from '../domain/board';
import { BoardRepository, type DaySpan, type OrderRecords } from '../domain/board.repository';
import type { Order } from '../domain/order';
import type { ExportedRate } from '../domain/order-export';
import { chargesOfDays, taxRatesOf, type DayCharges } from './day-charges';
import { callsOf } from './order-calls';
import { toOrder } from './order-columns';
import { SETTLED } from './order-notification.entity';
import { OrderColumns, OrderEntity } from './order.entity';

const Id = OrderColumns.pick({ id: true });
const Message = z.object({
  order_id: z.string(),
  channel: z.string(),
  status: z.enum(SETTLED),
  settled_at: z.date(),
  reason: z.string().nullable(),
});
const TakenStep = z.object({ order_id: z.string(), step: z.enum(ESCALATION_STEPS), taken_at: z.date() });

interface Records {
  readonly messages: BoardOrder['messages'];
  readonly escalations: BoardOrder['escalations'];
  call?: BoardOrder['call'];
}

/** Lists of orders whose records are read together at most. */
const BATCH = 100;

@Injectable()
export class TypeormBoardRepository extends BoardRepository {
  private readonly asked = new MicroBatcher(
    (lists: readonly (readonly string[])[]) => this.recordsOfAll(lists),
    BATCH,
    { mayBeOfOne },
  );

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async underWay(shareId: string, max: number): Promise<Order[]> {
    const rows = await this.rows
      .createQueryBuilder('placed')
      .where('placed.shareId = :shareId', { shareId })
      // Written out, as the index on orders under way is.
      .andWhere(`placed.status NOT IN ('completed', 'rejected', 'cancelled')`)
      .orderBy('coalesce(placed.promised_at, placed.scheduled_for, placed.placed_at)', 'DESC')
      .limit(max)
      .getMany();
    return rows.map(toOrder);
  }

  async finishedToday(shareId: string, timeZone: string, now: Date, maximum: number): Promise<Order[]> {
    const rows = await this.rows
      .createQueryBuilder('placed')
      .where('placed.shareId = :shareId', { shareId })
      .andWhere('placed.status IN (:...ended)', { ended: [...FINAL_STATUSES] })
      // Nobody ends an older one on the board, and the index is by this column.
      .andWhere(`placed.placedAt > :now::timestamptz - interval '30 days'`)
      .andWhere(
        `(placed.history->-1->>'at')::timestamptz >= date_trunc('day', :now::timestamptz AT TIME ZONE :timeZone) AT TIME ZONE :timeZone`,
      )
      .setParameters({ now, timeZone })
      .orderBy(`placed.history->-1->>'at'`, 'DESC')
      .limit(maximum)
      .getMany();
    return rows.map(toOrder);
  }

  async placedBefore(
    shareId: string,
    before: Date | undefined,
    limit: number,
  ): Promise<{ orders: Order[]; more: boolean }> {
    const rows = await this.rows.find({
      where: { shareId, ...(before && { placedAt: LessThan(before) }) },
      order: { placedAt: 'DESC' },
      take: limit,
    });
    const last = rows.at(-1);
    if (!last) return { orders: [], more: false };
    // The next page begins before this instant: all that were placed at it are on this one.
    const atSameInstant = await this.rows.findBy({
      shareId,
      placedAt: last.placedAt,
      id: Not(In(rows.map(({ id }) => id))),
    });
    const more = await this.rows.existsBy({ shareId, placedAt: LessThan(last.placedAt) });
    return { orders: [...rows, ...atSameInstant].map(toOrder), more };
  }

  async placedLast(
    shareIds: readonly string[],
    after: Pick<Order, 'placedAt' | 'id'> | undefined,
    limit: number,
  ): Promise<Order[]> {
    // So many of each menu by its index, and of them the last ones.
    const found = rowsOf(
      Id,
      await this.dataSource.query(
        `SELECT placed.id FROM unnest($1::text[]) AS menu (share_id) CROSS JOIN LATERAL (
           SELECT id, placed_at FROM orders
           WHERE orders.share_id = menu.share_id AND ($2::timestamptz IS NULL OR (placed_at, id) < ($2::timestamptz, $3::uuid))
           ORDER BY placed_at DESC, id DESC LIMIT $4
         ) AS placed ORDER BY placed.placed_at DESC, placed.id DESC LIMIT $4`,
        [shareIds, after?.placedAt ?? null, after?.id ?? null, limit],
      ),
    );
    const rows = await this.rows.find({
      where: { id: In(found.map(({ id }) => id)) },
      order: { placedAt: 'DESC', id: 'DESC' },
    });
    return rows.map(toOrder);
  }

  async dayTotals({ shareId, timeZone, currency, from, to }: DaySpan): Promise<DayTotals[]> {
    return rowsOf(
      DayTotals,
      await this.dataSource.query(
        `SELECT to_char(day, 'YYYY-MM-DD') AS date, sum(orders)::int AS orders, sum(refused)::int AS refused, sum(revenue)::int8 AS revenue
       FROM (
         SELECT (placed_at AT TIME ZONE $2)::date AS day,
           count(*) AS orders,
           count(*) FILTER (WHERE status IN ('rejected', 'cancelled')) AS refused,
           coalesce(sum(total) FILTER (WHERE status NOT IN ('rejected', 'cancelled') AND currency = $3), 0) AS revenue
         FROM orders
         WHERE share_id = $1 AND NOT test AND placed_at >= $4::date::timestamp AT TIME ZONE $2 AND placed_at < ($5::date + 1)::timestamp AT TIME ZONE $2
         GROUP BY 1
         UNION ALL
         SELECT day, orders, refused, CASE WHEN currency = $3 THEN revenue ELSE 0 END FROM day_totals WHERE share_id = $1 AND day BETWEEN $4::date AND $5::date
       ) AS counted
       GROUP BY day ORDER BY day DESC`,
        [shareId, timeZone, currency, from ? dateOf(from, timeZone) : '-infinity', dateOf(to, timeZone)],
      ),
    );
  }

  dayCharges(days: DaySpan): Promise<DayCharges[]> {
    return chargesOfDays(this.dataSource, days);
  }

  taxRates(days: DaySpan): Promise<ExportedRate[]> {
    return taxRatesOf(this.dataSource, days);
  }

  async counted(
    { shareId, timeZone, from, to }: DaySpan,
    after: Pick<Order, 'placedAt' | 'id'> | undefined,
    limit: number,
  ): Promise<Order[]> {
    const asked = this.rows
      .createQueryBuilder('placed')
      .where('placed.shareId = :shareId AND NOT placed.test', { shareId })
      .andWhere(`placed.status NOT IN ('rejected', 'cancelled')`)
      .andWhere('placed.placedAt >= :first::date::timestamp AT TIME ZONE :timeZone')
      .andWhere('placed.placedAt < (:last::date + 1)::timestamp AT TIME ZONE :timeZone')
      .setParameters({ first: from ? dateOf(from, timeZone) : '-infinity', last: dateOf(to, timeZone), timeZone });
    if (after) asked.andWhere('(placed.placedAt, placed.id) > (:placedAt::timestamptz, :id::uuid)', after);
    const rows = await asked.orderBy({ 'placed.placedAt': 'ASC', 'placed.id': 'ASC' }).limit(limit).getMany();
    return rows.map(toOrder);
  }

  /** Those that are asked for at the same time are read together. */
  recordsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderRecords>> {
    return orderIds.length === 0 ? Promise.resolve(new Map()) : this.asked.add(orderIds);
  }

  async markSeen(shareId: string, orderIds: readonly string[], at: Date): Promise<string[]> {
    const rows = rowsOf(
      Id,
      await this.dataSource.query(
        `WITH marked AS (UPDATE orders SET seen_at = $3 WHERE share_id = $1 AND id = ANY ($2) AND seen_at IS NULL RETURNING id) SELECT id FROM marked`,
        [shareId, orderIds, at],
      ),
    );
    return rows.map(({ id }) => id);
  }

  /** @returns for each list the records of all of them */
  private async recordsOfAll(lists: readonly (readonly string[])[]): Promise<ReadonlyMap<string, OrderRecords>[]> {
    const orderIds = [...new Set(lists.flat())];
    const records = new Map(orderIds.map((id): [string, Records] => [id, { messages: [], escalations: [] }]));
    const messages = rowsOf(
      Message,
      await this.dataSource.query(
        'SELECT order_id, channel, status, settled_at, reason FROM order_notifications WHERE order_id = ANY ($1) ORDER BY settled_at',
        [orderIds],
      ),
    );
    const deadlines = rowsOf(
      TakenStep,
      await this.dataSource.query(
        `SELECT order_id, step, taken_at FROM order_deadlines WHERE order_id = ANY ($1) AND taken_at IS NOT NULL AND step <> 'call' ORDER BY taken_at`,
        [orderIds],
      ),
    );
    for (const { order_id, state, changed_at, reason } of await callsOf(orderIds, this.dataSource)) {
      const record = records.get(order_id);
      if (record) record.call = { state, at: changed_at.toISOString(), ...(reason !== null && { reason }) };
    }
    for (const { order_id, channel, status, settled_at, reason } of messages)
      records
        .get(order_id)
        ?.messages.push({ channel, status, at: settled_at.toISOString(), ...(reason !== null && { reason }) });
    for (const { order_id, step, taken_at } of deadlines)
      records.get(order_id)?.escalations.push({ step, at: taken_at.toISOString() });
    return lists.map(() => records);
  }

  private get rows() {
    return this.dataSource.getRepository(OrderEntity);
  }
}
