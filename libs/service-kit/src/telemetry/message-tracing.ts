import type { LoggerService } from '@nestjs/common';
import { headers, type JsMsg, type Msg, type MsgHdrs } from 'nats';
import { z } from 'zod';
import { runInContext } from '../runtime/request-context';
import { activeTraceparent, inSpan, isTracing, SpanKind } from './tracing';

const TRACEPARENT = 'traceparent';

/** What of an envelope says where it belongs; of a message that is none, nothing. */
const Origin = z.object({
  id: z.string(),
  type: z.string(),
  correlationid: z.string(),
  traceparent: z.string().optional(),
});

interface OutgoingMessage {
  readonly subject: string;
  /** JSON, as it is published. */
  readonly envelope: string;
}

/**
 * Publishes an event under the span that wrote it. @param publish with headers that name the span; undefined where
 * nothing is traced
 */
export function publishInTrace<T>(
  { subject, envelope }: OutgoingMessage,
  publish: (headers: MsgHdrs | undefined) => Promise<T>,
): Promise<T> {
  if (!isTracing()) return publish(undefined);
  const { data: origin } = Origin.safeParse(JSON.parse(envelope));
  return inSpan(
    `publish ${subject}`,
    { kind: SpanKind.PRODUCER, parent: origin?.traceparent ?? '', attributes: messagingAttributes('send', subject) },
    () => publish(tracedHeaders()),
  );
}

interface IncomingEvent {
  readonly durable: string;
  readonly message: JsMsg;
  /** What the message holds, whatever it is. */
  readonly event: unknown;
  readonly logger: Pick<LoggerService, 'log'>;
}

/** Handles an event in the trace and the context that it carries, and logs one line once it is handled. */
export function handleInTrace<T>(
  { durable, message, event, logger }: IncomingEvent,
  handle: () => Promise<T>,
): Promise<T> {
  const { data: origin } = Origin.safeParse(event);
  if (!origin) return handle();
  const parent = message.headers?.get(TRACEPARENT) || origin.traceparent;
  const attributes = {
    ...messagingAttributes('process', origin.type),
    'messaging.consumer.group.name': durable,
    'messaging.message.id': origin.id,
  };
  return runInContext({ correlationId: origin.correlationid, causationId: origin.id, traceparent: parent }, () =>
    inSpan(`process ${origin.type}`, { kind: SpanKind.CONSUMER, parent: parent ?? '', attributes }, async () => {
      const began = performance.now();
      const result = await handle();
      logger.log(
        `handled ${origin.type}, event ${origin.id}, by ${durable} in ${Math.round(performance.now() - began)} ms, delivery ${message.info.deliveryCount}`,
      );
      return result;
    }),
  );
}

/** Asks another service under the span that is active here. @param ask with headers that name the span */
export function askInTrace<T>(subject: string, ask: (headers: MsgHdrs | undefined) => Promise<T>): Promise<T> {
  if (activeTraceparent() === undefined) return ask(undefined);
  return inSpan(`ask ${subject}`, { kind: SpanKind.CLIENT, attributes: messagingAttributes('send', subject) }, () =>
    ask(tracedHeaders()),
  );
}

/** Answers another service under the span that asked. */
export function answerInTrace<T>(message: Msg, answer: () => Promise<T>): Promise<T> {
  const parent = message.headers?.get(TRACEPARENT);
  if (!parent) return answer();
  return inSpan(
    `answer ${message.subject}`,
    { kind: SpanKind.SERVER, parent, attributes: messagingAttributes('process', message.subject) },
    answer,
  );
}

function messagingAttributes(operation: 'send' | 'process', subject: string): Record<string, string> {
  return { 'messaging.system': 'nats', 'messaging.operation.type': operation, 'messaging.destination.name': subject };
}

function tracedHeaders(): MsgHdrs | undefined {
  const traceparent = activeTraceparent();
  if (traceparent === undefined) return undefined;
  const traced = headers();
  traced.set(TRACEPARENT, traceparent);
  return traced;
}
