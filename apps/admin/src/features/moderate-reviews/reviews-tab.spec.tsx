/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { AdminReview, StaffRole } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf, reviewOf } from '../../testing/answers.factory';
import { setTablesFit } from '../../testing/window-width';
import { ReviewsTab } from './reviews-tab';

let fake: ReturnType<typeof fakeApi>;
function open(
  answers: Parameters<typeof fakeApi>[0] = {},
  {
    role = 'support',
    reviews = [reviewOf()],
  }: { readonly role?: StaffRole; readonly reviews?: readonly AdminReview[] } = {},
) {
  fake = fakeApi({ 'GET /api/admin/feedback': listOf(reviews), ...answers });
  const host = fakeHost();
  renderWithProviders([{ path: '/', element: <ReviewsTab host={host} role={role} /> }]);
  return host;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = () => fake.calls.find(({ method }) => method !== 'GET');

beforeEach(() => setTablesFit(true));
afterEach(() => fake.restore());

test('nothing has come yet', async () => {
  open({}, { reviews: [] });
  await screen.findByRole('heading', { name: 'No customer feedback yet' });
});

test('one is published at once', async () => {
  const host = open({ 'POST /api/admin/feedback/r1/publish': { json: reviewOf({ isPublished: true }) } });
  await press('Publish the review by Ann Lee');
  await waitFor(() =>
    expect(host.toasts).toEqual([{ title: 'Feedback published', description: 'Now visible on public feedback page' }]),
  );
});

test('one is unpublished for a reason, which is asked for', async () => {
  const host = open(
    { 'POST /api/admin/feedback/r1/unpublish': { json: reviewOf() } },
    { reviews: [reviewOf({ isPublished: true })] },
  );
  await press('Unpublish the review by Ann Lee');
  const dialog = within(screen.getByRole('dialog', { name: 'Unpublish this feedback?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
  expect(host.toasts).toEqual([
    { title: 'Missing fields', description: 'Please choose a reason', variant: 'destructive' },
  ]);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'spam' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() =>
    expect(host.toasts.at(-1)).toEqual({
      title: 'Feedback unpublished',
      description: 'Removed from public feedback page',
    }),
  );
  expect(sent()?.body).toEqual({ reason: 'spam' });
});

test('one is deleted after the question, for good', async () => {
  const host = open({ 'DELETE /api/admin/feedback/r1?reason=duplicate': { status: 204 } });
  await press('Delete the review by Ann Lee');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this feedback?' }));
  dialog.getByText('This will permanently delete this customer feedback. This action cannot be undone.');
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'duplicate' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(host.toasts).toEqual([{ title: 'Feedback deleted', description: 'Permanently removed from system' }]),
  );
});

test('a status is sent; one that is refused goes back, and says why', async () => {
  let refused = false;
  const host = open({
    'POST /api/admin/feedback/r1/status': () =>
      refused
        ? { status: 404, json: { title: 'No', code: 'x.y', detail: 'It is gone.' } }
        : { json: reviewOf({ status: 'approved' }) },
  });
  const choose = async (value: string) =>
    fireEvent.change(await screen.findByLabelText('Status of the review by Ann Lee'), { target: { value } });
  await choose('approved');
  await waitFor(() =>
    expect(host.toasts).toEqual([{ title: 'Feedback updated', description: 'Status changed successfully' }]),
  );
  refused = true;
  await choose('flagged');
  await waitFor(() =>
    expect(host.toasts.at(-1)).toEqual({
      title: 'Feedback not updated',
      description: 'It is gone.',
      variant: 'destructive',
    }),
  );
  expect(screen.getByLabelText('Status of the review by Ann Lee')).toHaveProperty('value', 'pending');
});

test('filters ask the server, and leave nothing when nothing is left', async () => {
  open({ 'GET /api/admin/feedback?status=flagged&published=true&rating=2': listOf([]) });
  await screen.findByText('Ann Lee');
  for (const [label, value] of [
    ['Status', 'flagged'],
    ['Shown', 'true'],
    ['Rating', '2'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('heading', { name: 'Nothing found' });
  await press('Clear filters');
  await screen.findByText('Ann Lee');
});

test('a recording is fetched with the token when it is heard, and not before', async () => {
  URL.createObjectURL = () => 'blob:voice';
  URL.revokeObjectURL = () => undefined;
  HTMLMediaElement.prototype.play = async () => undefined;
  open(
    { 'GET /api/admin/feedback/r1/recording': { json: 'sound' } },
    {
      reviews: [
        reviewOf({
          isVoiceReview: true,
          voiceReviewUrl: '/api/admin/feedback/r1/recording',
          voiceSeconds: 9,
          voiceTranscript: 'Very good.',
          transcriptState: 'done',
        }),
      ],
    },
  );
  await press('Ann Lee');
  screen.getByText('Very good.');
  const fetched = () => fake.calls.some(({ path }) => path.endsWith('/recording'));
  expect(fetched()).toBe(false);
  await press('Play: Voice review by Ann Lee');
  await waitFor(() => expect(fetched()).toBe(true));
});

test('a recording goes when its review is closed, also where it comes after that', async () => {
  const kept = new Set<string>();
  URL.createObjectURL = () => {
    const address = `blob:voice-${kept.size}`;
    kept.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void kept.delete(address);
  const play = jest.fn(async () => undefined);
  HTMLMediaElement.prototype.play = play;
  const come: (() => void)[] = [];
  const recording = () => new Promise<{ json: string }>((resolve) => come.push(() => resolve({ json: 'sound' })));
  open(
    { 'GET /api/admin/feedback/r1/recording': recording },
    {
      reviews: [
        reviewOf({
          isVoiceReview: true,
          voiceReviewUrl: '/api/admin/feedback/r1/recording',
          voiceSeconds: 9,
          transcriptState: 'done',
        }),
      ],
    },
  );
  const closed = async () => {
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const arrive = () => act(async () => come.shift()?.());

  await press('Ann Lee');
  await press('Play: Voice review by Ann Lee');
  await waitFor(() => expect(come).toHaveLength(1));
  await arrive();
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  expect(kept.size).toBe(1);
  await closed();
  expect(kept.size).toBe(0);

  await press('Ann Lee');
  await press('Play: Voice review by Ann Lee');
  await waitFor(() => expect(come).toHaveLength(1));
  await closed();
  await arrive();
  expect([kept.size, play.mock.calls.length]).toEqual([0, 1]);
});

test('who may not moderate reads and changes nothing', async () => {
  open({}, { role: 'billing' });
  await screen.findByText('Ann Lee');
  expect(screen.queryByLabelText('Status of the review by Ann Lee')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Publish|Delete) / })).toBeNull();
});
