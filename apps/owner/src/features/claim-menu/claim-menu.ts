import type { ClaimMenuRequest } from '@chalkboard/contracts';
import { claimMenuRoute } from '@chalkboard/contracts/api/menu/rights.routes';
import { call } from '@chalkboard/web-kit';

/** Makes a menu of this device one of the business's. */
export const claimMenu = ({ shareId, businessId, locationId }: ClaimMenuRequest & { readonly shareId: string }) =>
  call(claimMenuRoute, { params: { shareId }, body: { businessId, ...(locationId && { locationId }) } });
