import {
  AccountBusiness,
  AccountLocation,
  BusinessMember,
  BusinessMembers,
  ChangeBusinessRequest,
  ChangeMemberRequest,
  InviteMemberRequest,
  LocationRequest,
} from '../../http/account';
import { nothing, owner, route } from '../route';

/** Of who is not in the team, and of its staff where only owners may. */
const ofOwners = ['404 accounts.business_not_found', '403 accounts.owners_only'] as const;
/** Of who is not in the team, and of its kitchen where owners and managers may. */
const ofManagers = ['404 accounts.business_not_found', '403 accounts.managers_only'] as const;

export const changeBusinessRoute = route({
  id: 'identity.changeBusiness',
  method: 'PUT',
  path: '/api/account/businesses/:businessId',
  summary: 'Changes what a business is called, and its number. Owners and managers.',
  access: owner,
  body: ChangeBusinessRequest,
  answers: { 200: AccountBusiness },
  problems: [...ofManagers],
});

export const listMembersRoute = route({
  id: 'identity.listMembers',
  method: 'GET',
  path: '/api/account/businesses/:businessId/members',
  summary: 'Who is in the team of a business, for everybody in it.',
  access: owner,
  answers: { 200: BusinessMembers },
  problems: ['404 accounts.business_not_found'],
});

export const inviteMemberRoute = route({
  id: 'identity.inviteMember',
  method: 'POST',
  path: '/api/account/businesses/:businessId/members',
  summary: 'Invites somebody into the team by a sign-in link that works for a day. Owners only.',
  access: owner,
  body: InviteMemberRequest,
  answers: { 201: BusinessMember },
  problems: [...ofOwners, '400 accounts.contact_invalid', '409 accounts.member_known', '429 accounts.too_many_tries'],
});

export const inviteAgainRoute = route({
  id: 'identity.inviteAgain',
  method: 'POST',
  path: '/api/account/businesses/:businessId/members/:memberId/invite',
  summary: 'Sends the link once more, to one who has not joined yet. Owners only.',
  access: owner,
  answers: { 204: nothing },
  problems: [...ofOwners, '404 accounts.member_not_found', '429 accounts.too_many_tries'],
});

export const changeMemberRoute = route({
  id: 'identity.changeMember',
  method: 'PUT',
  path: '/api/account/businesses/:businessId/members/:memberId',
  summary: 'Changes what somebody of the team may do, in every service at once. Owners only.',
  access: owner,
  body: ChangeMemberRequest,
  answers: { 200: BusinessMember },
  problems: [...ofOwners, '404 accounts.member_not_found', '409 accounts.last_owner'],
});

export const removeMemberRoute = route({
  id: 'identity.removeMember',
  method: 'DELETE',
  path: '/api/account/businesses/:businessId/members/:memberId',
  summary: 'Takes somebody out of the team: an owner anybody, staff only itself.',
  access: owner,
  answers: { 204: nothing },
  problems: [...ofOwners, '404 accounts.member_not_found', '409 accounts.last_owner'],
});

export const addLocationRoute = route({
  id: 'identity.addLocation',
  method: 'POST',
  path: '/api/account/businesses/:businessId/locations',
  summary: 'Adds a location to a business. Owners and managers.',
  access: owner,
  body: LocationRequest,
  answers: { 201: AccountLocation },
  problems: [...ofManagers],
});

export const changeLocationRoute = route({
  id: 'identity.changeLocation',
  method: 'PUT',
  path: '/api/account/businesses/:businessId/locations/:locationId',
  summary: 'Changes a location of a business. Owners and managers.',
  access: owner,
  body: LocationRequest,
  answers: { 200: AccountLocation },
  problems: [...ofManagers, '404 accounts.location_not_found'],
});

export const removeLocationRoute = route({
  id: 'identity.removeLocation',
  method: 'DELETE',
  path: '/api/account/businesses/:businessId/locations/:locationId',
  summary: 'Removes a location of a business, which keeps at least one. Owners and managers.',
  access: owner,
  answers: { 204: nothing },
  problems: [...ofManagers, '404 accounts.location_not_found', '409 accounts.last_location'],
});
