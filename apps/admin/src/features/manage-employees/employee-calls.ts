import type { AddEmployeeRequest, StaffRole } from '@chalkboard/contracts';
import {
  addEmployeeRoute,
  listEmployeesRoute,
  removeEmployeeRoute,
  resetEmployeeTwoFactorRoute,
  setEmployeeRoleRoute,
  setEmployeeStatusRoute,
} from '@chalkboard/contracts/api/identity/staff.routes';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

export const EMPLOYEES = addressOf(listEmployeesRoute);

export const addEmployee = (body: AddEmployeeRequest) => callAsStaff(addEmployeeRoute, { body });
export const setActive = ({ id, isActive }: { readonly id: string; readonly isActive: boolean }) =>
  callAsStaff(setEmployeeStatusRoute, { params: { id }, body: { isActive } });
export const setRole = ({ id, role }: { readonly id: string; readonly role: StaffRole }) =>
  callAsStaff(setEmployeeRoleRoute, { params: { id }, body: { role } });
export const removeEmployee = (id: string) => callAsStaff(removeEmployeeRoute, { params: { id } });
export const resetTwoFactor = (id: string) => callAsStaff(resetEmployeeTwoFactorRoute, { params: { id } });
