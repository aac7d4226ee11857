import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { JSON_BODY_MAX_BYTES, SECRET_IN_PATH, type ServiceName } from '@chalkboard/contracts';
import fastifyCookie from '@fastify/cookie';
import { Logger, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController } from 'fastify';
import type { Logger as PinoLogger } from 'pino';
import { checkAnswers } from '../http/answer-check';
import { answerBadAddress } from '../http/bad-address';
import { endable, endingOf, endWithProcess } from '../http/ending';
import { limitArrival } from '../http/slow-bodies';
import { limitBodyTypes } from '../http/takes-form';
import { JetStreamTransport } from '../messaging/jetstream.transport';
import { migrateAlone } from '../persistence/migrate';
import { measureRequests } from '../telemetry/http-metrics';
import { traceparentFor, traceRequests } from '../telemetry/http-tracing';
import { Metrics } from '../telemetry/metrics';
import { startTracing } from '../telemetry/start-tracing';
import { ConfigError, type BaseConfig } from './config';
import { createLogger, NestPinoLogger } from './logger';
import { runInContext } from './request-context';
import { kitOptionsOf } from './service-kit.module';

/** More patient than the edge, so that it is the edge that gives up; of those inside nobody is that slow. */
const ARRIVAL = {
  headersMs: 30_000,
  wholeMs: 16 * 60_000,
  leastBytes: 32 * 1024,
  stretchMs: 60_000,
  connections: 20_000,
};

/** So long calls that are under way are waited for, before all else of the service ends beside them. */
const ANSWERED_WITHIN_MS = 7000;
/** Argument of a service's program: bring the schema up to date and end, as the job before a release does. */
const MIGRATE = '--migrate';

export interface ServiceDefinition {
  readonly service: ServiceName;
  readonly config: BaseConfig;
  readonly module: DynamicModule;
  /** Fastify plugins that the service needs, such as multipart. */
  configure?(app: NestFastifyApplication): Promise<void>;
}

/** Builds and starts a service in this process; tests close what it returns. */
export async function createService({
  service,
  config,
  module,
  configure,
}: ServiceDefinition): Promise<NestFastifyApplication> {
  const logger = createLogger(service, config.LOG_LEVEL);
  const app = await NestFactory.create<NestFastifyApplication>(module, fastifyAdapter(logger), {
    bodyParser: false,
    logger: new NestPinoLogger(logger),
    abortOnError: false,
  });
  const fastify = app.getHttpAdapter().getInstance();
  endable(fastify, { noticeMs: config.ENDING_NOTICE_MS, drainMs: config.DRAIN_MS, announcesEnd: true });
  measureRequests(fastify, app.get(Metrics));
  if (config.CHECK_ANSWERS === '1') checkAnswers(app);
  await app.register(fastifyCookie);
  await configure?.(app);

  app.connectMicroservice({ strategy: app.get(JetStreamTransport) });
  try {
    // Hooks have run before the first message comes in, and consumers are bound before the first request.
    await app.init();
    await app.startAllMicroservices();
    await app.listen(config.PORT, config.HOST);
    return app;
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

function fastifyAdapter(logger: PinoLogger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    // Requests are logged below, without their queries.
    logController: new LogController({ disableRequestLogging: true }),
    // Only the edge, on this host or in this network, is believed about where a call came from.
    trustProxy: ['loopback', 'uniquelocal'],
    bodyLimit: JSON_BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    genReqId: (request: { headers: Record<string, unknown> }) =>
      String(request.headers['x-request-id'] ?? randomUUID()),
  });
  const fastify = adapter.getInstance();
  limitBodyTypes(fastify);
  traceRequests(fastify);
  limitArrival(fastify, ARRIVAL);
  fastify.addHook('onRequest', (request, _reply, done) => {
    runInContext({ correlationId: request.id, causationId: request.id, traceparent: traceparentFor(request) }, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // Without what may be a secret: the query, and the links to orders.
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0]?.replace(SECRET_IN_PATH, '$1…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  return adapter;
}

/**
 * Brings the schema of a service up to date, and asks for nothing but its database. @returns names of the migrations
 * that were run
 */
export function migrateService({ service, config, module }: ServiceDefinition): Promise<string[]> {
  return migrateAlone({ service, config, migrations: [...kitOptionsOf(module).migrations] });
}

/** Starts a service as a process of its own: what a service's `main.ts` calls. */
export async function startService(define: () => ServiceDefinition): Promise<void> {
  try {
    const definition = define();
    const { service, config } = definition;
    if (process.argv.includes(MIGRATE)) {
      const names = await migrateService(definition);
      process.stdout.write(
        `${service}: ${names.length} migrations run${names.length > 0 ? `: ${names.join(', ')}` : ''}\n`,
      );
      return;
    }
    const stopTracing = await startTracing({
      service,
      endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
      ratio: config.OTEL_TRACES_SAMPLER_ARG,
      warn: (message) => new Logger('Tracing').warn(message),
    });
    const app = await createService(definition);
    endWithProcess(endingOf(app.getHttpAdapter().getInstance()), () => closeService(app).finally(stopTracing));
  } catch (error) {
    process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${(error as Error).stack}\n`);
    process.exit(1);
  }
}

/** Answers what is under way first: it may need whatever else is ended then, such as the thread that prints. */
export async function closeService(app: NestFastifyApplication): Promise<void> {
  const limit = new AbortController();
  await Promise.race([
    app.getHttpAdapter().getInstance().close(),
    sleep(ANSWERED_WITHIN_MS, undefined, { signal: limit.signal }),
  ]).catch(() => undefined);
  limit.abort();
  await app.close();
}
