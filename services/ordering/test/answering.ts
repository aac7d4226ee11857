import type { NatsConnection } from 'nats';

/** Answers in place of a service that is not here. @returns what ends it */
export async function answering(nats: NatsConnection, subject: string, reply: (request: Record<string, unknown>) => unknown): Promise<() => Promise<void>> {
  const answerer = nats.subscribe(subject, { callback: (_, message) => message.respond(JSON.stringify({ ok: true, reply: reply(message.json()) })) });
  // The server knows of it before anybody asks, and that it is gone before anybody asks again.
  await nats.flush();
  return async () => {
    answerer.unsubscribe();
    await nats.flush();
  };
}
