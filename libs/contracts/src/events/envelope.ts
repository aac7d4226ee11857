import { z } from 'zod';

/**
 * CloudEvents 1.0 (JSON) around every event. Extension names are lower case without separators, as the
 * CloudEvents specification asks.
 */
export const EventEnvelope = z.object({
  specversion: z.literal('1.0'),
  /** Unique; the message id on the stream and the key of every inbox. */
  id: z.uuid(),
  /** The publishing service: `/services/ordering`. */
  source: z.string(),
  /** Also the subject on which it is published: `ordering.order.placed.v1`. */
  type: z.string(),
  /** Id of the aggregate the fact is about. */
  subject: z.string(),
  time: z.iso.datetime(),
  datacontenttype: z.literal('application/json'),
  /** Version of the aggregate after the fact; consumers trust it, not the order of arrival. */
  aggregateversion: z.number().int().min(1),
  /** Shared by all that follows from one request. */
  correlationid: z.string(),
  /** Id of the event or request that caused this one. */
  causationid: z.string().optional(),
  /** W3C trace context. */
  traceparent: z.string().optional(),
  data: z.unknown(),
});
export type EventEnvelope<T = unknown> = Omit<z.infer<typeof EventEnvelope>, 'data'> & { data: T };

/** An event's definition: its name, owner and schema in one place. */
export interface EventDefinition<T extends z.ZodType = z.ZodType> {
  /** `service.aggregate.fact.vN` */
  readonly type: string;
  readonly schema: T;
}

/** Declares an event; `type` is `service.aggregate.fact.vN`. */
export function defineEvent<T extends z.ZodType>(type: string, schema: T): EventDefinition<T> {
  return { type, schema };
}
