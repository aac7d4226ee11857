/** The instant at which a day ("2026-11-21") begins for the reader; undefined for what is no day. */
export function dayStart(day: string): string | undefined {
  return instantOf(day, 0);
}

/** The instant at which it is over: the beginning of the next one. */
export function dayEnd(day: string): string | undefined {
  return instantOf(day, 1);
}

function instantOf(day: string, daysLater: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year) return undefined;
  const instant = new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
