import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { hourOf, LinkAttempts } from '../domain/menu/link-attempts';
import { Conversions, monthOf } from '../domain/menu/quota';
import { dayOf, SuggestedLetters } from '../domain/menu/suggested-letters';

const HOUR_MS = 3_600_000;

/**
 * Forgets who converted how many menus when the month is over, who tried how many links when the hour is, and how much
 * was translated when the day is.
 */
@Injectable()
export class PurgeCountsHandler {
  constructor(
    private readonly conversions: Conversions,
    private readonly attempts: LinkAttempts,
    private readonly letters: SuggestedLetters,
    private readonly clock: Clock,
  ) {}

  /** @returns how many counts are gone */
  @Interval(HOUR_MS)
  async execute(): Promise<number> {
    const now = this.clock.now();
    return (
      (await this.conversions.removeBefore(monthOf(now))) +
      (await this.attempts.removeBefore(hourOf(now))) +
      (await this.letters.removeBefore(dayOf(now)))
    );
  }
}
