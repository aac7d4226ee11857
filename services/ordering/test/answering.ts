import { OrderChannelsRpcV1, type OrderChannels } from '@chalkboard/contracts';
import type { NatsConnection } from 'nats';

/** Answers in place of a service that is not here. @returns what ends it */
export async function answering(
  nats: NatsConnection,
  subject: string,
  reply: (request: Record<string, unknown>) => unknown,
): Promise<() => Promise<void>> {
  const answerer = nats.subscribe(subject, {
    callback: (_, message) => message.respond(JSON.stringify({ ok: true, reply: reply(message.json()) })),
  });
  // The server knows of it before anybody asks, and that it is gone before anybody asks again.
  await nats.flush();
  return async () => {
    answerer.unsubscribe();
    await nats.flush();
  };
}

/** Notify, as far as it is asked before an order is taken: every channel will carry it. @returns what ends it */
export function carriesAll(nats: NatsConnection): Promise<() => Promise<void>> {
  return answering(
    nats,
    OrderChannelsRpcV1.subject,
    ({ channels }) =>
      ({ carried: channels as OrderChannels['carried'], heldBack: [], free: true }) satisfies OrderChannels,
  );
}
