import type { EditRights, ExchangeEditLinkResponse, NewEditLink } from '@chalkboard/contracts';
import { api, useQuery } from '@chalkboard/web-kit';

const menuAt = (shareId: string) => `/api/menu/${encodeURIComponent(shareId)}`;

export const rightsKey = (shareId: string) => [`${menuAt(shareId)}/edit-links`];

/** Who else may change the menu; for whoever may give others the right. */
export function useEditRights(shareId: string) {
  return useQuery<EditRights>({ queryKey: rightsKey(shareId), refetchOnMount: 'always' });
}

export const makeEditLink = (shareId: string, label: string) => api<NewEditLink>(`${menuAt(shareId)}/edit-links`, { method: 'POST', body: label ? { label } : {} });
/** The link works no more, and the rights that came by it end. */
export const revokeEditLink = (shareId: string, linkId: string) => api<void>(`${menuAt(shareId)}/edit-links/${encodeURIComponent(linkId)}`, { method: 'DELETE' });
/** Ends every link, and the right of every other device. */
export const endOtherRights = (shareId: string) => api<void>(`${menuAt(shareId)}/edit-rights`, { method: 'DELETE' });

/** Gives this browser the right that a link stands for. @throws ApiError */
export const openEditLink = (secret: string) => api<ExchangeEditLinkResponse>('/api/menu/edit-links/exchange', { method: 'POST', body: { secret } });
