import type { ChangeBusinessRequest, InviteMemberRequest, LocationRequest } from '@chalkboard/contracts';
import {
  addLocationRoute,
  changeBusinessRoute,
  changeLocationRoute,
  changeMemberRoute,
  inviteAgainRoute,
  inviteMemberRoute,
  listMembersRoute,
  removeLocationRoute,
  removeMemberRoute,
} from '@chalkboard/contracts/api/identity/team.routes';
import { call, queryOf } from '@chalkboard/web-kit';
import { placeOfRole, type TeamRole } from '../../shared/account/team-role';

/** What `useQuery` takes to read who is in a team. */
export const membersOf = (businessId: string) => queryOf(listMembersRoute, { params: { businessId } });

export const changeBusiness = (businessId: string, body: ChangeBusinessRequest) =>
  call(changeBusinessRoute, { params: { businessId }, body });

export const inviteMember = (businessId: string, body: InviteMemberRequest) =>
  call(inviteMemberRoute, { params: { businessId }, body });
export const inviteAgain = (businessId: string, memberId: string) =>
  call(inviteAgainRoute, { params: { businessId, memberId } });
export const changeRole = (businessId: string, memberId: string, role: TeamRole) =>
  call(changeMemberRoute, { params: { businessId, memberId }, body: placeOfRole(role) });
export const removeMember = (businessId: string, memberId: string) =>
  call(removeMemberRoute, { params: { businessId, memberId } });

/** @param locationId of one that is there; without it, a new one */
export const saveLocation = (businessId: string, body: LocationRequest, locationId?: string) =>
  locationId === undefined
    ? call(addLocationRoute, { params: { businessId }, body })
    : call(changeLocationRoute, { params: { businessId, locationId }, body });
export const removeLocation = (businessId: string, locationId: string) =>
  call(removeLocationRoute, { params: { businessId, locationId } });
