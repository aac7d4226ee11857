import type { AdminNotification, DiscardDeadLetterRequest, ServiceName } from '@chalkboard/contracts';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const NOTIFICATIONS = '/api/admin/notifications';
export const resend = (id: string) => staffApi<AdminNotification>(`${NOTIFICATIONS}/${encodeURIComponent(id)}/resend`, { method: 'POST' });

/** Which message of which service. */
export interface DeadLetterPlace {
  readonly service: ServiceName;
  readonly sequence: number;
}
export const deadLettersOf = (service: ServiceName) => `/api/admin/dead-letters/${service}`;
export const deadLetterAt = ({ service, sequence }: DeadLetterPlace) => `${deadLettersOf(service)}/${sequence}`;
export const replay = (place: DeadLetterPlace) => staffApi<unknown>(`${deadLetterAt(place)}/replay`, { method: 'POST' });
export const discard = ({ note, ...place }: DeadLetterPlace & DiscardDeadLetterRequest) => staffApi<void>(`${deadLetterAt(place)}/discard`, { method: 'POST', body: { note } });
