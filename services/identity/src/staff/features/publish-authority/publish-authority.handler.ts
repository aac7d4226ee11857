import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { STAFF_SESSION } from '@chalkboard/contracts';
import { HealthRegistry, TokenVerifier } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Announcements } from '../../domain/announcements';
import { Authority } from '../../domain/authority';
import { SigningKeys } from '../../domain/signing-keys';
import { StaffSessionRepository } from '../../domain/staff-session.repository';

const RETRY_MS = 2000;
/** The bucket lets entries go after a day; and it comes back within this time should it be lost. */
const RENEW_KEY_MS = 10 * 60_000;

/**
 * Keeps the authority bucket true: the signing key is in it, and every ended session whose token could still be used.
 * What could not be published is in the database and is published when the broker is back.
 */
@Injectable()
export class PublishAuthorityHandler extends Announcements implements OnModuleInit {
  private readonly logger = new Logger(PublishAuthorityHandler.name);
  private keyPublishedAt: Date | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly sessions: StaffSessionRepository,
    private readonly keys: SigningKeys,
    private readonly authority: Authority,
    private readonly verifier: TokenVerifier,
    private readonly clock: Clock,
    health: HealthRegistry,
  ) {
    super();
    health.register('signing key', () => this.assertKnown());
  }

  /** Before the hooks in which every service begins to follow the bucket, so that it is there when this one does. */
  async onModuleInit(): Promise<void> {
    await this.announce();
  }

  async announce(): Promise<void> {
    // One that is under way may have read the sessions before the caller's commit.
    await this.running;
    await this.keepTrue();
  }

  @Interval(RETRY_MS)
  async keepTrue(): Promise<void> {
    this.running ??= this.publish()
      .catch((error: Error) => this.logger.warn(`Keys and ended sessions are published later: ${error.message}`))
      .finally(() => (this.running = undefined));
    await this.running;
  }

  private async publish(): Promise<void> {
    const now = this.clock.now().getTime();
    if (!this.keyPublishedAt || now - this.keyPublishedAt.getTime() >= RENEW_KEY_MS) {
      await this.authority.publishKey(this.keys.publicKey());
      this.keyPublishedAt = new Date(now);
    }
    // Tokens of sessions that ended before have run out by themselves.
    const ended = await this.sessions.listUnannounced(new Date(now - STAFF_SESSION.accessTokenMs));
    if (ended.length === 0) return;
    for (const id of ended) await this.authority.publishEnded(id);
    await this.sessions.markAnnounced(ended);
  }

  private async assertKnown(): Promise<void> {
    if (!this.verifier.knows(this.keys.publicKey().keyId)) throw new Error('tokens cannot be verified yet');
  }
}
