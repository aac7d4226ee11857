/** A time zone without its continent: "America/New_York" → "New York". */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ').split('/').slice(1).join(', ') || zone;
}
