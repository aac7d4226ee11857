import { AesSecretSeal, SecretSeal } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Module, type DynamicModule } from '@nestjs/common';
import { AuditLog } from '../authority/domain/audit-log';
import { TokenSigner } from '../authority/domain/token-signer';
import type { IdentityConfig } from '../config';
import { Argon2PasswordHasher } from './adapters/argon2-password-hasher';
import { EndedStaffSessions } from './adapters/ended-staff-sessions';
import { TotpCodes } from './adapters/totp-codes';
import { Employees } from './domain/employees';
import { KnownDevices } from './domain/known-devices';
import { PasswordHasher } from './domain/password-hasher';
import { SavedViewStore } from './domain/saved-views';
import { SessionOpener } from './domain/session-opener';
import { SignInAttemptsRepository } from './domain/sign-in-attempts.repository';
import { SignInChallenges } from './domain/sign-in-challenges';
import { SignInThrottle } from './domain/sign-in-throttle';
import { StaffProfiles } from './domain/staff-profile';
import { StaffProofs } from './domain/staff-proofs';
import { StaffSessionRepository } from './domain/staff-session.repository';
import { StaffRepository } from './domain/staff.repository';
import { OneTimeCodes, TwoFactors } from './domain/two-factor';
import { AddEmployeeController } from './features/add-employee/add-employee.controller';
import { AddEmployeeHandler } from './features/add-employee/add-employee.handler';
import { ChangeEmployeeController } from './features/change-employee/change-employee.controller';
import { ChangeEmployeeHandler } from './features/change-employee/change-employee.handler';
import { ChangePasswordController } from './features/change-password/change-password.controller';
import { ChangePasswordHandler } from './features/change-password/change-password.handler';
import { ChangeProfileController } from './features/change-profile/change-profile.controller';
import { ChangeProfileHandler } from './features/change-profile/change-profile.handler';
import { ChangeTwoFactorController } from './features/change-two-factor/change-two-factor.controller';
import { ChangeTwoFactorHandler } from './features/change-two-factor/change-two-factor.handler';
import { CreateFirstAdminHandler, FIRST_ADMIN, type FirstAdminOptions } from './features/create-first-admin.handler';
import { EndSessionController } from './features/end-session/end-session.controller';
import { EndSessionHandler } from './features/end-session/end-session.handler';
import { FinishSignInController } from './features/finish-sign-in/finish-sign-in.controller';
import { FinishSignInHandler } from './features/finish-sign-in/finish-sign-in.handler';
import { GetProfileController } from './features/get-profile.controller';
import { SavedViewsController } from './features/keep-saved-views.controller';
import { ListEmployeesController } from './features/list-employees.controller';
import { ListSessionsController } from './features/list-sessions.controller';
import { PurgeOldHandler } from './features/purge-old.handler';
import { RefreshTokenController } from './features/refresh-token/refresh-token.controller';
import { RefreshTokenHandler } from './features/refresh-token/refresh-token.handler';
import { SealTwoFactorHandler } from './features/seal-two-factor.handler';
import { SetUpTwoFactorController } from './features/set-up-two-factor/set-up-two-factor.controller';
import { SetUpTwoFactorHandler } from './features/set-up-two-factor/set-up-two-factor.handler';
import { SignInController } from './features/sign-in/sign-in.controller';
import { SignInHandler } from './features/sign-in/sign-in.handler';
import { SignOutController } from './features/sign-out/sign-out.controller';
import { SignOutHandler } from './features/sign-out/sign-out.handler';
import { PostgresEmployees } from './persistence/postgres-employees';
import { PostgresKnownDevices } from './persistence/postgres-known-devices';
import { PostgresSavedViews } from './persistence/postgres-saved-views';
import { PostgresSignInAttemptsRepository } from './persistence/postgres-sign-in-attempts.repository';
import { PostgresSignInChallenges } from './persistence/postgres-sign-in-challenges';
import { PostgresTwoFactors } from './persistence/postgres-two-factors';
import { TypeormStaffSessionRepository } from './persistence/typeorm-staff-session.repository';
import { TypeormStaffRepository } from './persistence/typeorm-staff.repository';

