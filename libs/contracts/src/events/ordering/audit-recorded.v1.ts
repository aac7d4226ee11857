import { AuditFact } from '../audit-fact';
import { defineEvent } from '../envelope';

/** Emitted when somebody of the staff changed something in this service. */
export const OrderingAuditRecordedV1 = defineEvent('ordering.audit.recorded.v1', AuditFact);
