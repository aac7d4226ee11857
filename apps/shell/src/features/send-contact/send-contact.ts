import type { ContactRequest, ReceivedResponse } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

/** `POST /api/contact` @throws ApiError */
export const sendContact = (body: ContactRequest) => api<ReceivedResponse>('/api/contact', { method: 'POST', body });
