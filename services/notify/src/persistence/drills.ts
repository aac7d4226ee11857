import { DrillAnsweredV1, type DrillDueV1 } from '@chalkboard/contracts';
import { countOf, Outbox, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { DrillEntity } from './drill.entity';

/** For so long an answer by text is taken for one to a drill. */
const OPEN_FOR = "interval '7 days'";

const Open = z.object({ id: z.string(), open: z.boolean(), language: z.string().nullable() });
/** `language`: BCP 47, that its owner chose, else of the restaurant's menu; null: not known. */
export type OpenDrill = Pick<z.infer<typeof Open>, 'id' | 'language'>;

/** Opening drills as restaurants were asked about them. */
@Injectable()
export class Drills {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Keeps a drill, in the transaction of its event. @returns false when it is kept already */
  async add({ drillId: id, shareId, opensAt }: DrillDueV1, manager: EntityManager): Promise<boolean> {
    const added = countOf(
      await manager.query(
        'INSERT INTO drills (id, share_id, opens_at, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id',
        [id, shareId, opensAt, this.clock.now()],
      ),
    );
    return added > 0;
  }

  /** @returns whether its alarm is to be told now: nobody has answered, and it was not told before */
  async alarm(id: string, manager: EntityManager): Promise<boolean> {
    const silent = { id, answeredAt: IsNull(), alarmedAt: IsNull() };
    return (await manager.update(DrillEntity, silent, { alarmedAt: this.clock.now() })).affected === 1;
  }

  isUnanswered(id: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(DrillEntity, { id, answeredAt: IsNull() });
  }

  /**
   * Drills that this number was asked about and nobody has answered by text: of each menu the last one, until opening.
   * After it one counts only where its alarm went out: else another channel has answered it.
   */
  async openFor(hash: string, manager: EntityManager): Promise<OpenDrill[]> {
    const rows = rowsOf(
      Open,
      await manager.query(
        `SELECT DISTINCT ON (drills.share_id) drills.id, (SELECT coalesce(message_language, language) FROM recipients WHERE recipients.share_id = drills.share_id) AS language, drills.answered_at IS NULL AND (drills.opens_at > $2 OR drills.alarmed_at IS NOT NULL) AS open
         FROM drills JOIN notifications ON notifications.drill_id = drills.id
         WHERE notifications.destination_hash = $1 AND notifications.channel = 'sms' AND drills.created_at > $2::timestamptz - ${OPEN_FOR}
         ORDER BY drills.share_id, drills.created_at DESC`,
        [hash, this.clock.now()],
      ),
    );
    return rows.filter(({ open }) => open);
  }

  /** Tells once that somebody has answered. @returns false when that was told before, or there is no such drill */
  async answer(id: string, channel: DrillAnsweredV1['channel'], manager: EntityManager): Promise<boolean> {
    const drill = await manager.findOne(DrillEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!drill || drill.answeredAt) return false;
    const answeredAt = this.clock.now();
    await manager.update(DrillEntity, { id }, { answeredAt });
    await this.outbox.append(manager, {
      definition: DrillAnsweredV1,
      aggregateId: id,
      aggregateVersion: 1,
      data: { drillId: id, shareId: drill.shareId, channel, answeredAt: answeredAt.toISOString() },
    });
    return true;
  }
}
