import { NATS } from '@chalkboard/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import type { IdentityConfig } from '../config';
import { generateSigningKeyPair, JoseTokenSigner } from './adapters/jose-token-signer';
import { NatsAuthority } from './adapters/nats-authority';
import { Announcements } from './domain/announcements';
import { AuditLog } from './domain/audit-log';
import { Authority } from './domain/authority';
import { SigningKeys } from './domain/signing-keys';
import { TokenSigner } from './domain/token-signer';
import { OnAuditRecordedConsumer } from './features/on-audit-recorded.consumer';
import { PublishAuthorityHandler } from './features/publish-authority.handler';
import { ShowAuditLogController } from './features/show-audit-log.controller';
import { PostgresAuditLog } from './persistence/postgres-audit-log';
import { loadSigningKey } from './persistence/signing-key-store';

/**
 * What staff's and owners' sign-ins both stand on: one signing key, one place where services learn what has ended, one
 * log.
 */
@Module({})
export class AuthorityModule {
  static register(config: IdentityConfig): DynamicModule {
    return {
      module: AuthorityModule,
      global: true,
      controllers: [ShowAuditLogController, OnAuditRecordedConsumer],
      providers: [
        PublishAuthorityHandler,
        { provide: Announcements, useExisting: PublishAuthorityHandler },
        { provide: AuditLog, useClass: PostgresAuditLog },
        {
          provide: TokenSigner,
          useFactory: async (dataSource: DataSource) =>
            JoseTokenSigner.of(await loadSigningKey(dataSource, generateSigningKeyPair)),
          inject: [DataSource],
        },
        { provide: SigningKeys, useExisting: TokenSigner },
        {
          provide: Authority,
          useFactory: (nats: NatsConnection) => new NatsAuthority(nats, config.NATS_REPLICAS),
          inject: [NATS],
        },
      ],
      exports: [Announcements, AuditLog, TokenSigner],
    };
  }
}
