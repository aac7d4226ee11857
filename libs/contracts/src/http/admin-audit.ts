import { z } from 'zod';
import { adminList, AdminListQuery } from './admin-list';

/** One field of what was changed, or the whole of what came or went; no secret is ever in it. */
const facts = z.record(z.string(), z.unknown());

/** An entry of the audit log: append-only, of every service. */
export const AdminAuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** `menu`, `ordering`, `identity`, `notify`: where it was done. */
  service: z.string(),
  /**
   * What was done: `staff.employee_added`, `business.status_changed` … New ones may come: show those without a text as
   * they are.
   */
  action: z.string(),
  /** Who: absent for what a person who is not of the staff did, or the start of the service. */
  staffId: z.string().optional(),
  /** The e-mail address that was given, as it was then. */
  actor: z.string(),
  /** Network address. */
  address: z.string(),
  /** To what it was done: an id, or what names it. */
  subject: z.string().optional(),
  before: facts.optional(),
  after: facts.optional(),
  /** What the ids of the entry are called now, of those that are still there: id → name. */
  names: z.record(z.string(), z.string()).optional(),
});
export type AdminAuditEntry = z.infer<typeof AdminAuditEntry>;

/**
 * Everybody is shown what they did themselves, and of what others did the kinds that their role sees elsewhere
 * (`AUDIT_RIGHTS`). `actor`, `subject`: as they stand in an entry; `action`: one, or its beginning with a dot at the
 * end (`staff.`); `from` ≤ at < `to`.
 */
export const AdminAuditQuery = AdminListQuery.extend({
  actor: z.string().trim().max(200).optional(),
  staffId: z.uuid().optional(),
  action: z.string().trim().max(100).optional(),
  subject: z.string().trim().max(200).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
});
export type AdminAuditQuery = z.infer<typeof AdminAuditQuery>;

export const AdminAuditLog = adminList(AdminAuditEntry);
export type AdminAuditLog = z.infer<typeof AdminAuditLog>;
