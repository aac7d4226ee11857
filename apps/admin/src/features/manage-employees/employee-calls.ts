import type { AddEmployeeRequest, AdminEmployee, StaffRole } from '@chalkboard/contracts';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const EMPLOYEES = '/api/admin/employees';
const employeeAt = (id: string) => `${EMPLOYEES}/${encodeURIComponent(id)}`;

export const addEmployee = (body: AddEmployeeRequest) => staffApi<AdminEmployee>(EMPLOYEES, { method: 'POST', body });
export const setActive = ({ id, isActive }: { readonly id: string; readonly isActive: boolean }) => staffApi<AdminEmployee>(`${employeeAt(id)}/status`, { method: 'PATCH', body: { isActive } });
export const setRole = ({ id, role }: { readonly id: string; readonly role: StaffRole }) => staffApi<AdminEmployee>(`${employeeAt(id)}/role`, { method: 'PATCH', body: { role } });
export const removeEmployee = (id: string) => staffApi<void>(employeeAt(id), { method: 'DELETE' });
export const resetTwoFactor = (id: string) => staffApi<AdminEmployee>(`${employeeAt(id)}/two-factor`, { method: 'DELETE' });
