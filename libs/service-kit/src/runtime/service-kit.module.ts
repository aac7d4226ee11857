import { Module, type DynamicModule, type OnApplicationBootstrap, type OnApplicationShutdown, type OnModuleDestroy, type BeforeApplicationShutdown, Inject } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ServiceName } from '@chalkboard/contracts';
import type { NatsConnection } from 'nats';
import { DataSource } from 'typeorm';
import { OutboxStaffAudit, StaffAudit } from '../audit/staff-audit';
import { TokenVerifier } from '../authority/token-verifier';
import { Clock, SystemClock } from '../domain';
import { deadLettersControllerOf } from '../dead-letters/dead-letters.controller';
import { AccessGuard } from '../http/access.guard';
import { OriginGuard } from '../http/origin.guard';
import { PROBLEM_TABLE, ProblemFilter, type ProblemTable } from '../http/problem.filter';
import { closeNats, connectNats, NATS } from '../messaging/connection';
import { DeadLetters } from '../messaging/dead-letters';
import { Inbox } from '../messaging/inbox';
import { JetStreamTransport } from '../messaging/jetstream.transport';
import { LiveHints } from '../messaging/live-hints';
import { MessagingRetention } from '../messaging/messaging-retention';
import { Outbox } from '../messaging/outbox';
import { OutboxRelay } from '../messaging/outbox-relay';
import { Requester } from '../messaging/requester';
import { StreamErasure } from '../messaging/stream-erasure';
import { dataSourceOptions } from '../persistence/data-source';
import { migrate } from '../persistence/migrate';
import type { BaseConfig } from './config';
import { HealthController, HealthRegistry } from './health';

export interface ServiceKitOptions {
  readonly service: ServiceName;
  readonly config: BaseConfig;
  /** Entity classes of the service. */
  readonly entities: readonly (new () => unknown)[];
  /** Migration classes of the service, oldest first. */
  readonly migrations: readonly (new () => unknown)[];
  /** HTTP look of every error code of the service. */
  readonly problems: ProblemTable;
  /** The audit log, in the service that keeps it. */
  readonly staffAudit?: (dataSource: DataSource) => StaffAudit;
}

const OPTIONS = Symbol('service-kit options');

/** All that a service gets by default: database, messaging, authority, problem+json, health. Global: features just inject. */
@Module({})
export class ServiceKitModule implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown, OnModuleDestroy {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly tokens: TokenVerifier,
    private readonly health: HealthRegistry,
    private readonly dataSource: DataSource,
    private readonly transport: JetStreamTransport,
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(OPTIONS) private readonly options: ServiceKitOptions,
  ) {}

  static register(options: ServiceKitOptions): DynamicModule {
    const { service, config } = options;
    return {
      module: ServiceKitModule,
      global: true,
      imports: [
        ScheduleModule.forRoot(),
        TypeOrmModule.forRootAsync({
          useFactory: () => dataSourceOptions({ service, config, entities: [...options.entities], migrations: [...options.migrations] }),
          // Migrated before anything of the service can touch the schema.
          dataSourceFactory: async (given) => {
            const dataSource = await new DataSource(given!).initialize();
            await migrate(dataSource, { service, databaseUrl: config.DATABASE_URL });
            return dataSource;
          },
        }),
      ],
      controllers: [HealthController, deadLettersControllerOf(service)],
      providers: [
        { provide: OPTIONS, useValue: options },
        { provide: PROBLEM_TABLE, useValue: options.problems },
        { provide: Clock, useClass: SystemClock },
        { provide: NATS, useFactory: () => connectNats(service, config) },
        { provide: Outbox, useFactory: (clock: Clock) => new Outbox(service, clock), inject: [Clock] },
        {
          provide: StaffAudit,
          useFactory: (outbox: Outbox, dataSource: DataSource, clock: Clock) => options.staffAudit?.(dataSource) ?? new OutboxStaffAudit(service, outbox, dataSource, clock),
          inject: [Outbox, DataSource, Clock],
        },
        { provide: OutboxRelay, useFactory: (outbox: Outbox, dataSource: DataSource, nats: NatsConnection) => new OutboxRelay(service, outbox, dataSource, nats, config.DATABASE_URL), inject: [Outbox, DataSource, NATS] },
        { provide: Inbox, useFactory: (dataSource: DataSource) => new Inbox(dataSource), inject: [DataSource] },
        { provide: MessagingRetention, useFactory: (dataSource: DataSource, clock: Clock) => new MessagingRetention(dataSource, clock), inject: [DataSource, Clock] },
        { provide: JetStreamTransport, useFactory: (nats: NatsConnection) => new JetStreamTransport({ service, nats, replicas: config.NATS_REPLICAS }), inject: [NATS] },
        { provide: Requester, useFactory: (nats: NatsConnection) => new Requester(nats), inject: [NATS] },
        { provide: LiveHints, useFactory: (nats: NatsConnection) => new LiveHints(service, nats), inject: [NATS] },
        { provide: DeadLetters, useFactory: (nats: NatsConnection) => new DeadLetters(service, nats), inject: [NATS] },
        { provide: StreamErasure, useFactory: (nats: NatsConnection) => new StreamErasure(service, nats), inject: [NATS] },
        { provide: TokenVerifier, useFactory: (nats: NatsConnection) => new TokenVerifier(nats), inject: [NATS] },
        HealthRegistry,
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [Clock, NATS, Outbox, StaffAudit, Inbox, Requester, LiveHints, DeadLetters, StreamErasure, TokenVerifier, JetStreamTransport, HealthRegistry],
    };
  }

  onApplicationBootstrap(): void {
    this.health.name(this.options.service);
    this.health.register('database', async () => void (await this.dataSource.query('SELECT 1')));
    this.health.register('broker', () => this.nats.flush());
    this.health.register('consumers', () => this.transport.assertListening());
    this.relay.start();
    this.tokens.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.relay.stop();
    await this.tokens.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await closeNats(this.nats);
  }

  async onModuleDestroy(): Promise<void> {
    // Consumers first: what they have under way still needs database and connection.
    await this.transport.close();
  }
}
