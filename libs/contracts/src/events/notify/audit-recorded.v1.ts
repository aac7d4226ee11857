import { AuditFact } from '../audit-fact';
import { defineEvent } from '../envelope';

/** Emitted when somebody of the staff changed something in this service. */
export const NotifyAuditRecordedV1 = defineEvent('notify.audit.recorded.v1', AuditFact);
