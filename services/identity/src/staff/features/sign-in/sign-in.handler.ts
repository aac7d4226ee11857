import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../authority/domain/audit-log';
import { hashDeviceSecret, KnownDevices } from '../../domain/known-devices';
import { PasswordHasher } from '../../domain/password-hasher';
import { SessionOpener, type Opened } from '../../domain/session-opener';
import { newChallenge, SignInChallenges, type NewChallenge } from '../../domain/sign-in-challenges';
import { keysOfGuess, SignInThrottle } from '../../domain/sign-in-throttle';
import { normaliseEmail, type StaffMember } from '../../domain/staff-member';
import type { SignInOrigin } from '../../domain/staff-session';
import { InvalidCredentialsError, MissingFieldsError } from '../../domain/staff.errors';
import { StaffRepository } from '../../domain/staff.repository';
import { TwoFactors } from '../../domain/two-factor';

export interface SignIn extends SignInOrigin {
  readonly email: string;
  readonly password: string;
}

/** Through, or right so far and waiting for a code. */
export type SignInOutcome =
  { readonly step: 'done'; readonly signedIn: Opened } | { readonly step: 'code'; readonly challenge: NewChallenge };

@Injectable()
export class SignInHandler {
  constructor(
    private readonly staff: StaffRepository,
    private readonly twoFactors: TwoFactors,
    private readonly challenges: SignInChallenges,
    private readonly opener: SessionOpener,
    private readonly devices: KnownDevices,
    private readonly throttle: SignInThrottle,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws MissingFieldsError, TooManyAttemptsError, InvalidCredentialsError */
  async execute({ email, password, ...where }: SignIn): Promise<SignInOutcome> {
    const actor = normaliseEmail(email);
    if (!actor || !password) throw new MissingFieldsError();

    const found = await this.staff.findByEmail(actor);
    const keys = keysOfGuess({
      actor,
      address: where.address,
      knownDevice: await this.knownDevice(found?.id, where.deviceSecret),
    });
    await this.throttle.take(keys);
    const right = await this.hasher.verify(password, found?.passwordHash);
    if (!found || !right || !found.isActive) {
      await this.audit.record({
        action: 'staff.sign_in_failed',
        staffId: found?.id,
        actor,
        address: where.address,
        at: this.clock.now(),
      });
      throw new InvalidCredentialsError();
    }
    await this.throttle.giveBack(keys);
    const member = await this.withCurrentHash(found, password);

    if ((await this.twoFactors.find(member.id))?.isConfirmed) {
      const challenge = newChallenge(this.clock.now());
      if (!(await this.challenges.add(member, challenge))) throw new InvalidCredentialsError();
      return { step: 'code', challenge };
    }
    return { step: 'done', signedIn: await this.opener.open(member, where) };
  }

  /** The hash of the device's secret, where the member has signed in from there before. */
  private async knownDevice(staffId: string | undefined, secret: string | undefined): Promise<string | undefined> {
    if (staffId === undefined || secret === undefined) return undefined;
    const hash = hashDeviceSecret(secret);
    return (await this.devices.isKnown(staffId, hash)) ? hash : undefined;
  }

  /** The only moment at which the password is known. @throws InvalidCredentialsError where it was changed meanwhile */
  private async withCurrentHash(member: StaffMember, password: string): Promise<StaffMember> {
    const { id, passwordHash: from } = member;
    if (!this.hasher.isOutdated(from)) return member;
    const to = await this.hasher.hash(password);
    if (await this.staff.rehashPassword(id, { from, to })) return { ...member, passwordHash: to };
    // Another sign-in hashed it anew at the same moment, or it is another password by now.
    const current = await this.staff.findById(id);
    if (!current || !(await this.hasher.verify(password, current.passwordHash))) throw new InvalidCredentialsError();
    return current;
  }
}
