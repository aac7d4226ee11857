import { DRILL, DRILL_MEANS, DRILL_STATES, type DrillMeans } from '@chalkboard/contracts';
import { countOf, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { stateWhenHeard, type Drill, type DrillMessage } from '../../domain/drills/drill';
import { OpeningDrillEntity } from './drill.entities';

const Message = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'print']),
  state: z.enum(['sent', 'failed']),
  at: z.iso.datetime(),
  reason: z.string().optional(),
});

const Row = z.object({
  id: z.string(),
  shareId: z.string(),
  /** The restaurant's own, "2026-11-23". */
  day: z.iso.date(),
  startedAt: z.date(),
  opensAt: z.date(),
  state: z.enum(DRILL_STATES),
  heardBy: z.enum(DRILL_MEANS).nullable(),
  heardAt: z.date().nullable(),
  messages: z.array(Message),
  callAt: z.date().nullable(),
  endAt: z.date().nullable(),
}) satisfies z.ZodType<Drill>;

const LastDay = z.object({ day: z.string().nullable() });
const Due = z.object({ due: z.date().nullable() });

const COLUMNS = `id, share_id AS "shareId", to_char(day, 'YYYY-MM-DD') AS "day", started_at AS "startedAt", opens_at AS "opensAt", state, heard_by AS "heardBy", heard_at AS "heardAt", messages,
  call_at AS "callAt", end_at AS "endAt"`;

/** Somebody was heard. */
export interface Heard {
  readonly by: DrillMeans;
  readonly at: Date;
}

/** Opening drills with their deadlines. A drill's row is locked before the settings of its restaurant. */
@Injectable()
export class OpeningDrills {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps a new drill, and drops those that are too old. @returns false when its day has had one */
  async add(drill: Drill, manager: EntityManager): Promise<boolean> {
    const { id, shareId, day, startedAt, opensAt, state, callAt, endAt } = drill;
    const keptSince = new Date(startedAt.getTime() - DRILL.keptMs);
    await manager.delete(OpeningDrillEntity, { shareId, opensAt: LessThan(keptSince) });
    const added = countOf(
      await manager.query(
        `INSERT INTO opening_drills (id, share_id, day, started_at, opens_at, state, call_at, end_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT ON CONSTRAINT opening_drills_once DO NOTHING RETURNING id`,
        [id, shareId, day, startedAt, opensAt, state, callAt, endAt],
      ),
    );
    return added > 0;
  }

  /** The last day of a restaurant that has had its drill; undefined: none has. */
  async lastDay(shareId: string, manager: Pick<EntityManager, 'query'> = this.dataSource): Promise<string | undefined> {
    const [row] = rowsOf(
      LastDay,
      await manager.query(`SELECT to_char(max(day), 'YYYY-MM-DD') AS day FROM opening_drills WHERE share_id = $1`, [
        shareId,
      ]),
    );
    return row?.day ?? undefined;
  }

