import { STAFF_SESSION } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DEVICE_KNOWN_MS, KnownDevices } from '../domain/known-devices';
import { SignInAttemptsRepository } from '../domain/sign-in-attempts.repository';
import { SignInChallenges } from '../domain/sign-in-challenges';
import { StaffSessionRepository } from '../domain/staff-session.repository';

const HOUR_MS = 3_600_000;

/**
 * Removes what no rule looks at any more: sessions that have run out, sign-ins that were not finished, attempts to
 * sign in that no longer count, and devices from which nobody signs in any more.
 */
@Injectable()
export class PurgeOldHandler {
  constructor(
    private readonly sessions: StaffSessionRepository,
    private readonly challenges: SignInChallenges,
    private readonly attempts: SignInAttemptsRepository,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async execute(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.removeExpired(now);
    await this.challenges.removeExpired(now);
    await this.attempts.removeOlderThan(new Date(now.getTime() - STAFF_SESSION.lockMs));
    await this.devices.removeUsedBefore(new Date(now.getTime() - DEVICE_KNOWN_MS));
  }
}
