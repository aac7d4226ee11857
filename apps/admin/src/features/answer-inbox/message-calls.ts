import type { AdminContactMessageDetail, ContactStateRequest } from '@chalkboard/contracts';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const MESSAGES = '/api/admin/contact-messages';
export const messageAt = (id: string) => `${MESSAGES}/${encodeURIComponent(id)}`;
export const setMessageState = ({ id, ...body }: { readonly id: string } & ContactStateRequest) => staffApi<AdminContactMessageDetail>(messageAt(id), { method: 'PATCH', body });
