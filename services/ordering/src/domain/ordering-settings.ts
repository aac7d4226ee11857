import { ORDERING_DEFAULTS, type OrderingSettings } from '@chalkboard/contracts';

/** The settings of a restaurant, with what was found out about it. */
export interface WorkedSettings extends OrderingSettings {
  /** Nobody was heard in its opening drill: no orders are taken until somebody is. ISO 8601; absent: it is reached. */
  readonly unreachableSince?: string | undefined;
}

/** How each restaurant works its orders: a port. */
export abstract class OrderingSettingsStore {
  /** The settings of a menu's orders; the defaults until somebody changed them. */
  abstract of(shareId: string): Promise<WorkedSettings>;
  /** What was found out about the restaurant stays, as long as it wants to be tried. */
  abstract replace(shareId: string, settings: OrderingSettings): Promise<void>;
}

/** How a restaurant works its orders until it says otherwise. */
export function defaultSettings(): OrderingSettings {
  const { prepMinutes, busyExtraMinutes, escalateAfter } = ORDERING_DEFAULTS;
  return {
    prepMinutes,
    busyExtraMinutes,
    pausedUntil: null,
    escalateAfter: { ...escalateAfter },
    autoRejectMinutes: null,
  };
}

/** Until when no orders are taken, an instant after `now`; undefined when they are. */
export function pausedUntil({ pausedUntil: until }: OrderingSettings, now: Date): Date | undefined {
  const end = until === null ? undefined : new Date(until);
  return end && end > now ? end : undefined;
}
