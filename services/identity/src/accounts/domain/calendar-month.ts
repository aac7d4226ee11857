export interface CalendarMonth {
  readonly from: Date;
  /** Not in it any more. */
  readonly until: Date;
}

/** The calendar month (UTC) in which `instant` lies. */
export function calendarMonthOf(instant: Date): CalendarMonth {
  const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth()];
  return { from: new Date(Date.UTC(year, month, 1)), until: new Date(Date.UTC(year, month + 1, 1)) };
}
