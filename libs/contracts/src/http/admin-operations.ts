import { z } from 'zod';
import { CHANNELS } from './notify';

/** What became of attempts to send, and of messages that a limit stopped before any attempt. */
export const MESSAGE_OUTCOMES = ['sent', 'failed', 'retried', 'held_back'] as const;
export type MessageOutcome = (typeof MESSAGE_OUTCOMES)[number];

/** Hours that `messages` looks back. */
export const RECENT_MESSAGES_HOURS = 24;

/**
 * `GET /api/admin/operations/{service}`: how a service is doing now, `{service}` is one of `SERVICES`; each answers for
 * itself, the screen asks all four and shows what it gets. The service's `/metrics` say the same. Right
 * `operations.read`.
 */
export const AdminOperations = z.object({
  /** Events that are not published yet. `oldestSeconds` is 0 where there is none. */
  outbox: z.object({ events: z.number().int(), oldestSeconds: z.number() }),
  /** Events that are not handled yet, by consumer; only consumers that have some. */
  consumers: z.array(z.object({ consumer: z.string(), lag: z.number().int() })),
  deadLetters: z.number().int(),
  pool: z.object({ total: z.number().int(), idle: z.number().int(), waiting: z.number().int() }),
  eventStreams: z.number().int(),
  /** Of the service that reads menus. */
  readings: z.object({ queued: z.number().int(), running: z.number().int(), oldestSeconds: z.number() }).optional(),
  /** Of the service that sends: messages written in the last `RECENT_MESSAGES_HOURS`, by what became of them. */
  messages: z
    .array(
      z.object({
        channel: z.enum(CHANNELS),
        waiting: z.number().int(),
        sent: z.number().int(),
        delivered: z.number().int(),
        failed: z.number().int(),
      }),
    )
    .optional(),
});
export type AdminOperations = z.infer<typeof AdminOperations>;
