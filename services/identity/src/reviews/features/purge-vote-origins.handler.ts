import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Votes } from '../domain/review-votes';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Forgets from which address a vote came, once its day is over. */
@Injectable()
export class PurgeVoteOriginsHandler {
  constructor(
    private readonly votes: Votes,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async execute(): Promise<void> {
    await this.votes.purgeOrigins(new Date(this.clock.now().getTime() - DAY_MS));
  }
}
