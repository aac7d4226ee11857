export type StaffAction = 'staff.first_admin_created' | 'staff.signed_in' | 'staff.sign_in_failed' | 'staff.signed_out' | 'staff.refresh_secret_reused';

export interface AuditEntry {
  readonly action: StaffAction;
  /** Unknown when somebody tried an address that is nobody's. */
  readonly staffId?: string;
  /** Who, as they gave it: the e-mail address. */
  readonly actor: string;
  /** Network address from which it came. */
  readonly address: string;
  readonly at: Date;
}

/** What staff did, kept for those who have to answer for it: a port. */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;
}
