/**
 * Who of the staff may do what: read by every service before a call, and by screens before they show a thing. No schema
 * library in here.
 */

export const STAFF_ROLES = ['super_admin', 'admin', 'support', 'billing'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const ADMINS = ['super_admin', 'admin'] as const;
const WITH_SUPPORT = [...ADMINS, 'support'] as const;
const WITH_BILLING = [...ADMINS, 'billing'] as const;

/**
 * Each right with the roles that have it. A route asks by `access: staff('…')` in its definition, a screen by
 * `mayStaff(role, '…')`.
 */
export const STAFF_RIGHTS = {
  /** Own profile, password, two-factor, sessions; the cards above the tabs. */
  'own-profile': STAFF_ROLES,
  'stats.read': STAFF_ROLES,
  'businesses.read': STAFF_ROLES,
  'businesses.change': ADMINS,
  'employees.read': ADMINS,
  /** Whom of them: `MANAGED_ROLES`. */
  'employees.change': ADMINS,
  'reviews.moderate': WITH_SUPPORT,
  'contact-messages.read': WITH_SUPPORT,
  'contact-messages.change': WITH_SUPPORT,
  'referrals.read': WITH_SUPPORT,
  'referrals.change': WITH_SUPPORT,
  'plans.read': WITH_BILLING,
  'plans.change': WITH_BILLING,
  'payouts.read': WITH_BILLING,
  'payouts.change': WITH_BILLING,
  'analytics.read': ADMINS,
  /** Of which doings: `AUDIT_RIGHTS`. */
  'audit-log.read': STAFF_ROLES,
  'operations.read': ADMINS,
  'dead-letters.read': ADMINS,
  'dead-letters.replay': ADMINS,
  'notifications.read': ADMINS,
  'notifications.resend': ADMINS,
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;
export type StaffRight = keyof typeof STAFF_RIGHTS;

/**
 * Entries of the audit log by the beginning of their action, and the right by which somebody else's are shown: what a
 * role does not see elsewhere, it does not see there.
 */
export const AUDIT_RIGHTS = {
  'staff.': 'employees.read',
  'business.': 'businesses.read',
  'billing.': 'plans.read',
  'referral.': 'referrals.read',
  'contact.': 'contact-messages.read',
  'review.': 'reviews.moderate',
  'notification.': 'notifications.read',
  'dead_letter.': 'dead-letters.read',
} as const satisfies Readonly<Record<string, StaffRight>>;
export type AuditGroup = keyof typeof AUDIT_RIGHTS;

/** Whose entries by others a role is shown; undefined: all there are, also of a kind that is not named above. */
export const AUDIT_GROUPS: Readonly<Record<StaffRole, readonly AuditGroup[] | undefined>> = {
  super_admin: groupsOf('super_admin'),
  admin: groupsOf('admin'),
  support: groupsOf('support'),
  billing: groupsOf('billing'),
};

function groupsOf(role: StaffRole): readonly AuditGroup[] | undefined {
  const all = Object.keys(AUDIT_RIGHTS) as AuditGroup[];
  const groups = all.filter((group) => {
    const roles: readonly StaffRole[] = STAFF_RIGHTS[AUDIT_RIGHTS[group]];
    return roles.includes(role);
  });
  return groups.length === all.length ? undefined : groups;
}

/** The roles whose people a role may add, change and remove: an admin manages no admins. */
export const MANAGED_ROLES: Readonly<Record<StaffRole, readonly StaffRole[]>> = {
  super_admin: STAFF_ROLES,
  admin: ['support', 'billing'],
  support: [],
  billing: [],
};

/** What `POST /api/admin/employees` takes; a super admin is made of somebody who is there already. */
export const EMPLOYEE_ROLES = ['admin', 'support', 'billing'] as const satisfies readonly StaffRole[];
export type EmployeeRole = (typeof EMPLOYEE_ROLES)[number];

/**
 * Letters of a staff member's password; besides, it must be none that everybody tries first, nor hold the own name or
 * e-mail.
 */
export const STAFF_PASSWORD = { minLength: 12, maxLength: 128 } as const;
