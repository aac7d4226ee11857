import { HealthRegistry, NATS, onReconnect, TokenVerifier } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { NatsConnection } from 'nats';
import { Announcements, type Announced } from '../domain/announcements';
import { Authority } from '../domain/authority';
import { SigningKeys } from '../domain/signing-keys';

const RETRY_MS = 2000;
/** The bucket lets entries go after a day. */
const RENEW_MS = 10 * 60_000;

/**
 * Keeps the authority bucket true: the signing key is in it, and all that the modules include: ended sessions whose
 * token could still be used, and changed rights. What could not be published is in the database and is published when
 * the broker is back.
 */
@Injectable()
export class PublishAuthorityHandler extends Announcements implements OnModuleInit {
  private readonly logger = new Logger(PublishAuthorityHandler.name);
  /** When all was written that the bucket has to hold; undefined: it may have been lost. */
  private writtenAt: Date | undefined;
  private readonly included: Announced[] = [];
  private running: Promise<void> | undefined;

  constructor(
    private readonly keys: SigningKeys,
    private readonly authority: Authority,
    private readonly verifier: TokenVerifier,
    private readonly clock: Clock,
    @Inject(NATS) nats: NatsConnection,
    health: HealthRegistry,
  ) {
    super();
    onReconnect(nats, () => {
      this.writtenAt = undefined;
      void this.announce();
    });
    health.register('signing key', () => this.assertKnown());
  }

  /** Before the hooks in which every service begins to follow the bucket, so that it is there when this one does. */
  async onModuleInit(): Promise<void> {
    await this.announce();
  }

  include(announced: Announced): void {
    this.included.push(announced);
  }

  async announce(): Promise<void> {
    // One that is under way may have read what is to be told before the caller's commit.
    await this.running;
    await this.keepTrue();
  }

  @Interval(RETRY_MS)
  async keepTrue(): Promise<void> {
    this.running ??= this.publish()
      .catch((error: Error) =>
        this.logger.warn(`Keys, ended sessions and rights are published later: ${error.message}`),
      )
      .finally(() => (this.running = undefined));
    await this.running;
  }

  private async publish(): Promise<void> {
    const now = this.clock.now();
    if (!this.writtenAt || now.getTime() - this.writtenAt.getTime() >= RENEW_MS) {
      // Before: a loss of the connection meanwhile makes it due again.
      this.writtenAt = now;
      await this.writeAll(now).catch((error: Error) => {
        this.writtenAt = undefined;
        throw error;
      });
    }
    for (const announced of this.included) await announced.publishTo(this.authority, now);
  }

  private async writeAll(now: Date): Promise<void> {
    await this.authority.publishKey(this.keys.publicKey());
    for (const announced of this.included) await announced.publishAgain(this.authority, now);
  }

  private async assertKnown(): Promise<void> {
    if (!this.verifier.knows(this.keys.publicKey().keyId)) throw new Error('tokens cannot be verified yet');
  }
}
