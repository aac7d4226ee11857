import type { Account } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { deviceOf } from '../../../authority/domain/device';
import { Accounts } from '../../domain/accounts';
import { CodeWrongError } from '../../domain/accounts.errors';
import { Attempts } from '../../domain/attempts';
import { hashOfContact } from '../../domain/contact';
import { Entries, type Entry } from '../../domain/entry';
import { openSession } from '../../domain/owner-session';
import { parseContact } from '../../domain/parse-contact';
import { SignIns } from '../../domain/sign-ins';

export interface SignInByCode {
  readonly contact: string;
  readonly code: string;
  readonly userAgent?: string;
  /** Network address of the caller. */
  readonly address: string;
}

@Injectable()
export class SignInByCodeHandler {
  constructor(
    private readonly attempts: Attempts,
    private readonly signIns: SignIns,
    private readonly accounts: Accounts,
    private readonly entries: Entries,
    private readonly clock: Clock,
  ) {}

  /** @throws ContactInvalidError, TooManyAttemptsError, CodeWrongError */
  async execute({
    contact: typed,
    code,
    userAgent,
    address,
  }: SignInByCode): Promise<{ account: Account; entry: Entry }> {
    const contact = parseContact(typed);
    const now = this.clock.now();
    await this.attempts.take('code', { address, contact: hashOfContact(contact) }, now);
    const { session, secret } = openSession(deviceOf(userAgent), now);
    const accountId = await this.signIns.useCode({ contact, code }, session, now);
    const account = accountId === undefined ? undefined : await this.accounts.show(accountId);
    if (!account) throw new CodeWrongError();
    return {
      account,
      entry: await this.entries.of({ accountId: account.id, id: session.id, expiresAt: session.expiresAt, secret }),
    };
  }
}
