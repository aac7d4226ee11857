import { randomUUID } from 'node:crypto';
import { DRILL, DrillDueV1, DrillUnheardV1 } from '@chalkboard/contracts';
import { currentContext, LiveHints, Outbox, runInContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BusinessStates } from '../../domain/business-state';
import { callTimeOf, drillStep, type Drill } from '../../domain/drills/drill';
import { nextDrill, type PlannedDrill } from '../../domain/drills/next-drill';
import { Menus } from '../../domain/menus';
import { OrderingSettingsStore, pausedUntil, type WorkedSettings } from '../../domain/ordering-settings';
import { DrillPlans } from '../../persistence/drills/drill-plans';
import { OpeningDrills } from '../../persistence/drills/opening-drills';

/** A plan is looked at this often though nothing has changed: a holiday that is over, a zone's new rules. */
const LOOK_EVERY_MS = 24 * 60 * 60_000;

/** Begins drills that are due, and does what their deadlines ask for: each with its event in one transaction. */
@Injectable()
export class RunDrillsHandler {
  private readonly logger = new Logger(RunDrillsHandler.name);

  constructor(
    private readonly plans: DrillPlans,
    private readonly drills: OpeningDrills,
    private readonly menus: Menus,
    private readonly businesses: BusinessStates,
    private readonly settings: OrderingSettingsStore,
    private readonly outbox: Outbox,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  /** Does all that is due and that no other instance does. What fails holds up nothing else, and is tried again. */
  async execute(stopping?: AbortSignal): Promise<void> {
    await this.each(stopping, (failing, claim) =>
      this.plans.lookAtNext(this.clock.now(), failing, (shareId, manager) => {
        claim(shareId);
        return this.look(shareId, manager);
      }),
    );
    await this.each(stopping, async (failing, claim) => {
      const drill = await this.drills.stepNext(this.clock.now(), failing, (due, manager) => {
        claim(due.id);
        return this.step(due, manager);
      });
      if (drill) this.hints.send('board', drill.shareId);
      return drill?.id;
    });
  }

  private async each(
    stopping: AbortSignal | undefined,
    next: (failing: readonly string[], claim: (id: string) => void) => Promise<string | undefined>,
  ): Promise<void> {
    const failing: string[] = [];
    while (!stopping?.aborted) {
      let claimed: string | undefined;
      try {
        if ((await next(failing, (id) => (claimed = id))) === undefined) return;
      } catch (error) {
        if (claimed === undefined) throw error;
        failing.push(claimed);
        this.logger.error(`The opening drill of ${claimed} is tried again: ${(error as Error).message}`);
      }
    }
  }

  /** @returns when the restaurant is looked at next; undefined: it wants no drills */
  private async look(shareId: string, manager: EntityManager): Promise<Date | undefined> {
    const [settings, menu] = await Promise.all([this.settings.of(shareId), this.menus.house(shareId)]);
    if (!settings.openingDrill || !menu) return undefined;
    const now = this.clock.now();
    const latest = new Date(now.getTime() + LOOK_EVERY_MS);
    const planned = nextDrill(menu, settings.openingDrill, now, await this.drills.lastDay(shareId, manager));
    if (!planned) return latest;
    if (planned.startsAt > now) return planned.startsAt < latest ? planned.startsAt : latest;
    const isOpen = (await this.businesses.of(menu.businessId)) === 'open';
    const pause = pausedUntil(settings, planned.opensAt);
    if (isOpen && !pause) await this.begin(shareId, planned, settings, manager);
    return planned.opensAt;
  }

  /** One that would leave nobody time to answer, after an outage, is written down and sent nowhere. */
  private async begin(
    shareId: string,
    { day, opensAt }: PlannedDrill,
    { callAfterMinutes }: WorkedSettings,
    manager: EntityManager,
  ): Promise<void> {
    const startedAt = this.clock.now();
    const inTime = opensAt.getTime() - startedAt.getTime() >= DRILL.leastMsToAnswer;
    const drill: Drill = {
      id: randomUUID(),
      shareId,
      day,
      startedAt,
      opensAt,
      state: inTime ? 'asked' : 'not_sent',
      heardBy: null,
      heardAt: null,
      messages: [],
      callAt: inTime && callAfterMinutes != null ? callTimeOf({ startedAt, opensAt }) : null,
      endAt: inTime ? opensAt : null,
    };
    const isNew = await this.drills.add(drill, manager);
    if (isNew && inTime) await this.publishDue(drill, 'messages', manager);
    this.hints.send('board', shareId);
  }

  private async step(drill: Drill, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const step = drillStep(drill, now);
    switch (step.kind) {
      case 'call':
        await this.drills.called(drill.id, manager);
        return this.publishDue(drill, 'call', manager);
      case 'wait':
        return this.drills.putOff(drill.id, step.until, manager);
      case 'heard':
        return this.drills.end(drill.id, drill.state, manager);
      case 'nothing-sent':
        this.logger.warn(`The opening drill ${drill.id} went out on no channel: it says nothing`);
        return this.drills.end(drill.id, 'not_sent', manager);
      case 'pause':
        return this.pause(drill, now, manager);
    }
  }

  private async pause(drill: Drill, now: Date, manager: EntityManager): Promise<void> {
    const { id: drillId, shareId, opensAt } = drill;
    await this.drills.end(drillId, 'unheard', manager);
    if (!(await this.drills.pause(drill, now, manager))) return;
    this.logger.warn(`Menu ${shareId}: nobody answered the opening drill ${drillId}, ordering is paused`);
    await this.inItsContext(drillId, () =>
      this.outbox.append(manager, {
        definition: DrillUnheardV1,
        aggregateId: drillId,
        aggregateVersion: 3,
        data: { drillId, shareId, opensAt: opensAt.toISOString(), pausedAt: now.toISOString() },
      }),
    );
  }

  private publishDue(
    { id: drillId, shareId, opensAt }: Drill,
    by: DrillDueV1['by'],
    manager: EntityManager,
  ): Promise<void> {
    const dueAt = this.clock.now().toISOString();
    return this.inItsContext(drillId, () =>
      this.outbox.append(manager, {
        definition: DrillDueV1,
        aggregateId: drillId,
        aggregateVersion: by === 'messages' ? 1 : 2,
        data: { drillId, shareId, by, dueAt, opensAt: opensAt.toISOString() },
      }),
    );
  }

  /** All that a drill causes is found by its id. */
  private inItsContext(drillId: string, work: () => Promise<void>): Promise<void> {
    return runInContext({ ...currentContext(), correlationId: drillId }, work);
  }
}
