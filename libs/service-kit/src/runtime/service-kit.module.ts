import type { ServiceName } from '@chalkboard/contracts';
import {
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type BeforeApplicationShutdown,
  Inject,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { NatsConnection } from 'nats';
import { DataSource, type EntitySchema } from 'typeorm';
import { ApiKeys } from '../api-keys/api-keys';
import { ApiRequestLimit } from '../api-keys/api-request-limit';
import { PlanGate } from '../api-keys/plan-gate';
import { TokenVerifier } from '../authority/token-verifier';
import { deadLettersControllerOf } from '../dead-letters/dead-letters.controller';
import { Clock, SystemClock } from '../domain';
import { AccessGuard } from '../http/access.guard';
import { OriginGuard } from '../http/origin.guard';
import { PROBLEM_TABLE, ProblemFilter, type ProblemTable } from '../http/problem.filter';
import { WellFormedGuard } from '../http/well-formed.guard';
import { LiveHints, LiveStreams } from '../live';
import { BrokerCheck } from '../messaging/broker-check';
import { closeNats, connectNats, NATS } from '../messaging/connection';
import { DeadLetters } from '../messaging/dead-letters';
import { ErasedMessages } from '../messaging/erased-messages';
import { Inbox } from '../messaging/inbox';
import { JetStreamTransport } from '../messaging/jetstream.transport';
import { MessagingRetention } from '../messaging/messaging-retention';
import { Outbox } from '../messaging/outbox';
import { OutboxRelay } from '../messaging/outbox-relay';
import { Requester } from '../messaging/requester';
import { StreamErasure } from '../messaging/stream-erasure';
import { UnfinishedDeliveries } from '../messaging/unfinished-deliveries';
import { exposeOperations } from '../operations/operations-metrics';
import { OperationsState } from '../operations/operations-state';
import { operationsControllerOf } from '../operations/operations.controller';
import { checkConnectionRoom } from '../persistence/connection-room';
import { dataSourceOptions } from '../persistence/data-source';
import { migrate } from '../persistence/migrate';
import { OutboxStaffAudit, StaffAudit } from '../staff-audit';
import { Metrics } from '../telemetry/metrics';
import { MetricsController } from '../telemetry/metrics.controller';
import { ConfigError, type BaseConfig } from './config';
import { HealthController, HealthRegistry } from './health';

export interface ServiceKitOptions {
  readonly service: ServiceName;
  readonly config: BaseConfig;
  /** Entities of the service. */
  readonly entities: readonly ((new () => unknown) | EntitySchema)[];
  /** Migration classes of the service, oldest first. */
  readonly migrations: readonly (new () => unknown)[];
  /** HTTP look of every error code of the service. */
  readonly problems: ProblemTable;
  /** The audit log, in the service that keeps it. */
  readonly staffAudit?: (dataSource: DataSource) => StaffAudit;
  /**
   * Pause (milliseconds) between two batches of events. A service whose events nobody waits for takes a longer one:
   * under load fewer and larger batches reach the broker, its own tables and those of all who consume them.
   */
  readonly publishPaceMs?: number;
}

const OPTIONS = Symbol('service-kit options');

/** What the module of a service gave the kit, read without starting anything. */
export function kitOptionsOf({ imports = [] }: DynamicModule): ServiceKitOptions {
  const kit = imports.find(
    (imported): imported is DynamicModule => 'module' in imported && imported.module === ServiceKitModule,
  );
  const provided = kit?.providers?.find(
    (provider): provider is { provide: symbol; useValue: ServiceKitOptions } =>
      'provide' in provider && provider.provide === OPTIONS,
  );
  if (!provided) throw new Error('The module imports no ServiceKitModule.register(…).');
  return provided.useValue;
}

/**
 * All that a service gets by default: database, messaging, authority, problem+json, health. Global: features just
 * inject.
 */
@Module({})
export class ServiceKitModule
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown, OnModuleDestroy
{
  constructor(
    private readonly relay: OutboxRelay,
    private readonly tokens: TokenVerifier,
    private readonly health: HealthRegistry,
    private readonly dataSource: DataSource,
    private readonly transport: JetStreamTransport,
    private readonly metrics: Metrics,
    private readonly operations: OperationsState,
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
          useFactory: () => ({
            ...dataSourceOptions({
              service,
              config,
              entities: [...options.entities],
              migrations: [...options.migrations],
            }),
            // A database that is away comes back; a configuration that does not fit stays as it is.
            toRetry: (error: unknown) => !(error instanceof ConfigError),
          }),
          // Migrated before anything of the service can touch the schema.
          dataSourceFactory: async (given) => {
            const dataSource = await new DataSource(given!).initialize();
            try {
              await checkConnectionRoom(dataSource, config.DATABASE_POOL);
              await migrate(dataSource, { service, databaseUrl: config.DATABASE_URL });
              return dataSource;
            } catch (error) {
              // The next attempt opens connections of its own.
              await dataSource.destroy();
              throw error;
            }
          },
        }),
      ],
      controllers: [
        HealthController,
        MetricsController,
        deadLettersControllerOf(service),
        operationsControllerOf(service),
      ],
      providers: [
        { provide: OPTIONS, useValue: options },
        { provide: PROBLEM_TABLE, useValue: options.problems },
        { provide: Clock, useClass: SystemClock },
        // After the database: a service that this refuses opens nothing else.
        { provide: NATS, useFactory: (_: DataSource) => connectNats(service, config), inject: [DataSource] },
        { provide: Outbox, useFactory: (clock: Clock) => new Outbox(service, clock), inject: [Clock] },
        {
          provide: StaffAudit,
          useFactory: (outbox: Outbox, dataSource: DataSource, clock: Clock) =>
            options.staffAudit?.(dataSource) ?? new OutboxStaffAudit(service, outbox, dataSource, clock),
          inject: [Outbox, DataSource, Clock],
        },
        {
          provide: BrokerCheck,
          useFactory: (dataSource: DataSource, nats: NatsConnection, letters: DeadLetters, erased: ErasedMessages) =>
            new BrokerCheck(service, dataSource, nats, config.NATS_REPLICAS, letters, erased),
          inject: [DataSource, NATS, DeadLetters, ErasedMessages],
        },
        {
          provide: OutboxRelay,
          useFactory: (outbox: Outbox, dataSource: DataSource, nats: NatsConnection, broker: BrokerCheck) =>
            new OutboxRelay(service, outbox, dataSource, nats, config.DATABASE_URL, broker, options.publishPaceMs),
          inject: [Outbox, DataSource, NATS, BrokerCheck],
        },
        { provide: Inbox, useFactory: (dataSource: DataSource) => new Inbox(dataSource), inject: [DataSource] },
        {
          provide: MessagingRetention,
          useFactory: (dataSource: DataSource, clock: Clock) => new MessagingRetention(dataSource, clock),
          inject: [DataSource, Clock],
        },
        {
          provide: JetStreamTransport,
          useFactory: (nats: NatsConnection, letters: DeadLetters, deliveries: UnfinishedDeliveries) =>
            new JetStreamTransport({ service, nats, replicas: config.NATS_REPLICAS, letters, deliveries }),
          inject: [NATS, DeadLetters, UnfinishedDeliveries],
        },
        { provide: Requester, useFactory: (nats: NatsConnection) => new Requester(nats), inject: [NATS] },
        { provide: PlanGate, useFactory: (requester: Requester) => new PlanGate(requester), inject: [Requester] },
        { provide: LiveHints, useFactory: (nats: NatsConnection) => new LiveHints(service, nats), inject: [NATS] },
        { provide: LiveStreams, useFactory: (hints: LiveHints) => new LiveStreams(hints), inject: [LiveHints] },
        {
          provide: DeadLetters,
          useFactory: (nats: NatsConnection, dataSource: DataSource) => new DeadLetters(service, nats, dataSource),
          inject: [NATS, DataSource],
        },
        {
          provide: UnfinishedDeliveries,
          useFactory: (dataSource: DataSource) => new UnfinishedDeliveries(dataSource),
          inject: [DataSource],
        },
        {
          provide: ErasedMessages,
          useFactory: (nats: NatsConnection, dataSource: DataSource) => new ErasedMessages(nats, dataSource),
          inject: [NATS, DataSource],
        },
        {
          provide: StreamErasure,
          useFactory: (nats: NatsConnection, dataSource: DataSource, erased: ErasedMessages) =>
            new StreamErasure(service, nats, dataSource, erased),
          inject: [NATS, DataSource, ErasedMessages],
        },
        { provide: Metrics, useValue: new Metrics(service) },
        {
          provide: OperationsState,
          useFactory: (dataSource: DataSource, nats: NatsConnection, letters: DeadLetters) =>
            new OperationsState(service, dataSource, nats, letters),
          inject: [DataSource, NATS, DeadLetters],
        },
        { provide: TokenVerifier, useFactory: (nats: NatsConnection) => new TokenVerifier(nats), inject: [NATS] },
        {
          provide: ApiKeys,
          useFactory: (requester: Requester, tokens: TokenVerifier, clock: Clock) =>
            new ApiKeys(requester, tokens, clock),
          inject: [Requester, TokenVerifier, Clock],
        },
        {
          provide: ApiRequestLimit,
          useFactory: (dataSource: DataSource, clock: Clock) => new ApiRequestLimit(dataSource, clock),
          inject: [DataSource, Clock],
        },
        HealthRegistry,
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: WellFormedGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [
        Clock,
        NATS,
        Outbox,
        StaffAudit,
        Inbox,
        Requester,
        PlanGate,
        LiveHints,
        LiveStreams,
        DeadLetters,
        StreamErasure,
        TokenVerifier,
        JetStreamTransport,
        HealthRegistry,
        Metrics,
        OperationsState,
      ],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    this.health.name(this.options.service);
    this.health.register('database', async () => void (await this.dataSource.query('SELECT 1')));
    this.health.register('broker', () => this.nats.flush());
    this.health.register('consumers', () => this.transport.assertListening());
    exposeOperations(this.metrics, this.operations);
    this.relay.start();
    // Before it is ready: an instance that has just begun refuses nobody whom the others let in.
    await this.tokens.start();
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
