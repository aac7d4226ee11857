import { Module, type DynamicModule } from '@nestjs/common';
import { NATS } from '@chalkboard/service-kit';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import type { IdentityConfig } from '../config';
import { generateSigningKeyPair, JoseTokenSigner } from './adapters/jose-token-signer';
import { NatsAuthority } from './adapters/nats-authority';
import { ScryptPasswordHasher } from './adapters/scrypt-password-hasher';
import { Announcements } from './domain/announcements';
import { AuditLog } from './domain/audit-log';
import { Authority } from './domain/authority';
import { PasswordHasher } from './domain/password-hasher';
import { SignInAttemptsRepository } from './domain/sign-in-attempts.repository';
import { SigningKeys } from './domain/signing-keys';
import { StaffSessionRepository } from './domain/staff-session.repository';
import { StaffRepository } from './domain/staff.repository';
import { TokenSigner } from './domain/token-signer';
import { CreateFirstAdminHandler, FIRST_ADMIN, type FirstAdminOptions } from './features/create-first-admin/create-first-admin.handler';
import { ForgetOldHandler } from './features/forget-old/forget-old.handler';
import { GetProfileController } from './features/get-profile/get-profile.controller';
import { PublishAuthorityHandler } from './features/publish-authority/publish-authority.handler';
import { RefreshTokenController } from './features/refresh-token/refresh-token.controller';
import { RefreshTokenHandler } from './features/refresh-token/refresh-token.handler';
import { SignInController } from './features/sign-in/sign-in.controller';
import { SignInHandler } from './features/sign-in/sign-in.handler';
import { SignOutController } from './features/sign-out/sign-out.controller';
import { SignOutHandler } from './features/sign-out/sign-out.handler';
import { PostgresAuditLog } from './persistence/postgres-audit-log';
import { PostgresSignInAttemptsRepository } from './persistence/postgres-sign-in-attempts.repository';
import { loadSigningKey } from './persistence/signing-key-store';
import { TypeormStaffSessionRepository } from './persistence/typeorm-staff-session.repository';
import { TypeormStaffRepository } from './persistence/typeorm-staff.repository';

/** The platform's own people: who they are, how they sign in, and by what every service knows them. */
@Module({})
export class StaffModule {
  static register(config: IdentityConfig): DynamicModule {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
    const firstAdmin: FirstAdminOptions = { credentials: email && password ? { email, password } : undefined, required: config.REQUIRE_ADMIN };
    return {
      module: StaffModule,
      controllers: [SignInController, RefreshTokenController, SignOutController, GetProfileController],
      providers: [
        SignInHandler,
        RefreshTokenHandler,
        SignOutHandler,
        CreateFirstAdminHandler,
        PublishAuthorityHandler,
        ForgetOldHandler,
        { provide: FIRST_ADMIN, useValue: firstAdmin },
        { provide: Announcements, useExisting: PublishAuthorityHandler },
        { provide: StaffRepository, useClass: TypeormStaffRepository },
        { provide: StaffSessionRepository, useClass: TypeormStaffSessionRepository },
        { provide: SignInAttemptsRepository, useClass: PostgresSignInAttemptsRepository },
        { provide: AuditLog, useClass: PostgresAuditLog },
        { provide: PasswordHasher, useFactory: () => new ScryptPasswordHasher() },
        { provide: TokenSigner, useFactory: async (dataSource: DataSource) => JoseTokenSigner.of(await loadSigningKey(dataSource, generateSigningKeyPair)), inject: [DataSource] },
        { provide: SigningKeys, useExisting: TokenSigner },
        { provide: Authority, useFactory: (nats: NatsConnection) => new NatsAuthority(nats, config.NATS_REPLICAS), inject: [NATS] },
      ],
    };
  }
}