  /**
   * Claims a drill with a due deadline, for this transaction alone.
   * @param work does what the deadline asks for, in it
   * @returns the drill; undefined when none is due that is free
   */
  stepNext(
    now: Date,
    passedOver: readonly string[],
    work: (drill: Drill, manager: EntityManager) => Promise<void>,
  ): Promise<Drill | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [drill] = rowsOf(
        Row,
        await manager.query(
          `SELECT ${COLUMNS} FROM opening_drills WHERE end_at IS NOT NULL AND least(call_at, end_at) <= $1 AND id <> ALL ($2::uuid[])
             ORDER BY least(call_at, end_at) LIMIT 1 FOR UPDATE SKIP LOCKED`,
          [now, passedOver],
        ),
      );
      if (!drill) return undefined;
      await work(drill, manager);
      return drill;
    });
  }

  /** When something of any drill is due; undefined when nothing is. */
  async nextDue(): Promise<Date | undefined> {
    const [row] = rowsOf(
      Due,
      await this.dataSource.query(
        'SELECT least((SELECT min(look_at) FROM drill_plans), (SELECT min(least(call_at, end_at)) FROM opening_drills WHERE end_at IS NOT NULL)) AS due',
      ),
    );
    return row?.due ?? undefined;
  }

  async called(id: string, manager: EntityManager): Promise<void> {
    await manager.update(OpeningDrillEntity, { id }, { callAt: null });
  }

  async putOff(id: string, until: Date, manager: EntityManager): Promise<void> {
    await manager.update(OpeningDrillEntity, { id }, { endAt: until, callAt: null });
  }

  async end(id: string, state: Drill['state'], manager: EntityManager): Promise<void> {
    await manager.update(OpeningDrillEntity, { id }, { state, endAt: null, callAt: null });
  }

  /** Pauses ordering until somebody is heard. @returns false when the restaurant wants no drills any more */
  async pause({ shareId }: Drill, now: Date, manager: EntityManager): Promise<boolean> {
    const paused = countOf(
      await manager.query(
        `UPDATE ordering_settings SET settings = jsonb_build_object('unreachableSince', $2::text) || settings, changed_at = $3
       WHERE share_id = $1 AND jsonb_typeof(settings->'openingDrill') = 'object'`,
        [shareId, now.toISOString(), now],
      ),
    );
    return paused === 1;
  }

  /** Records what became of a message. @returns the drill as it was before; undefined: it is gone */
  async record(drillId: string, message: DrillMessage, manager: EntityManager): Promise<Drill | undefined> {
    const drill = await this.lock('id = $1', drillId, manager);
    if (!drill) return undefined;
    const messages = [...drill.messages.filter(({ id }) => id !== message.id), message];
    await manager.update(OpeningDrillEntity, { id: drillId }, { messages });
    return drill;
  }

  /**
   * Somebody answered a drill, in time or not: ordering goes on where it was paused, also by a later drill.
   * @returns whether anything changed by it
   */
  async heard(drillId: string, heard: Heard, manager: EntityManager): Promise<{ shareId: string } | undefined> {
    const drill = await this.lock('id = $1', drillId, manager);
    return drill && (await this.apply(drill, heard, manager)) ? drill : undefined;
  }

  /** Somebody pressed a button on the board: that answers the last drill. @returns whether anything changed by it */
  pressed(shareId: string, at: Date): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const drill = await this.lock('share_id = $1', shareId, manager);
      if (drill && drill.state !== 'not_sent') return this.apply(drill, { by: 'press', at }, manager);
      return this.goOn(shareId, manager);
    });
  }

  /**
   * Somebody has the board open, which answers a drill that is under way. It lifts no pause: then somebody has to say
   * so. @returns whether anything changed by it
   */
  async boardOpen(shareId: string, at: Date): Promise<boolean> {
    const changed = countOf(
      await this.dataSource.query(
        `UPDATE opening_drills SET heard_by = 'board', heard_at = $2, state = 'heard' WHERE share_id = $1 AND state = 'asked' AND heard_at IS NULL AND opens_at > $2`,
        [shareId, at],
      ),
    );
    return changed > 0;
  }

  /** The last drills, latest first. */
  async lastOf(shareId: string): Promise<Drill[]> {
    return rowsOf(
      Row,
      await this.dataSource.query(
        `SELECT ${COLUMNS} FROM opening_drills WHERE share_id = $1 ORDER BY day DESC LIMIT ${DRILL.shown}`,
        [shareId],
      ),
    );
  }

  private async apply(drill: Drill, { by, at }: Heard, manager: EntityManager): Promise<boolean> {
    const wentOn = await this.goOn(drill.shareId, manager);
    if (drill.heardAt) return wentOn;
    const state = stateWhenHeard(drill.state);
    await manager.update(OpeningDrillEntity, { id: drill.id }, { heardBy: by, heardAt: at, state });
    return true;
  }

  /** Ends the pause of a drill. The restaurant's own pause is another one and stays. @returns whether there was one */
  private async goOn(shareId: string, manager: EntityManager): Promise<boolean> {
    const changed = countOf(
      await manager.query(
        `UPDATE ordering_settings SET settings = settings - 'unreachableSince' WHERE share_id = $1 AND settings ? 'unreachableSince'`,
        [shareId],
      ),
    );
    return changed > 0;
  }

  private async lock(where: string, value: string, manager: EntityManager): Promise<Drill | undefined> {
    const [row] = rowsOf(
      Row,
      await manager.query(`SELECT ${COLUMNS} FROM opening_drills WHERE ${where} ORDER BY day DESC LIMIT 1 FOR UPDATE`, [
        value,
      ]),
    );
    return row;
  }
}
