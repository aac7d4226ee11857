import type { ClaimMenuRequest, MenuClaim } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** Makes a menu of this device one of the business's. */
export const claimMenu = ({ shareId, businessId, locationId }: ClaimMenuRequest & { readonly shareId: string }) =>
  api<MenuClaim>(`/api/menu/${encodeURIComponent(shareId)}/claim`, { method: 'POST', body: { businessId, ...(locationId && { locationId }) } });
