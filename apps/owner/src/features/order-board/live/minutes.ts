const MOST_MINUTES = 240;

/** Minutes as somebody wrote them: a whole number from 1 to 240, else undefined. */
export function parsedMinutes(text: string): number | undefined {
  const value = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= MOST_MINUTES ? value : undefined;
}
