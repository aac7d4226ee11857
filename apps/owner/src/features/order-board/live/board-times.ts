const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${Object.keys(options).join()}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(key, made);
  }
  return made;
}

/** An instant by the restaurant's clock: "6:02 PM". @param instant ISO 8601, or ms */
export function clockTime(instant: string | number, timeZone: string): string {
  return format(timeZone, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant)).replace(/ /g, ' ');
}

/** The same with its day where that is not the day of `now` (ms): "Sat, Nov 21, 6:02 PM". */
export function dayAndTime(instant: string, now: number, timeZone: string): string {
  return dateOf(instant, timeZone) === dateOf(now, timeZone) ? clockTime(instant, timeZone) : `${dayName(dateOf(instant, timeZone))}, ${clockTime(instant, timeZone)}`;
}

/** The date by the restaurant's clock, "2026-11-21". */
export function dateOf(instant: string | number, timeZone: string): string {
  const parts = format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** A date ("2026-11-21") for people: "Sat, Nov 21". */
export function dayName(date: string): string {
  return format('UTC', { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(`${date}T00:00:00Z`));
}

/** How long ago, ms: "0:42" below ten minutes, "25 min", "2 h 5 min", "3 d". */
export function ageText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 10) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d`;
}
