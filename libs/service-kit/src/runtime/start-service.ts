import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { JSON_BODY_MAX_BYTES, SECRET_IN_PATH, type ServiceName } from '@chalkboard/contracts';
import { LogController } from 'fastify';
import type { Logger } from 'pino';
import { limitBodyTypes } from '../http/takes-form';
import { JetStreamTransport } from '../messaging/jetstream.transport';
import { ConfigError, type BaseConfig } from './config';
import { createLogger, NestPinoLogger } from './logger';
import { runInContext } from './request-context';

/** A service that takes longer than this to end is ended. */
const SHUTDOWN_LIMIT_MS = 10_000;

export interface ServiceDefinition {
  readonly service: ServiceName;
  readonly config: BaseConfig;
  readonly module: Type | DynamicModule;
  /** Fastify plugins that the service needs, such as multipart. */
  configure?(app: NestFastifyApplication): Promise<void>;
}

/** Builds and starts a service in this process; tests close what it returns. */
export async function createService({ service, config, module, configure }: ServiceDefinition): Promise<NestFastifyApplication> {
  const logger = createLogger(service, config.LOG_LEVEL);
  const app = await NestFactory.create<NestFastifyApplication>(module, fastifyAdapter(logger), { bodyParser: false, logger: new NestPinoLogger(logger), abortOnError: false });
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

function fastifyAdapter(logger: Logger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    // Requests are logged below, without their queries.
    logController: new LogController({ disableRequestLogging: true }),
    // Only the edge, on this host or in this network, is believed about where a call came from.
    trustProxy: ['loopback', 'uniquelocal'],
    bodyLimit: JSON_BODY_MAX_BYTES,
    forceCloseConnections: true,
    genReqId: (request: { headers: Record<string, unknown> }) => String(request.headers['x-request-id'] ?? randomUUID()),
  });
  const fastify = adapter.getInstance();
  limitBodyTypes(fastify);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    runInContext({ correlationId: request.id, causationId: request.id, traceparent: typeof traceparent === 'string' ? traceparent : undefined }, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // Without what may be a secret: the query, and the links to orders.
    request.log.info({ method: request.method, path: request.url.split('?', 1)[0]?.replace(SECRET_IN_PATH, '$1…'), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  return adapter;
}

/** Starts a service as a process of its own: what a service's `main.ts` calls. */
export async function startService(define: () => ServiceDefinition): Promise<void> {
  try {
    const definition = define();
    const app = await createService(definition);
    endWithProcess(app);
  } catch (error) {
    process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${(error as Error).stack}\n`);
    process.exit(1);
  }
}

/** Ends gracefully on a signal, and when the launcher that started it is gone. */
function endWithProcess(app: NestFastifyApplication): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    void app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
}
