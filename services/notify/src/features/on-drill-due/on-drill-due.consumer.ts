import { DrillDueV1, type Channel } from '@chalkboard/contracts';
import { Inbox, type JetStreamContext, type BatchHandler } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { CallSignal, DispatchSignals } from '../../domain/dispatch-signal';
import type { Recipient } from '../../persistence/recipient-projection';
import { OnDrillDueHandler } from './on-drill-due.handler';

/** Receives that a restaurant is to be tried before it opens. */
@Controller()
export class OnDrillDueConsumer {
  private readonly effect: BatchHandler<typeof DrillDueV1.schema, Recipient | undefined, readonly (Channel | 'call')[]>;

  constructor(
    private readonly inbox: Inbox,
    private readonly signals: DispatchSignals,
    private readonly calls: CallSignal,
    handler: OnDrillDueHandler,
  ) {
    this.effect = {
      prepare: ({ data }) => handler.prepare(data),
      handle: async (events, manager) => {
        const asked: (readonly (Channel | 'call')[])[] = [];
        for (const { event, prepared } of events) asked.push(await handler.execute(event, prepared, manager));
        return asked;
      },
    };
  }

  @EventPattern(DrillDueV1.type)
  async onDue(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const asked = (await this.inbox.once(DrillDueV1, message, context, this.effect)) ?? [];
    this.signals.raise(asked.filter((channel) => channel !== 'call'));
    if (asked.includes('call')) this.calls.raise();
  }
}
