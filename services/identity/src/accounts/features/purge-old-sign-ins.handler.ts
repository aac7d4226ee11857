import { RETENTION, SIGN_IN } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AccountContacts } from '../domain/accounts';
import { Attempts, ATTEMPT_WINDOW_MS } from '../domain/attempts';
import { OwnerSessions } from '../domain/owner-sessions';
import { SignupDrafts } from '../domain/registrations';
import { SignIns } from '../domain/sign-ins';

const HOUR_MS = 3_600_000;

/**
 * Removes what no rule looks at any more: sign-ins, sessions and counts that are over, contacts whose code nobody
 * typed, and signups that were left long ago.
 */
@Injectable()
export class PurgeOldSignInsHandler {
  constructor(
    private readonly signIns: SignIns,
    private readonly sessions: OwnerSessions,
    private readonly attempts: Attempts,
    private readonly drafts: SignupDrafts,
    private readonly contacts: AccountContacts,
    private readonly clock: Clock,
  ) {}

  /** @returns how many of each are gone */
  @Interval(HOUR_MS)
  async execute(): Promise<{ signIns: number; sessions: number; attempts: number; drafts: number; contacts: number }> {
    const now = this.clock.now();
    const before = (ageMs: number) => new Date(now.getTime() - ageMs);
    return {
      signIns: await this.signIns.removeExpired(before(SIGN_IN.unaskedValidMs)),
      sessions: await this.sessions.removeExpired(now),
      attempts: await this.attempts.removeStartedBefore(before(ATTEMPT_WINDOW_MS)),
      drafts: await this.drafts.removeChangedBefore(before(RETENTION.signupDraftMs)),
      contacts: await this.contacts.removeExpired(now),
    };
  }
}
