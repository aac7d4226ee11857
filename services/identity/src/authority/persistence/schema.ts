import { AuditSubjects1760001400000 } from './migrations/1760001400000-audit-subjects';
import { AuditTrail1760002000100 } from './migrations/1760002000100-audit-trail';

export const AUTHORITY_MIGRATIONS = [AuditSubjects1760001400000, AuditTrail1760002000100];
