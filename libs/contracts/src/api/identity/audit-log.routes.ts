import { AdminAuditLog, AdminAuditQuery } from '../../http/admin-audit';
import { route, staff } from '../route';

export const showAuditLogRoute = route({
  id: 'identity.showAuditLog',
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'Who did what in every service, newest first; of others’ doings each role is shown what it sees elsewhere.',
  access: staff('audit-log.read'),
  query: AdminAuditQuery,
  answers: { 200: AdminAuditLog },
});
