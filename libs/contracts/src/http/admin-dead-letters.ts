import { z } from 'zod';
import { adminList } from './admin-list';

/**
 * Messages that a service could not handle and set aside: each service answers for its own, `{service}` is one of
 * `SERVICES`; a screen asks all four and shows what it gets, as the others may be down. Rights `dead-letters.read` and
 * `dead-letters.replay`.
 */
const DeadLetterFacts = z.object({
  /** Its place among the dead letters of its service: grows with time, is never used again. */
  sequence: z.number().int(),
  /** Who could not handle it: `notify-on-order-placed-v1`. */
  durable: z.string(),
  /** `ordering.order.placed.v1` */
  eventType: z.string(),
  /** Of the event; absent where the message is none. */
  eventId: z.string().optional(),
  /** Absent for one that was given up before this was recorded. */
  firstFailedAt: z.iso.datetime().optional(),
  parkedAt: z.iso.datetime(),
  /** Why, in the words of the program; what may be personal is masked. */
  reason: z.string(),
  /** Attempts before it became a dead letter the last time. */
  tries: z.number().int(),
  /** How often it was replayed before. */
  replays: z.number().int(),
});
export const DeadLetterEntry = DeadLetterFacts;
export type DeadLetterEntry = z.infer<typeof DeadLetterEntry>;

/**
 * `GET /api/admin/dead-letters/{service}?cursor=&limit=` (`AdminListQuery`): oldest first. They are kept for 30 days
 * (`RETENTION.deadLetterMs`).
 */
export const AdminDeadLetters = adminList(DeadLetterEntry);
export type AdminDeadLetters = z.infer<typeof AdminDeadLetters>;

/**
 * `GET /api/admin/dead-letters/{service}/{sequence}`: 404 `dead_letter.not_found` when it was replayed, discarded or is
 * too old. `envelope`: the event as it came, as JSON; every text that could be of a person is replaced by how long it
 * is. Null where it is not even JSON.
 */
export const AdminDeadLetter = DeadLetterFacts.extend({ envelope: z.unknown(), bytes: z.number().int() });
export type AdminDeadLetter = z.infer<typeof AdminDeadLetter>;

/**
 * `POST /api/admin/dead-letters/{service}/{sequence}/replay` without a body: 202 with `{}`. It is handed to the one who
 * gave it up, under its first id, so what was done before is not done twice; if it fails again it becomes a dead
 * letter again, at a new place. 404 `dead_letter.not_found`
 */
export const ReplayedDeadLetter = z.object({});
export type ReplayedDeadLetter = z.infer<typeof ReplayedDeadLetter>;

/** Messages that one call replays at most. */
export const REPLAYED_AT_ONCE = 100;

const Sequence = z.number().int().min(1);

/**
 * `POST /api/admin/dead-letters/{service}/replay`: 202 with `ReplayedDeadLetters`. Either those that are named, or all,
 * oldest first, in as many calls as it takes: each call but the first sends what the one before gave as `next`.
 * Messages that fail again meanwhile are not among them.
 */
export const ReplayDeadLettersRequest = z.union([
  z.object({ sequences: z.array(Sequence).min(1).max(REPLAYED_AT_ONCE) }),
  z.object({ all: z.literal(true), after: z.number().int().min(0).default(0), most: Sequence.optional() }),
]);
export type ReplayDeadLettersRequest = z.input<typeof ReplayDeadLettersRequest>;

export const ReplayedDeadLetters = z.object({
  /** Handed to the ones who gave them up. */
  replayed: z.number().int(),
  /** Not set aside any more: replayed or discarded by somebody else. */
  gone: z.number().int(),
  /** One could not be handed over now, and the rest was not tried. */
  stopped: z.boolean(),
  /** Where the next call goes on: `most` messages after place `after`; null where nothing is left. */
  next: z.object({ after: z.number().int(), most: z.number().int() }).nullable(),
});
export type ReplayedDeadLetters = z.infer<typeof ReplayedDeadLetters>;

/**
 * `POST /api/admin/dead-letters/{service}/{sequence}/discard`: 204. The note says why, and stands in the audit log. 404
 * `dead_letter.not_found`
 */
export const DiscardDeadLetterRequest = z.object({ note: z.string().trim().min(3, 'must say why').max(500) });
export type DiscardDeadLetterRequest = z.infer<typeof DiscardDeadLetterRequest>;
