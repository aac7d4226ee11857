import { MANAGED_ROLES, type StaffRole } from '@chalkboard/contracts';
import type { AuditAction, AuditEntry } from '../../authority/domain/audit-log';
import { factsOf, type StaffMember } from './staff-member';
import { LastSuperAdminError, MayNotManageError, SessionEndedError, StaffNotFoundError } from './staff.errors';

/** What is known, and stays so, while a change is decided. */
export interface KnownStaff {
  /** Who asks for the change. */
  readonly actor?: StaffMember;
  /** Whom it is about. */
  readonly target?: StaffMember;
  /** Who are active and super admins, the target among them where it is one. */
  readonly activeSuperAdmins: number;
}

export interface EmployeeDecision {
  readonly before: StaffMember;
  /** Undefined for somebody who is removed. */
  readonly after: StaffMember | undefined;
  /** Undefined where everything is as it was asked for already. */
  readonly action?: AuditAction;
  /** Two-factor sign-in is off after it. */
  readonly resetsTwoFactor?: boolean;
}

/** @throws SessionEndedError, StaffNotFoundError, MayNotManageError, LastSuperAdminError; so do all below */
export function decideStatus(known: KnownStaff, isActive: boolean): EmployeeDecision {
  const before = managed(known);
  if (before.isActive === isActive) return { before, after: before };
  if (!isActive) assertNotLast(before, known);
  return {
    before,
    after: { ...before, isActive },
    action: isActive ? 'staff.employee_activated' : 'staff.employee_deactivated',
  };
}

export function decideRole(known: KnownStaff, role: StaffRole): EmployeeDecision {
  const before = managed(known);
  if (known.actor && !MANAGED_ROLES[known.actor.role].includes(role)) throw new MayNotManageError();
  if (before.role === role) return { before, after: before };
  assertNotLast(before, known);
  return { before, after: { ...before, role }, action: 'staff.employee_role_changed' };
}

export function decideRemoval(known: KnownStaff): EmployeeDecision {
  const before = managed(known);
  assertNotLast(before, known);
  return { before, after: undefined, action: 'staff.employee_removed' };
}

export function decideTwoFactorReset(known: KnownStaff): EmployeeDecision {
  const before = managed(known);
  // One's own is turned off with password and code: a browser left open has neither.
  if (known.actor?.id === before.id)
    throw new MayNotManageError(
      'You turn off your own two-factor sign-in on your profile, with your password and a code.',
    );
  return { before, after: before, action: 'staff.employee_two_factor_reset', resetsTwoFactor: true };
}

/** The entry of the audit log: what has changed, and of somebody who is removed everything. */
export function entryOf(
  { before, after, action }: EmployeeDecision,
  by: { readonly staffId: string; readonly address: string; readonly at: Date },
): AuditEntry | undefined {
  if (!action) return undefined;
  if (!after) return { ...by, action, subject: before.id, before: factsOf(before) };
  const [was, is] = [factsOf(before), factsOf(after)];
  const changed = Object.keys(was).filter((name) => was[name] !== is[name]);
  const only = (facts: Readonly<Record<string, unknown>>) => ({
    email: before.email,
    ...Object.fromEntries(changed.map((name) => [name, facts[name]])),
  });
  return { ...by, action, subject: before.id, before: only(was), after: only(is) };
}

/** The target, if the actor manages people of its role. */
function managed({ actor, target }: KnownStaff): StaffMember {
  if (!actor?.isActive) throw new SessionEndedError();
  if (!target) throw new StaffNotFoundError();
  if (!MANAGED_ROLES[actor.role].includes(target.role)) throw new MayNotManageError();
  return target;
}

/** The target will not be an active super admin any more: somebody else has to be. */
function assertNotLast(target: StaffMember, { activeSuperAdmins }: KnownStaff): void {
  if (target.role === 'super_admin' && target.isActive && activeSuperAdmins <= 1) throw new LastSuperAdminError();
}
