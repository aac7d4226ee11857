import type { Account } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { deviceOf } from '../../../authority/domain/device';
import { Accounts } from '../../domain/accounts';
import { LinkNotValidError } from '../../domain/accounts.errors';
import { Attempts } from '../../domain/attempts';
import { Entries, type Entry } from '../../domain/entry';
import { openSession } from '../../domain/owner-session';
import { SignIns } from '../../domain/sign-ins';

export interface SignInByLink {
  readonly secret: string;
  readonly userAgent?: string;
  /** Network address of the caller. */
  readonly address: string;
}

@Injectable()
export class SignInByLinkHandler {
  constructor(
    private readonly attempts: Attempts,
    private readonly signIns: SignIns,
    private readonly accounts: Accounts,
    private readonly entries: Entries,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyAttemptsError, LinkNotValidError */
  async execute({ secret: linkSecret, userAgent, address }: SignInByLink): Promise<{ account: Account; entry: Entry }> {
    const now = this.clock.now();
    await this.attempts.take('link', { address }, now);
    const { session, secret } = openSession(deviceOf(userAgent), now);
    const accountId = await this.signIns.useSecret(linkSecret, session, now);
    const account = accountId === undefined ? undefined : await this.accounts.show(accountId);
    if (!account) throw new LinkNotValidError();
    return {
      account,
      entry: await this.entries.of({ accountId: account.id, id: session.id, expiresAt: session.expiresAt, secret }),
    };
  }
}
