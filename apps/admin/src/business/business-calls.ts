import type { AddBusinessNoteRequest, AdminBusiness, AdminBusinessDetail, AdminBusinessNote, BusinessStatusRequest } from '@chalkboard/contracts';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const BUSINESSES = '/api/admin/businesses';
/** The four figures count businesses. */
export const STATS = '/api/admin/stats';

export const businessAt = (id: string) => `${BUSINESSES}/${encodeURIComponent(id)}`;
export const addBusiness = (body: Readonly<Record<string, unknown>>) => staffApi<AdminBusinessDetail>(BUSINESSES, { method: 'POST', body });
export const setStatus = ({ id, status }: { readonly id: string } & BusinessStatusRequest) => staffApi<AdminBusiness>(`${businessAt(id)}/status`, { method: 'PATCH', body: { status } });
export const addNote = ({ id, ...body }: { readonly id: string } & AddBusinessNoteRequest) => staffApi<AdminBusinessNote>(`${businessAt(id)}/notes`, { method: 'POST', body });
