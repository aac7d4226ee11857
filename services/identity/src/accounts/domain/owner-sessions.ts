import type { OwnerSession, Rights } from './owner-session';

/** Sessions of owners, and what their tokens say: a port. */
export abstract class OwnerSessions {
  /**
   * Finds the session whose current or previous secret has this hash, runs `change` while nobody else can change it,
   * and stores what it gives.
   * @returns what `change` gave; undefined when there is no such session
   */
  abstract updateByRefreshHash<T extends { readonly session?: OwnerSession }>(
    refreshHash: string,
    change: (session: OwnerSession) => T,
  ): Promise<T | undefined>;
  /** Those that go on, newest first. */
  abstract listOpen(accountId: string, now: Date): Promise<OwnerSession[]>;
  /** Ends one of an account. @returns whether there was such a one that went on */
  abstract end(accountId: string, sessionId: string, now: Date): Promise<boolean>;
  /** Ends all of an account; all but one where that is named. */
  abstract endAll(accountId: string, now: Date, except?: string): Promise<void>;
  /** What the account may do now; undefined: it is gone. */
  abstract rightsOf(accountId: string): Promise<Rights | undefined>;
  /** Sessions that ended after `since` and of which the other services were not told yet. */
  abstract listUnannounced(since: Date): Promise<string[]>;
  /** All that ended after `since`. */
  abstract listEnded(since: Date): Promise<string[]>;
  abstract markAnnounced(ids: readonly string[]): Promise<void>;
  /** Accounts whose rights changed without the other services having been told. */
  abstract listChangedRights(): Promise<{ readonly accountId: string; readonly version: number }[]>;
  /**
   * Accounts whose rights have ever changed and that were given a token after `since`, which may say an older version.
   */
  abstract listRightsInUse(since: Date): Promise<{ readonly accountId: string; readonly version: number }[]>;
  abstract markRightsAnnounced(accountId: string, version: number): Promise<void>;
  abstract removeExpired(before: Date): Promise<number>;
}
