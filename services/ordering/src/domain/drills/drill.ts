import type { DrillMeans, DrillState, OpeningDrill } from '@chalkboard/contracts';

const MINUTE_MS = 60_000;
/** A deadline that is later than this was held up by an outage, and answers may be held up with it. */
const LATE_MS = MINUTE_MS;
/** For so long answers that an outage held up are waited for. */
const GRACE_MS = 2 * MINUTE_MS;

export type DrillMessage = OpeningDrill['messages'][number] & {
  /** Of the message. */
  readonly id: string;
};

/** A drill as it stands. */
export interface Drill {
  readonly id: string;
  readonly shareId: string;
  /** The restaurant's own day, "2026-11-23": a day has one drill. */
  readonly day: string;
  readonly startedAt: Date;
  readonly opensAt: Date;
  readonly state: DrillState;
  readonly heardBy: DrillMeans | null;
  readonly heardAt: Date | null;
  readonly messages: readonly DrillMessage[];
  /** When the restaurant is called; null: it is not, or was. */
  readonly callAt: Date | null;
  /** When it is concluded; null: it was. */
  readonly endAt: Date | null;
}

/** What is done with a drill at one of its deadlines. */
export type DrillStep =
  | { readonly kind: 'call' }
  /** Nobody answered, though it went out: ordering pauses. */
  | { readonly kind: 'pause' }
  /** It went out on no channel: it says nothing about the restaurant, and nothing pauses. */
  | { readonly kind: 'nothing-sent' }
  | { readonly kind: 'heard' }
  | { readonly kind: 'wait'; readonly until: Date };

/**
 * What a drill's deadline asks for at `now`. Ordering pauses only after a message of the drill was sent, or was tried
 * until it was given up: a drill that our own outage kept back is never held against the restaurant.
 */
export function drillStep(drill: Drill, now: Date): DrillStep {
  if (drill.heardAt) return { kind: 'heard' };
  if (drill.endAt && drill.endAt > now) return { kind: 'call' };
  // It is late only once: the grace begins at the end that was late.
  const isFirstEnd = drill.endAt?.getTime() === drill.opensAt.getTime();
  if (isFirstEnd && now.getTime() - drill.opensAt.getTime() > LATE_MS)
    return { kind: 'wait', until: new Date(now.getTime() + GRACE_MS) };
  return drill.messages.length > 0 ? { kind: 'pause' } : { kind: 'nothing-sent' };
}

/** When a drill calls the restaurant: half way, so that only a restaurant is called that has not answered a message. */
export function callTimeOf({ startedAt, opensAt }: Pick<Drill, 'startedAt' | 'opensAt'>): Date {
  return new Date((startedAt.getTime() + opensAt.getTime()) / 2);
}

/** What a drill is after somebody was heard at any time. */
export function stateWhenHeard(state: DrillState): DrillState {
  if (state === 'asked') return 'heard';
  return state === 'unheard' ? 'late' : state;
}

/** A drill as the board shows it. */
export function shownDrill({ id, startedAt, opensAt, state, heardBy, heardAt, messages }: Drill): OpeningDrill {
  return {
    drillId: id,
    startedAt: startedAt.toISOString(),
    opensAt: opensAt.toISOString(),
    state,
    ...(heardBy && heardAt && { heard: { by: heardBy, at: heardAt.toISOString() } }),
    messages: messages.map(({ id: _id, ...message }) => message),
  };
}
