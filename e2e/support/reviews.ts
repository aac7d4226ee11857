import { ReviewReceived, type AdminReviews, type SubmitReviewRequest } from '@chalkboard/contracts';
import type { StaffDesk } from './staff-desk';
import type { System } from './system';
import { Visitor } from './visitor';

export type WrittenReview = Partial<SubmitReviewRequest> & Pick<SubmitReviewRequest, 'customerName'>;

/** Somebody new writes a review; gives its id. */
export async function writeReview(system: System, review: WrittenReview): Promise<string> {
  const json = { restaurantName: 'Osteria Lucia', rating: 4, comment: 'Good bread.', ...review };
  const answer = await new Visitor(system.url).call('/api/reviews', { method: 'POST', json });
  expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
  return ReviewReceived.parse(answer.json).id;
}

export async function publish(staff: StaffDesk, id: string): Promise<void> {
  const answer = await staff.call(`/api/admin/feedback/${id}/publish`, { method: 'POST' });
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
}

export async function judge(staff: StaffDesk, id: string, status: 'approved' | 'pending' | 'flagged'): Promise<void> {
  expect((await staff.call(`/api/admin/feedback/${id}/status`, { method: 'POST', json: { status } })).status).toBe(200);
}

/** Removes whatever there is, so that a story begins with none. */
export async function removeAll(staff: StaffDesk): Promise<void> {
  for (;;) {
    const { items } = (await staff.call('/api/admin/feedback?limit=100')).json as AdminReviews;
    if (items.length === 0) return;
    for (const { id } of items)
      expect((await staff.call(`/api/admin/feedback/${id}?reason=other`, { method: 'DELETE' })).status).toBe(204);
  }
}
