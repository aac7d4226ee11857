import { STAFF_RIGHTS, type StaffRight, type StaffRole } from '@chalkboard/contracts/staff-rights';

/** Whether screens show a role what the right is for; services check it again. */
export function mayStaff(role: StaffRole, right: StaffRight): boolean {
  const roles: readonly StaffRole[] = STAFF_RIGHTS[right];
  return roles.includes(role);
}
