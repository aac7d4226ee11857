import { Injectable } from '@nestjs/common';
import { Clock } from '@chalkboard/service-kit/domain';
import { AuditLog } from '../../domain/audit-log';
import { PasswordHasher } from '../../domain/password-hasher';
import { giveBack, takeAttempt } from '../../domain/sign-in-attempts';
import { SignInAttemptsRepository, type AttemptKey } from '../../domain/sign-in-attempts.repository';
import { InvalidCredentialsError, MissingFieldsError, TooManyAttemptsError } from '../../domain/staff.errors';
import { normaliseEmail } from '../../domain/staff-member';
import { StaffRepository } from '../../domain/staff.repository';
import { openSession } from '../../domain/staff-session';
import { StaffSessionRepository } from '../../domain/staff-session.repository';
import { TokenSigner } from '../../domain/token-signer';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Network address of the caller. */
  readonly address: string;
}

export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Date;
  readonly refreshSecret: string;
  readonly refreshExpiresAt: Date;
}

@Injectable()
export class SignInHandler {
  constructor(
    private readonly staff: StaffRepository,
    private readonly sessions: StaffSessionRepository,
    private readonly attempts: SignInAttemptsRepository,
    private readonly hasher: PasswordHasher,
    private readonly signer: TokenSigner,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws MissingFieldsError, TooManyAttemptsError, InvalidCredentialsError */
  async execute({ email, password, address }: SignIn): Promise<SignedIn> {
    const actor = normaliseEmail(email);
    if (!actor || !password) throw new MissingFieldsError();

    const keys: readonly AttemptKey[] = [
      { scope: 'address', key: address },
      { scope: 'account', key: actor },
    ];
    for (const key of keys) await this.count(key);

    const member = await this.staff.findByEmail(actor);
    const right = await this.hasher.verify(password, member?.passwordHash);
    const now = this.clock.now();
    if (!member || !right || !member.isActive) {
      await this.audit.record({ action: 'staff.sign_in_failed', staffId: member?.id, actor, address, at: now });
      throw new InvalidCredentialsError();
    }

    for (const key of keys) await this.attempts.update(key, (known) => known && giveBack(known, key.scope));
    const { session, secret } = openSession(member.id, now);
    await this.sessions.add(session);
    await this.staff.recordSignIn(member.id, now);
    await this.audit.record({ action: 'staff.signed_in', staffId: member.id, actor, address, at: now });

    const signed = await this.signer.sign({ staffId: member.id, sessionId: session.id, role: member.role }, now);
    return { ...signed, refreshSecret: secret, refreshExpiresAt: session.expiresAt };
  }

  private async count(key: AttemptKey): Promise<void> {
    let retryAfterMs: number | undefined;
    await this.attempts.update(key, (known) => {
      const decision = takeAttempt(known, key.scope, this.clock.now());
      if (decision.allowed) return decision.attempts;
      retryAfterMs = decision.retryAfterMs;
      return undefined;
    });
    if (retryAfterMs !== undefined) throw new TooManyAttemptsError(retryAfterMs);
  }
}
