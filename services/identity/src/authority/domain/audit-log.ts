import type { AdminAuditEntry, AdminAuditQuery, AdminList, AuditGroup } from '@chalkboard/contracts';

export type AuditAction =
  | 'staff.first_admin_created'
  | 'staff.signed_in'
  | 'staff.sign_in_failed'
  | 'staff.code_refused'
  | 'staff.signed_out'
  | 'staff.session_ended'
  | 'staff.refresh_secret_reused'
  | 'staff.employee_added'
  | 'staff.employee_activated'
  | 'staff.employee_deactivated'
  | 'staff.employee_role_changed'
  | 'staff.employee_removed'
  | 'staff.employee_two_factor_reset'
  | 'staff.profile_changed'
  | 'staff.password_changed'
  | 'staff.password_refused'
  | 'staff.two_factor_enabled'
  | 'staff.two_factor_disabled'
  | 'staff.recovery_codes_renewed'
  | 'business.status_changed'
  | 'business.added'
  | 'business.note_added'
  | 'business.list_exported'
  | 'business.api_key_made'
  | 'business.api_key_revoked'
  | 'contact.message_handled'
  | 'referral.status_changed'
  | 'referral.settings_changed'
  | 'review.status_changed'
  | 'review.published'
  | 'review.unpublished'
  | 'review.deleted'
  | 'billing.plan_changed'
  | 'billing.ledger_exported'
  | 'billing.payout_recorded'
  | 'billing.payouts_exported';

/** Fields by name, as they were or as they became. Never a secret, nor a hash of one. */
export type AuditFacts = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  readonly action: AuditAction;
  /** Unknown when somebody tried an address that is nobody's. */
  readonly staffId?: string;
  /** Who, as they gave it: the e-mail address. Left out where the id says it: the address of that time is put in. */
  readonly actor?: string;
  /** Network address from which it came. */
  readonly address: string;
  /** What it was done to: an id. */
  readonly subject?: string;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
  readonly at: Date;
}

/** What of the log a reader is shown: what they did themselves, and what others did of these kinds. */
export interface AuditView {
  readonly staffId: string;
  readonly groups: readonly AuditGroup[];
}

/**
 * What staff did, kept for those who have to answer for it: append-only. A port; who changes something writes the entry
 * in the same transaction, by `insertAuditEntry`.
 */
export abstract class AuditLog {
  abstract record(entry: AuditEntry): Promise<void>;
  /** Newest first. @param view undefined: all of it */
  abstract list(query: AdminAuditQuery, view?: AuditView): Promise<AdminList<AdminAuditEntry>>;
}
