const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The clock of a restaurant where it is about noon now, so that a story of today and tomorrow never sees the day
 * change.
 */
export interface MiddayClock {
  readonly timeZone: string;
  /** So many days from today, as it is there: "2026-11-21". */
  date(days: number): string;
  /** That day at such a time, "12:15", as the instant it is: ISO 8601. */
  at(days: number, time: string): string;
}

export function middayClock(now = Date.now()): MiddayClock {
  const ahead = 12 - new Date(now).getUTCHours();
  const date = (days: number) => new Date(now + ahead * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);
  return {
    // Zones of this kind count from there to Greenwich.
    timeZone: `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`,
    date,
    at: (days, time) => new Date(Date.parse(`${date(days)}T${time}:00.000Z`) - ahead * HOUR_MS).toISOString(),
  };
}
