import { manages, placeOfRole, teamRoleOf, type TeamRole } from './team-role';

test.each<TeamRole>(['owner', 'manager', 'kitchen'])('%s goes over the wire and comes back', (role) => {
  expect(teamRoleOf(placeOfRole(role))).toBe(role);
});

test('staff of before, of whom nothing more is said, is the kitchen', () => {
  expect(teamRoleOf({ role: 'staff' })).toBe('kitchen');
  expect(
    [{ role: 'staff' as const }, { role: 'staff' as const, manages: true }, { role: 'owner' as const }].map(manages),
  ).toEqual([false, true, true]);
});
