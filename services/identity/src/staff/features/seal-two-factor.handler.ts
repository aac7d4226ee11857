import { UnknownSealKeyError } from '@chalkboard/service-kit';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { TwoFactors } from '../domain/two-factor';

/**
 * At the start, seals what the key of today has not sealed: secrets of before, and those of the key before it. Once
 * however many instances start.
 */
@Injectable()
export class SealTwoFactorHandler implements OnModuleInit {
  private readonly logger = new Logger(SealTwoFactorHandler.name);

  constructor(private readonly twoFactors: TwoFactors) {}

  /**
   * @throws Error where secrets were sealed by a key that is not here: the service does not start then, rather than to
   * keep people out one by one
   */
  async onModuleInit(): Promise<void> {
    try {
      const count = await this.twoFactors.sealAnew();
      if (count > 0) this.logger.log(`${count} secrets of authenticator apps are sealed by the key of today`);
    } catch (error) {
      if (!(error instanceof UnknownSealKeyError)) throw error;
      throw new Error(
        `STAFF_SECRETS_KEY is not the key that has sealed the secrets of authenticator apps (${error.message}): set it to that one, or STAFF_SECRETS_KEY_BEFORE to it.`,
      );
    }
  }
}
