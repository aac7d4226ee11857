import type { AuditEntry } from '../../authority/domain/audit-log';
import type { StaffSession } from './staff-session';

/** What somebody who signs in has shown. */
export interface SignInProof {
  /** The hash that the password was compared with. */
  readonly passwordHash: string;
  /** Whether a code of the second step was given too. */
  readonly hasCode: boolean;
}

export abstract class StaffSessionRepository {
  /**
   * Stores the session of a sign-in and that it was made, unless its member is gone or inactive by now, has another
   * password, or asks for a code that was not given: whoever changes one of these leaves no session behind that was
   * under way.
   * @returns whether it was
   */
  abstract open(session: StaffSession, proof: SignInProof, entry: AuditEntry): Promise<boolean>;
  /**
   * Finds the session whose current or previous secret has this hash, runs `change` while nobody else can change it,
   * and stores what it gives.
   * @returns what `change` gave; undefined when there is no such session
   */
  abstract updateByRefreshHash<T extends { readonly session?: StaffSession }>(
    refreshHash: string,
    change: (session: StaffSession) => T,
  ): Promise<T | undefined>;
  /** The same by id. */
  abstract updateById<T extends { readonly session?: StaffSession }>(
    id: string,
    change: (session: StaffSession) => T,
  ): Promise<T | undefined>;
  /** Those that can still be renewed, the last used first. */
  abstract listOpen(staffId: string, now: Date): Promise<StaffSession[]>;
  /** Ends one of a member's sessions, with the entry. @returns whether it was open */
  abstract end(session: { readonly staffId: string; readonly id: string }, entry: AuditEntry): Promise<boolean>;
  /** Ends all of a member's sessions but one, with the entry where there were any. */
  abstract endOthers(session: { readonly staffId: string; readonly except: string }, entry: AuditEntry): Promise<void>;
  /** Sessions that ended after `since` and of which the other services were not told yet. */
  abstract listUnannounced(since: Date): Promise<string[]>;
  /** All that ended after `since`. */
  abstract listEnded(since: Date): Promise<string[]>;
  abstract markAnnounced(ids: readonly string[]): Promise<void>;
  abstract removeExpired(before: Date): Promise<number>;
}
