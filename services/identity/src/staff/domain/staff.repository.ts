import type { AuditEntry } from '../../authority/domain/audit-log';
import type { StaffMember } from './staff-member';

export abstract class StaffRepository {
  /** @param email normalised */
  abstract findByEmail(email: string): Promise<StaffMember | undefined>;
  abstract findById(id: string): Promise<StaffMember | undefined>;
  /**
   * Changes the own name and address while nobody else can, with the entry that `change` gives.
   * @throws EmailTakenError, SessionEndedError for somebody who is not there or not active any more
   */
  abstract changeProfile(
    id: string,
    change: (member: StaffMember) => { readonly member: StaffMember; readonly entry?: AuditEntry },
  ): Promise<StaffMember>;
  /** Another password: ends every session but `session`, and every sign-in that waits for its code. */
  abstract changePassword(
    id: string,
    to: { readonly hash: string; readonly session: string },
    entry: AuditEntry,
  ): Promise<void>;
  /** The same password, hashed anew; nothing where it was changed meanwhile. @returns whether it was */
  abstract rehashPassword(id: string, hashes: { readonly from: string; readonly to: string }): Promise<boolean>;
  /**
   * Adds the member that `make` gives, if there is no staff at all; of several instances that try at once, one does.
   * @returns whether there is staff now
   */
  abstract addFirst(make: () => Promise<StaffMember | undefined>): Promise<'existed' | 'added' | 'none'>;
}
