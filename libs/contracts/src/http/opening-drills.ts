import { z } from 'zod';
import { DRILL } from '../limits';

/** When a restaurant is tried before it opens. */
export const OpeningDrillSettings = z.object({
  /** How long before the first opening of a day. */
  minutesBefore: z.number().int().min(DRILL.leastMinutesBefore).max(DRILL.mostMinutesBefore),
  /** By when on days without an opening, since it is open all day; by the restaurant's clock. */
  alwaysOpenAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
});
export type OpeningDrillSettings = z.infer<typeof OpeningDrillSettings>;

/**
 * `asked`: under way. `heard`: answered before opening. `unheard`: nobody answered, and ordering is paused. `late`:
 * answered after that, and ordering goes on. `not_sent`: it went out on no channel, so it says nothing.
 */
export const DRILL_STATES = ['asked', 'heard', 'unheard', 'late', 'not_sent'] as const;
export type DrillState = (typeof DRILL_STATES)[number];

/** By what somebody was heard: a text, a key in a call, a printed ticket, an open board, a press on the board. */
export const DRILL_MEANS = ['sms', 'call', 'print', 'board', 'press'] as const;
export type DrillMeans = (typeof DRILL_MEANS)[number];

export const OpeningDrill = z.object({
  drillId: z.uuid(),
  startedAt: z.iso.datetime(),
  opensAt: z.iso.datetime(),
  state: z.enum(DRILL_STATES),
  /** The first answer. */
  heard: z.object({ by: z.enum(DRILL_MEANS), at: z.iso.datetime() }).optional(),
  /** What became of each message. */
  messages: z.array(
    z.object({
      channel: z.enum(['sms', 'print']),
      state: z.enum(['sent', 'failed']),
      at: z.iso.datetime(),
      /** Why it failed, in words for the owner. */
      reason: z.string().optional(),
    }),
  ),
});
export type OpeningDrill = z.infer<typeof OpeningDrill>;

/** On the board, where drills are on: the last ones, latest first. */
export const BoardDrills = z.object({
  /** Ordering is paused, since nobody was heard. Absent: it is not. */
  unreachableSince: z.iso.datetime().optional(),
  /** When the next one begins; absent: none is planned. */
  nextAt: z.iso.datetime().optional(),
  last: z.array(OpeningDrill),
});
export type BoardDrills = z.infer<typeof BoardDrills>;
