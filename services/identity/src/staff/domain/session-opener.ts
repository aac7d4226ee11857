import type { Clock } from '@chalkboard/service-kit/domain';
import type { AuditFacts } from '../../authority/domain/audit-log';
import type { TokenSigner } from '../../authority/domain/token-signer';
import { hashDeviceSecret, newDeviceSecret, type KnownDevices } from './known-devices';
import type { StaffMember } from './staff-member';
import { openSession, type SignInOrigin } from './staff-session';
import type { StaffSessionRepository } from './staff-session.repository';
import { staffToken } from './staff-token';
import { InvalidCredentialsError } from './staff.errors';

export interface SignedIn {
  readonly token: string;
  readonly expiresAt: Date;
  readonly refreshSecret: string;
  readonly refreshExpiresAt: Date;
}

/** What a sign-in gives beside that of each refresh. */
export interface Opened extends SignedIn {
  readonly deviceSecret: string;
}

/** The end of every sign-in: a session, a token, and the entry of the audit log. */
export class SessionOpener {
  constructor(
    private readonly sessions: StaffSessionRepository,
    private readonly devices: KnownDevices,
    private readonly signer: TokenSigner,
    private readonly clock: Clock,
  ) {}

  /**
   * @param after what the audit log says of it
   * @throws InvalidCredentialsError for somebody who was made inactive meanwhile, changed the password, or turned the
   * second step on
   */
  async open(
    { id, email, role, passwordHash }: StaffMember,
    where: SignInOrigin,
    after?: AuditFacts & { readonly secondStep: string },
  ): Promise<Opened> {
    const now = this.clock.now();
    const { session, secret } = openSession(id, where, now);
    const opened = await this.sessions.open(
      session,
      { passwordHash, hasCode: after !== undefined },
      { action: 'staff.signed_in', staffId: id, actor: email, address: where.address, after, at: now },
    );
    if (!opened) throw new InvalidCredentialsError();
    const signed = await this.signer.sign(staffToken({ staffId: id, sessionId: session.id, role }), now);
    return {
      ...signed,
      refreshSecret: secret,
      refreshExpiresAt: session.expiresAt,
      deviceSecret: await this.remember(id, where.deviceSecret, now),
    };
  }

  /**
   * A secret that the member's device does not have yet is drawn anew: one that was put there must not become known.
   */
  private async remember(staffId: string, given: string | undefined, now: Date): Promise<string> {
    const isKnown = given !== undefined && (await this.devices.isKnown(staffId, hashDeviceSecret(given)));
    const secret = isKnown ? given : newDeviceSecret();
    await this.devices.remember(staffId, hashDeviceSecret(secret), now);
    return secret;
  }
}
