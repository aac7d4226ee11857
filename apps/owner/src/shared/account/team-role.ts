import type { BusinessPlace } from '@chalkboard/contracts';

/** What somebody is in a business, as screens call it. */
export type TeamRole = 'owner' | 'manager' | 'kitchen';

/** The role of a place as it comes over the wire. */
export function teamRoleOf({ role, manages }: BusinessPlace): TeamRole {
  if (role === 'owner') return 'owner';
  return manages ? 'manager' : 'kitchen';
}

/** The place of a role, as it is sent. */
export function placeOfRole(role: TeamRole): BusinessPlace {
  return role === 'owner' ? { role: 'owner' } : { role: 'staff', manages: role === 'manager' };
}

/** Owners and managers: whoever may change menus, details and locations. */
export function manages(place: BusinessPlace): boolean {
  return teamRoleOf(place) !== 'kitchen';
}

/** Whether somebody has a business of their own to set up: one that they manage, or none yet. */
export function managesAny(places: readonly BusinessPlace[]): boolean {
  return places.length === 0 || places.some(manages);
}
