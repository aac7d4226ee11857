import { z } from 'zod';

/**
 * What `<service>.audit.recorded.v1` says, alike for every service: what somebody of the staff did there; identity
 * keeps it in the audit log. No secret and no person's data is ever in it: people are named by their ids.
 */
export const AuditFact = z.object({
  /** Of the entry. */
  entryId: z.uuid(),
  /** `notify.dead_letter_replayed` … */
  action: z.string().min(1).max(100),
  /** Who. */
  staffId: z.uuid(),
  /** In which session: identity knows from where that was opened. */
  sessionId: z.string(),
  /** To what it was done: an id, or what names it. */
  subject: z.string().max(500).optional(),
  /** Fields as they were and as they are since. */
  before: z.record(z.string(), z.unknown()).optional(),
  after: z.record(z.string(), z.unknown()).optional(),
  at: z.iso.datetime(),
});
export type AuditFact = z.infer<typeof AuditFact>;
