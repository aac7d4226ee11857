import { z } from 'zod';
import { LETTERS } from '../limits';
import { EMPLOYEE_ROLES, STAFF_PASSWORD, STAFF_ROLES } from '../staff-rights';
import { adminList, AdminListQuery } from './admin-list';

/** A person of the staff. */
export const AdminEmployee = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  isActive: z.boolean(),
  /** Null for somebody who has never signed in ('Never'). */
  lastLogin: z.iso.datetime().nullable(),
  twoFactor: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AdminEmployee = z.infer<typeof AdminEmployee>;

/** `search` looks in names and e-mail. */
export const AdminEmployeesQuery = AdminListQuery.extend({
  search: z.string().trim().max(200).optional(),
  role: z.enum(STAFF_ROLES).optional(),
  status: z.enum(['active', 'inactive']).optional(),
});
export type AdminEmployeesQuery = z.infer<typeof AdminEmployeesQuery>;

export const AdminEmployees = adminList(AdminEmployee);
export type AdminEmployees = z.infer<typeof AdminEmployees>;

const name = z.string().trim().min(1, 'is needed').max(LETTERS.name);

/**
 * Of a password that is being chosen; more rules on the server: the `detail` of `staff.password_weak` says what is
 * wrong with it.
 */
export const NewStaffPassword = z
  .string()
  .min(STAFF_PASSWORD.minLength, `must have at least ${STAFF_PASSWORD.minLength} characters`)
  .max(STAFF_PASSWORD.maxLength, `can have at most ${STAFF_PASSWORD.maxLength} characters`);

export const AddEmployeeRequest = z.object({
  email: z.email('must be an e-mail address').max(LETTERS.email),
  firstName: name,
  lastName: name,
  role: z.enum(EMPLOYEE_ROLES),
  password: NewStaffPassword,
});
export type AddEmployeeRequest = z.infer<typeof AddEmployeeRequest>;

export const EmployeeStatusRequest = z.object({ isActive: z.boolean() });
export type EmployeeStatusRequest = z.infer<typeof EmployeeStatusRequest>;

export const EmployeeRoleRequest = z.object({ role: z.enum(STAFF_ROLES) });
export type EmployeeRoleRequest = z.infer<typeof EmployeeRoleRequest>;
