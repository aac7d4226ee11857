import type { StaffSession } from './staff-session';

export abstract class StaffSessionRepository {
  abstract add(session: StaffSession): Promise<void>;
  /**
   * Finds the session whose current or previous secret has this hash, runs `change` while nobody else can change it, and
   * stores what it gives.
   * @returns what `change` gave; undefined when there is no such session
   */
  abstract updateByRefreshHash<T extends { readonly session?: StaffSession }>(refreshHash: string, change: (session: StaffSession) => T): Promise<T | undefined>;
  /** The same by id. */
  abstract updateById<T extends { readonly session?: StaffSession }>(id: string, change: (session: StaffSession) => T): Promise<T | undefined>;
  /** Sessions that ended after `since` and of which the other services were not told yet. */
  abstract listUnannounced(since: Date): Promise<string[]>;
  abstract markAnnounced(ids: readonly string[]): Promise<void>;
  abstract removeExpired(before: Date): Promise<number>;
}