/** The platform's own people: who they are, how they sign in, and by what every service knows them. */
@Module({})
export class StaffModule {
  static register(config: IdentityConfig): DynamicModule {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
    const firstAdmin: FirstAdminOptions = {
      credentials: email && password ? { email, password } : undefined,
      required: config.REQUIRE_ADMIN,
    };
    return {
      module: StaffModule,
      controllers: [
        SignInController,
        FinishSignInController,
        RefreshTokenController,
        SignOutController,
        GetProfileController,
        ChangeProfileController,
        ChangePasswordController,
        ListSessionsController,
        EndSessionController,
        SetUpTwoFactorController,
        ChangeTwoFactorController,
        ListEmployeesController,
        AddEmployeeController,
        ChangeEmployeeController,
        SavedViewsController,
      ],
      providers: [
        SignInHandler,
        FinishSignInHandler,
        RefreshTokenHandler,
        SignOutHandler,
        ChangeProfileHandler,
        ChangePasswordHandler,
        EndSessionHandler,
        SetUpTwoFactorHandler,
        SealTwoFactorHandler,
        ChangeTwoFactorHandler,
        AddEmployeeHandler,
        ChangeEmployeeHandler,
        CreateFirstAdminHandler,
        EndedStaffSessions,
        PurgeOldHandler,
        { provide: FIRST_ADMIN, useValue: firstAdmin },
        { provide: StaffRepository, useClass: TypeormStaffRepository },
        { provide: Employees, useClass: PostgresEmployees },
        { provide: StaffSessionRepository, useClass: TypeormStaffSessionRepository },
        { provide: SignInAttemptsRepository, useClass: PostgresSignInAttemptsRepository },
        { provide: SavedViewStore, useClass: PostgresSavedViews },
        { provide: KnownDevices, useClass: PostgresKnownDevices },
        { provide: SignInChallenges, useClass: PostgresSignInChallenges },
        { provide: TwoFactors, useClass: PostgresTwoFactors },
        {
          provide: SecretSeal,
          useFactory: () =>
            new AesSecretSeal({
              current: config.STAFF_SECRETS_KEY,
              before: config.STAFF_SECRETS_KEY_BEFORE,
              // Never another one: it would make another key of the same text.
              purpose: 'secrets of authenticator apps',
            }),
        },
        { provide: OneTimeCodes, useClass: TotpCodes },
        { provide: PasswordHasher, useFactory: () => new Argon2PasswordHasher() },
        {
          provide: SignInThrottle,
          useFactory: (attempts: SignInAttemptsRepository, clock: Clock) => new SignInThrottle(attempts, clock),
          inject: [SignInAttemptsRepository, Clock],
        },
        {
          provide: SessionOpener,
          useFactory: (sessions: StaffSessionRepository, devices: KnownDevices, signer: TokenSigner, clock: Clock) =>
            new SessionOpener(sessions, devices, signer, clock),
          inject: [StaffSessionRepository, KnownDevices, TokenSigner, Clock],
        },
        {
          provide: StaffProfiles,
          useFactory: (staff: StaffRepository, twoFactors: TwoFactors) => new StaffProfiles(staff, twoFactors),
          inject: [StaffRepository, TwoFactors],
        },
        {
          provide: StaffProofs,
          useFactory: (
            throttle: SignInThrottle,
            hasher: PasswordHasher,
            twoFactors: TwoFactors,
            codes: OneTimeCodes,
            audit: AuditLog,
            clock: Clock,
          ) => new StaffProofs(throttle, hasher, twoFactors, codes, audit, clock),
          inject: [SignInThrottle, PasswordHasher, TwoFactors, OneTimeCodes, AuditLog, Clock],
        },
      ],
    };
  }
}
