import { addressKey, type Clock } from '@chalkboard/service-kit/domain';
import type { AuditLog } from '../../authority/domain/audit-log';
import type { PasswordHasher } from './password-hasher';
import type { AttemptKey } from './sign-in-attempts.repository';
import type { SignInThrottle } from './sign-in-throttle';
import type { StaffMember } from './staff-member';
import { CodeWrongError, PasswordWrongError, TwoFactorOffError } from './staff.errors';
import { appCodeOf, hashRecoveryCode, type OneTimeCodes, type TwoFactors } from './two-factor';

/** By what a code was proved. */
export type CodeKind = 'app' | 'recovery code';

/** Proofs that somebody is who they are: counted, and written to the audit log where they are wrong. */
export class StaffProofs {
  constructor(
    private readonly throttle: SignInThrottle,
    private readonly hasher: PasswordHasher,
    private readonly twoFactors: TwoFactors,
    private readonly codes: OneTimeCodes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * That somebody who is signed in knows the password, before something that a browser left open must not do.
   * @throws PasswordWrongError, TooManyAttemptsError
   */
  async password({ id, passwordHash }: StaffMember, password: string, address: string): Promise<void> {
    const keys: readonly AttemptKey[] = [
      { scope: 'address', key: addressKey(address) },
      { scope: 'account', key: id },
    ];
    await this.throttle.take(keys);
    if (!(await this.hasher.verify(password, passwordHash))) {
      await this.audit.record({ action: 'staff.password_refused', staffId: id, address, at: this.clock.now() });
      throw new PasswordWrongError();
    }
    await this.throttle.giveBack(keys);
  }

  /**
   * That somebody holds the authenticator app, or a recovery code. Either is taken once.
   * @throws CodeWrongError, TooManyAttemptsError, TwoFactorOffError
   */
  async code(staffId: string, typed: string, address: string): Promise<CodeKind> {
    const known = await this.twoFactors.find(staffId);
    if (!known?.isConfirmed) throw new TwoFactorOffError();
    return this.counted({ staffId, address }, async () => {
      const appCode = appCodeOf(typed);
      if (appCode === undefined)
        return (await this.twoFactors.takeRecoveryCode(staffId, hashRecoveryCode(typed))) ? 'recovery code' : undefined;
      const step = this.codes.stepOf(known.secret, appCode, this.clock.now());
      return step !== undefined && (await this.twoFactors.takeStep(staffId, step)) ? 'app' : undefined;
    });
  }

  /**
   * That the app which is being set up gives right codes.
   * @returns the code's time step
   * @throws CodeWrongError, TooManyAttemptsError
   */
  async firstCode(
    { staffId, secret }: { readonly staffId: string; readonly secret: string },
    typed: string,
    address: string,
  ): Promise<number> {
    return this.counted({ staffId, address }, async () => {
      const appCode = appCodeOf(typed);
      return appCode === undefined ? undefined : this.codes.stepOf(secret, appCode, this.clock.now());
    });
  }

  private async counted<T>(
    { staffId, address }: { readonly staffId: string; readonly address: string },
    prove: () => Promise<T | undefined>,
  ): Promise<T> {
    const keys: readonly AttemptKey[] = [
      { scope: 'address', key: addressKey(address) },
      { scope: 'code', key: staffId },
    ];
    await this.throttle.take(keys);
    const proved = await prove();
    if (proved === undefined) {
      await this.audit.record({ action: 'staff.code_refused', staffId, address, at: this.clock.now() });
      throw new CodeWrongError();
    }
    await this.throttle.giveBack(keys);
    return proved;
  }
}
