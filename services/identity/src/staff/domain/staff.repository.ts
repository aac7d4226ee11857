import type { StaffMember } from './staff-member';

export abstract class StaffRepository {
  /** @param email normalised */
  abstract findByEmail(email: string): Promise<StaffMember | undefined>;
  abstract findById(id: string): Promise<StaffMember | undefined>;
  abstract recordSignIn(id: string, at: Date): Promise<void>;
  /**
   * Adds the member that `make` gives, if there is no staff at all; of several instances that try at once, one does.
   * @returns whether there is staff now
   */
  abstract addFirst(make: () => Promise<StaffMember | undefined>): Promise<'existed' | 'added' | 'none'>;
}
