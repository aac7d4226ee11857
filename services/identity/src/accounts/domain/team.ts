import type { BusinessPlace } from '@chalkboard/contracts';
import {
  BusinessNotFoundError,
  LastOwnerError,
  ManagersOnlyError,
  MemberNotFoundError,
  OwnersOnlyError,
} from './accounts.errors';

/** Somebody's place in a business. */
export interface Member extends BusinessPlace {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly contact: string;
  readonly invitedAt: Date;
  /** Undefined: invited, and not signed in yet. */
  readonly joinedAt?: Date;
}

/** A business without an owner who can sign in would be nobody's. */
function hasOwner(members: readonly Member[]): boolean {
  return members.some(({ role, joinedAt }) => role === 'owner' && joinedAt !== undefined);
}

/**
 * The place of an account in a team that it has joined.
 * @throws BusinessNotFoundError where it has none
 */
export function placeOf(members: readonly Member[], accountId: string): Member {
  const place = members.find((member) => member.accountId === accountId && member.joinedAt !== undefined);
  if (!place) throw new BusinessNotFoundError();
  return place;
}

/** @throws BusinessNotFoundError, OwnersOnlyError */
export function ownerPlaceOf(members: readonly Member[], accountId: string): Member {
  const place = placeOf(members, accountId);
  if (place.role !== 'owner') throw new OwnersOnlyError();
  return place;
}

/**
 * Of owners and managers: what a business is called, and where it is.
 * @throws BusinessNotFoundError, ManagersOnlyError
 */
export function managerPlaceOf(members: readonly Member[], accountId: string): Member {
  const place = placeOf(members, accountId);
  if (place.role !== 'owner' && !place.manages) throw new ManagersOnlyError();
  return place;
}

/** @throws MemberNotFoundError */
export function memberOf(members: readonly Member[], memberId: string): Member {
  const member = members.find(({ id }) => id === memberId);
  if (!member) throw new MemberNotFoundError();
  return member;
}

/** @throws MemberNotFoundError, LastOwnerError */
export function withRole(members: readonly Member[], memberId: string, place: BusinessPlace): Member {
  const changed = { ...memberOf(members, memberId), ...placeAs(place) };
  if (!hasOwner(members.map((member) => (member.id === memberId ? changed : member)))) throw new LastOwnerError();
  return changed;
}

/** A place as it is kept: an owner manages without its being said. */
export function placeAs({ role, manages = false }: BusinessPlace): Required<BusinessPlace> {
  return { role, manages: role === 'staff' && manages };
}

/**
 * An owner takes anybody out of the team, staff only itself.
 * @throws MemberNotFoundError, OwnersOnlyError, LastOwnerError
 */
export function withoutMember(
  members: readonly Member[],
  memberId: string,
  by: Pick<Member, 'accountId' | 'role'>,
): Member {
  const member = memberOf(members, memberId);
  if (by.role !== 'owner' && member.accountId !== by.accountId) throw new OwnersOnlyError();
  if (!hasOwner(members.filter(({ id }) => id !== memberId))) throw new LastOwnerError();
  return member;
}

/** Whether a business ends with this account: nobody else who has joined owns it. */
export function endsWith(
  members: readonly Pick<Member, 'accountId' | 'role' | 'joinedAt'>[],
  accountId: string,
): boolean {
  const owns = members.some((member) => member.accountId === accountId && member.role === 'owner');
  return (
    owns &&
    !members.some(
      (member) => member.accountId !== accountId && member.role === 'owner' && member.joinedAt !== undefined,
    )
  );
}
