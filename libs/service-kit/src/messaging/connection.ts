import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@chalkboard/contracts';
import { connect, Events, type NatsConnection } from 'nats';
import type { BaseConfig } from '../runtime/config';

const DRAIN_LIMIT_MS = 1000;

/** Injection token of the service's one connection to NATS. */
export const NATS = Symbol('NATS connection');

/** Connects as the service's own user; waits for the server and comes back after every loss. */
export function connectNats(service: ServiceName, config: BaseConfig): Promise<NatsConnection> {
  return connect({
    servers: config.NATS_URL.split(','),
    user: config.NATS_USER,
    pass: config.NATS_PASSWORD,
    name: service,
    // Each user may hear its own inbox only, so that no service reads another's replies.
    inboxPrefix: `_INBOX_${service}`,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 10_000,
    // A stack trace taken with every request, in case it fails, costs more than the request.
    noAsyncTraces: true,
  });
}

/**
 * Calls the listener each time the connection is back after a loss, until it is closed: the server may have lost what
 * it held.
 */
export function onReconnect(nats: NatsConnection, listener: () => void): void {
  void (async () => {
    for await (const { type } of nats.status()) if (type === Events.Reconnect) listener();
  })();
}

/** Sends what is still to be sent, if the server is there, and closes the connection. */
export async function closeNats(nats: NatsConnection): Promise<void> {
  if (nats.isClosed()) return;
  await Promise.race([nats.drain(), sleep(DRAIN_LIMIT_MS, undefined, { ref: false })]).catch(() => undefined);
  await nats.close();
}
