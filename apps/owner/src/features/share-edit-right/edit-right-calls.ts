import {
  endOtherRightsRoute,
  exchangeEditLinkRoute,
  listEditLinksRoute,
  makeEditLinkRoute,
  revokeEditLinkRoute,
} from '@chalkboard/contracts/api/menu/rights.routes';
import { call, queryOf, useQuery } from '@chalkboard/web-kit';

const rights = (shareId: string) => queryOf(listEditLinksRoute, { params: { shareId } });

export const rightsKey = (shareId: string) => rights(shareId).queryKey;

/** Who else may change the menu; for whoever may give others the right. */
export function useEditRights(shareId: string) {
  return useQuery({ ...rights(shareId), refetchOnMount: 'always' });
}

export const makeEditLink = (shareId: string, label: string) =>
  call(makeEditLinkRoute, { params: { shareId }, body: label ? { label } : {} });
/** The link works no more, and the rights that came by it end. */
export const revokeEditLink = (shareId: string, linkId: string) =>
  call(revokeEditLinkRoute, { params: { shareId, linkId } });
/** Ends every link, and the right of every other device. */
export const endOtherRights = (shareId: string) => call(endOtherRightsRoute, { params: { shareId } });

/** Gives this browser the right that a link stands for. @throws ApiError */
export const openEditLink = (secret: string) => call(exchangeEditLinkRoute, { body: { secret } });
