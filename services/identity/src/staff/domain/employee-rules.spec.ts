import type { StaffRole } from '@chalkboard/contracts';
import {
  decideRemoval,
  decideRole,
  decideStatus,
  decideTwoFactorReset,
  entryOf,
  type KnownStaff,
} from './employee-rules';
import type { StaffMember } from './staff-member';

const member = (role: StaffRole, more: Partial<StaffMember> = {}): StaffMember => ({
  id: `id-${role}`,
  email: `${role}@example.com`,
  firstName: 'Ada',
  lastName: 'Byron',
  role,
  passwordHash: 'a hash',
  isActive: true,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...more,
});
const known = (actor: StaffRole, target: StaffMember | undefined, activeSuperAdmins = 2): KnownStaff => ({
  actor: member(actor),
  target,
  activeSuperAdmins,
});

const CHANGES: Record<string, (staff: KnownStaff) => unknown> = {
  removing: decideRemoval,
  deactivating: (staff) => decideStatus(staff, false),
  'changing the role of': (staff) => decideRole(staff, 'support'),
  'resetting two-factor of': decideTwoFactorReset,
};

describe.each(Object.entries(CHANGES))('%s somebody', (what, change) => {
  it.each(['support', 'billing'] as const)('of %s is for admins and super admins', (role) => {
    for (const actor of ['admin', 'super_admin'] as const)
      expect(() => change(known(actor, member(role)))).not.toThrow();
  });

  it.each(['admin', 'super_admin'] as const)('who is %s is for super admins only', (role) => {
    const peer = member(role, { id: 'peer' });
    expect(() => change(known('super_admin', peer))).not.toThrow();
    expect(() => change(known('admin', peer))).toThrow(expect.objectContaining({ code: 'staff.may_not_manage' }));
  });

  it('is for nobody else, nor for one who was made inactive meanwhile', () => {
    for (const actor of ['support', 'billing'] as const)
      expect(() => change(known(actor, member('support')))).toThrow(
        expect.objectContaining({ code: 'staff.may_not_manage' }),
      );
    expect(() => change({ ...known('admin', member('support')), actor: member('admin', { isActive: false }) })).toThrow(
      expect.objectContaining({ code: 'staff.session_ended' }),
    );
  });

  it('who is not there any more says so', () => {
    expect(() => change(known('super_admin', undefined))).toThrow(expect.objectContaining({ code: 'staff.not_found' }));
  });

  it('who is the last active super admin is refused, whoever asks', () => {
    if (what === 'resetting two-factor of') return;
    expect(() => change(known('super_admin', member('super_admin'), 1))).toThrow(
      expect.objectContaining({ code: 'staff.last_super_admin' }),
    );
    expect(() => change(known('super_admin', member('super_admin', { isActive: false }), 1))).not.toThrow();
  });
});

describe('resetting one’s own two-factor', () => {
  it('is refused also to super admins: a browser that was left open has neither password nor code', () => {
    expect(() => decideTwoFactorReset(known('super_admin', member('super_admin')))).toThrow(
      expect.objectContaining({ code: 'staff.may_not_manage' }),
    );
    expect(decideTwoFactorReset(known('super_admin', member('super_admin', { id: 'peer' })))).toMatchObject({
      resetsTwoFactor: true,
    });
  });
});

describe('a change of role', () => {
  it('to one that the actor does not manage is refused: nobody makes an admin but a super admin', () => {
    expect(() => decideRole(known('admin', member('support')), 'admin')).toThrow(
      expect.objectContaining({ code: 'staff.may_not_manage' }),
    );
    expect(decideRole(known('super_admin', member('support')), 'super_admin').after?.role).toBe('super_admin');
  });

  it('to the present one is none', () => {
    expect(decideRole(known('super_admin', member('super_admin'), 1), 'super_admin').action).toBeUndefined();
  });
});

describe('the entry of a change', () => {
  const by = { staffId: 'boss', address: '203.0.113.7', at: new Date('2026-03-01T12:00:00Z') };

  it('has what changed, before and after, and never the password’s hash', () => {
    const entry = entryOf(decideRole(known('super_admin', member('support')), 'billing'), by);
    expect(entry).toEqual({
      ...by,
      action: 'staff.employee_role_changed',
      subject: 'id-support',
      before: { email: 'support@example.com', role: 'support' },
      after: { email: 'support@example.com', role: 'billing' },
    });
    expect(JSON.stringify(entryOf(decideRemoval(known('admin', member('billing'))), by))).not.toContain('a hash');
  });

  it('is none where nothing changed', () => {
    expect(entryOf(decideStatus(known('admin', member('support')), true), by)).toBeUndefined();
  });
});
