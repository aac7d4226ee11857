export * from './domain';
export * from './runtime/config';
export * from './runtime/environment';
export * from './runtime/request-context';
export * from './runtime/logger';
export * from './runtime/health';
export * from './runtime/service-kit.module';
export * from './runtime/start-service';
export { ApiKeys } from './api-keys/api-keys';
export { PlanGate } from './api-keys/plan-gate';
export {
  CurrentApiKey,
  CurrentOwner,
  CurrentStaff,
  knownOwner,
  KnownOwner,
  Public,
  type AuthorisedRequest,
} from './http/access.decorators';
export { clearSiteCookie, setSiteCookie } from './http/site-cookie';
export * from './http/visitor';
export * from './http/parse-input';
export * from './http/csv-file';
export { Handles, RouteBody, RouteParam, RouteQuery } from './http/handles';
export * from './http/id-param';
export * from './http/invalid-input.error';
export { type ProblemTable } from './http/problem.filter';
export { TakesForm } from './http/takes-form';
export * from './operations/operations-state';
export * from './telemetry';
export * from './messaging/broker-names';
export * from './messaging/connection';
export * from './messaging/outbox';
export * from './messaging/inbox';
export * from './messaging/jetstream-context';
export * from './messaging/messaging.errors';
export * from './messaging/requester';
export * from './messaging/reply-page';
export * from './live';
export * from './messaging/dead-letters';
export * from './messaging/stream-erasure';
export { cursorAfter, keysOfCursor } from './persistence/keyset-cursor';
export * from './persistence/keyset-page';
export { columnNameOf } from './persistence/data-source';
export { BY_KEYS } from './persistence/preparing-client';
export * from './persistence/rows';
export * from './persistence/search';
export * from './persistence/retention-sweep';
export * from './persistence/retention-log';
export * from './persistence/retention-log.entity';
export { RetentionLog1760002700000 } from './persistence/migrations/1760002700000-retention-log';
export * from './staff-audit';
export * from './authority/authority-bucket';
export * from './authority/token-verifier';
export * from './statistics/calendar-steps';
export * from './statistics/daily-recount';
export * from './statistics/recount.entities';
export * from './statistics/statistics-sweep';
export { maskedReason } from './dead-letters/masked-event';
export * from './secrets/secret-seal';
export * from './secrets/aes-secret-seal';
export * from './files/blob-store';
export * from './files/folder-blob-store';
export * from './files/s3-blob-store';
export * from './files/blob-config';
/** The HTTP types that controllers see, so that services need not know which server is behind. */
export type { FastifyReply as HttpReply, FastifyRequest as HttpRequest } from 'fastify';
