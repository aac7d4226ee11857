import { DrillAnsweredV1 } from '@chalkboard/contracts';
import { Inbox, LiveHints, type JetStreamContext } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { OpeningDrills } from '../../persistence/drills/opening-drills';

/** Receives that somebody answered the text or the call of a drill, in time or late. */
@Controller()
export class OnDrillAnsweredConsumer {
  constructor(
    private readonly inbox: Inbox,
    private readonly drills: OpeningDrills,
    private readonly hints: LiveHints,
  ) {}

  @EventPattern(DrillAnsweredV1.type)
  async onAnswered(@Payload() message: unknown, @Ctx() context: JetStreamContext): Promise<void> {
    const changed = await this.inbox.once(DrillAnsweredV1, message, context, ({ data }, manager) =>
      this.drills.heard(data.drillId, { by: data.channel, at: new Date(data.answeredAt) }, manager),
    );
    if (changed) this.hints.send('board', changed.shareId);
  }
}
