import type { OwnerClaims } from '@chalkboard/contracts';
import { DomainError } from '@chalkboard/service-kit/domain';
import { anonymousRights } from './edit-links';
import { MenuError, menuNotFound } from './menu.errors';
import type { StoredMenu } from './stored-menu';

/** Who asks for something: the device, and who is signed in on it. */
export interface Caller {
  /** Hash of the visitor's secret, where the browser was here before. */
  readonly visitor: string | undefined;
  /** The businesses that the one signed in owns or manages; undefined: nobody is signed in. */
  readonly businesses: readonly string[] | undefined;
  /** All that they work in, the kitchen included: whose menus they are shown. */
  readonly teams?: readonly string[] | undefined;
}

/**
 * Whether the caller may change the menu: by the device's own right, by a link opened on it, or as a member of the
 * menu's business who manages it.
 */
export function mayEdit(stored: StoredMenu, caller: Caller): boolean {
  return isMember(stored, caller) || (caller.visitor !== undefined && anonymousRights(stored).includes(caller.visitor));
}

/** Whether the caller owns or manages the business that the menu belongs to. */
export function isMember({ businessId }: StoredMenu, { businesses = [] }: Caller): boolean {
  return businessId !== undefined && businesses.includes(businessId);
}

/**
 * Whether the caller may give the right to others and end theirs: members of the menu's business, and the device that
 * uploaded it while it belongs to none. Who came by a link may not, or a revoked one would have made itself another.
 */
export function mayShareRights(stored: StoredMenu, caller: Caller): boolean {
  return stored.businessId === undefined ? hasOwnRight(stored, caller) : isMember(stored, caller);
}

/** By having uploaded the menu, not by a link. */
function hasOwnRight({ editRightHashes }: StoredMenu, { visitor }: Caller): boolean {
  return visitor !== undefined && editRightHashes.includes(visitor);
}

/**
 * @throws MenuError `menu.edit_right_missing`, DomainError `access.sign_in_needed` unless the caller may change the
 * menu
 */
export function assertMayEdit(stored: StoredMenu, caller: Caller): void {
  if (mayEdit(stored, caller)) return;
  throw refused(
    stored,
    caller,
    'Only the device that uploaded this menu can change it. Please open it there, or open an edit link.',
  );
}

/**
 * @throws MenuError `menu.edit_right_missing`, DomainError `access.sign_in_needed` unless the caller may give the right
 * to others
 */
export function assertMayShareRights(stored: StoredMenu, caller: Caller): void {
  if (mayShareRights(stored, caller)) return;
  throw refused(stored, caller, 'Only the device that uploaded this menu can give others the right to change it.');
}

/**
 * A menu is claimed from the device that uploaded it: a link to change it was given by somebody whose menu it may be.
 * Owners and managers alike: the business gains a menu by it, and nobody loses one. Members of its business may say it
 * again.
 *
 * @param businessId the one it is claimed for
 * @throws MenuError `menu.business_not_found`, `menu.edit_right_missing`
 */
export function assertMayClaim(stored: StoredMenu, caller: Caller, businessId: string): void {
  assertMemberOf(caller, businessId);
  // Of whom it is already is said to those alone who could have it.
  if (isMember(stored, caller) || hasOwnRight(stored, caller)) return;
  throw new MenuError(
    'menu.edit_right_missing',
    'Only the device that uploaded this menu can bring it into a business. Please sign in there.',
  );
}

/** @throws MenuError `menu.business_not_found` */
export function assertMemberOf({ businesses = [] }: Caller, businessId: string): void {
  if (!businesses.includes(businessId))
    throw new MenuError('menu.business_not_found', 'This business does not exist, or is not yours.');
}

/** What the one signed in is to their businesses. */
type Places = Pick<OwnerClaims, 'businesses'>;

/**
 * For what only owners do, such as taking everything of a business along.
 * @throws MenuError `menu.business_not_found`
 */
export function assertOwns({ businesses }: Places, businessId: string): void {
  assertMemberOf({ visitor: undefined, businesses: owned(businesses) }, businessId);
}

/** @throws MenuError `menu.edit_right_missing` unless the one signed in owns the business that the menu belongs to */
export function assertOwnsMenu({ businessId }: StoredMenu, { businesses }: Places): void {
  if (businessId !== undefined && owned(businesses).includes(businessId)) return;
  throw new MenuError('menu.edit_right_missing', 'Only owners of the business that this menu belongs to can do this.');
}

const owned = (businesses: Places['businesses']) =>
  businesses.filter(({ role }) => role === 'owner').map(({ id }) => id);

/**
 * For the list of a business's menus, which its kitchen needs to find its board.
 * @throws MenuError `menu.business_not_found`
 */
export function assertOfTeam({ teams }: Caller, businessId: string): void {
  assertMemberOf({ visitor: undefined, businesses: teams }, businessId);
}

/**
 * The menu that was looked for, for one who may change it.
 *
 * @throws MenuError `menu.not_found`, and what `assertMayEdit` throws
 */
export function editable(found: StoredMenu | undefined, caller: Caller): StoredMenu {
  if (!found) throw menuNotFound();
  assertMayEdit(found, caller);
  return found;
}

/**
 * The menu that was looked for, for a program of a business: of another business is the same as not there.
 *
 * @throws MenuError `menu.not_found`
 */
export function ofBusiness(found: StoredMenu | undefined, businessId: string): StoredMenu {
  if (found?.businessId !== businessId) throw menuNotFound();
  return found;
}

/** Where signing in may help, that is said first. */
function refused(stored: StoredMenu, caller: Caller, detail: string): DomainError {
  if (stored.businessId === undefined) return new MenuError('menu.edit_right_missing', detail);
  if (caller.businesses === undefined)
    return new DomainError('access.sign_in_needed', 'This menu belongs to a business. Please sign in to change it.');
  return new MenuError(
    'menu.edit_right_missing',
    caller.teams?.includes(stored.businessId)
      ? 'You work on the orders of this restaurant. Its menu is changed by owners and managers: please ask one of them.'
      : 'This menu belongs to a business that you are not a member of.',
  );
}
