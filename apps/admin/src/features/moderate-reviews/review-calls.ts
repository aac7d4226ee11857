import type { AdminReview, ReviewRemoval, ReviewStatusRequest } from '@chalkboard/contracts';
import { withQuery } from '@chalkboard/web-kit';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const FEEDBACK = '/api/admin/feedback';

const feedbackAt = (id: string) => `${FEEDBACK}/${encodeURIComponent(id)}`;
export const setReviewStatus = ({ id, ...body }: { readonly id: string } & ReviewStatusRequest) => staffApi<AdminReview>(`${feedbackAt(id)}/status`, { method: 'POST', body });
export const publishReview = (id: string) => staffApi<AdminReview>(`${feedbackAt(id)}/publish`, { method: 'POST' });
export const unpublishReview = ({ id, ...body }: { readonly id: string } & ReviewRemoval) => staffApi<AdminReview>(`${feedbackAt(id)}/unpublish`, { method: 'POST', body });
export const removeReview = ({ id, reason }: { readonly id: string } & ReviewRemoval) => staffApi<void>(withQuery(feedbackAt(id), { reason }), { method: 'DELETE' });
