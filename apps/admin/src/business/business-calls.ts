import type { AddBusinessNoteRequest, BusinessStatusRequest } from '@chalkboard/contracts';
import {
  addBusinessNoteRoute,
  addBusinessRoute,
  countOpenOrdersRoute,
  decideRegistrationRoute,
  listBusinessesRoute,
  showBusinessRoute,
  showStatsRoute,
} from '@chalkboard/contracts/api/identity/businesses.routes';
import type { SentBodyOf } from '@chalkboard/contracts/api/route';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

/** The list: its key begins with it. */
export const BUSINESSES = addressOf(listBusinessesRoute);
/** The four figures count businesses. */
export const STATS = addressOf(showStatsRoute);

export const businessAt = (id: string) => addressOf(showBusinessRoute, { params: { businessId: id } });
export const addBusiness = (body: SentBodyOf<typeof addBusinessRoute>) => callAsStaff(addBusinessRoute, { body });
export const setStatus = ({ id, ...body }: { readonly id: string } & BusinessStatusRequest) =>
  callAsStaff(decideRegistrationRoute, { params: { businessId: id }, body });
export const openOrdersOf = (id: string, signal: AbortSignal) =>
  callAsStaff(countOpenOrdersRoute, { params: { businessId: id }, signal });
export const addNote = ({ id, ...body }: { readonly id: string } & AddBusinessNoteRequest) =>
  callAsStaff(addBusinessNoteRoute, { params: { businessId: id }, body });
