/** Look-ups are counted within windows of this length. */
const WINDOW_MS = 10 * 60_000;
/** Enough for a family behind one address that corrects what it typed. */
export const MAX_LOOKUPS = 30;
/** Network addresses that are counted at a time; above it nobody new is counted until the window ends. */
const MAX_COUNTED = 20_000;

/**
 * How often places are looked up from one network address: a geocoder is shared and slow. Counted by each instance for
 * itself, since a limit that is too high by the number of instances does no harm.
 */
export class PlaceLookups {
  private since = 0;
  private counts = new Map<string, number>();

  /** Counts one. @returns seconds until the next is allowed; undefined: it is allowed now */
  take(address: string, now: Date): number | undefined {
    const window = Math.floor(now.getTime() / WINDOW_MS);
    if (window !== this.since) {
      this.since = window;
      this.counts = new Map();
    }
    const count = this.counts.get(address) ?? 0;
    if (count >= MAX_LOOKUPS) return Math.ceil(((window + 1) * WINDOW_MS - now.getTime()) / 1000);
    if (count > 0 || this.counts.size < MAX_COUNTED) this.counts.set(address, count + 1);
    return undefined;
  }
}
