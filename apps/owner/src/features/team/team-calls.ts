import type { AccountBusiness, AccountLocation, BusinessMember, BusinessRole, ChangeBusinessRequest, InviteMemberRequest, LocationRequest } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

const businessAt = (businessId: string) => `/api/account/businesses/${encodeURIComponent(businessId)}`;

export const membersKey = (businessId: string) => [`${businessAt(businessId)}/members`];
const memberAt = (businessId: string, memberId: string) => `${businessAt(businessId)}/members/${encodeURIComponent(memberId)}`;
const locationAt = (businessId: string, locationId: string) => `${businessAt(businessId)}/locations/${encodeURIComponent(locationId)}`;

export const changeBusiness = (businessId: string, body: ChangeBusinessRequest) => api<AccountBusiness>(businessAt(businessId), { method: 'PUT', body });

export const inviteMember = (businessId: string, body: InviteMemberRequest) => api<BusinessMember>(`${businessAt(businessId)}/members`, { method: 'POST', body });
export const inviteAgain = (businessId: string, memberId: string) => api<void>(`${memberAt(businessId, memberId)}/invite`, { method: 'POST' });
export const changeRole = (businessId: string, memberId: string, role: BusinessRole) => api<BusinessMember>(memberAt(businessId, memberId), { method: 'PUT', body: { role } });
export const removeMember = (businessId: string, memberId: string) => api<void>(memberAt(businessId, memberId), { method: 'DELETE' });

/** @param locationId of one that is there; without it, a new one */
export const saveLocation = (businessId: string, body: LocationRequest, locationId?: string) =>
  locationId === undefined ? api<AccountLocation>(`${businessAt(businessId)}/locations`, { method: 'POST', body }) : api<AccountLocation>(locationAt(businessId, locationId), { method: 'PUT', body });
export const removeLocation = (businessId: string, locationId: string) => api<void>(locationAt(businessId, locationId), { method: 'DELETE' });
