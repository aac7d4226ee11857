/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { AdminProfile, AdminReview, Review, ReviewSummary } from '@chalkboard/contracts';
import { keepToken } from '@chalkboard/web-kit/staff-session';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTrackedOrder } from '../testing/order.factory';
import FeedbackPage from './feedback';

const reviewOf = (change: Partial<Review> = {}): Review => ({
  id: 'r1',
  customerName: 'Ann Lee',
  rating: 4,
  comment: 'Good bread.',
  isVoiceReview: false,
  voiceReviewUrl: null,
  voiceSeconds: null,
  voiceTranscript: null,
  transcriptState: 'none',
  restaurantName: 'Osteria Lucia',
  isRealOrder: false,
  orderDate: null,
  orderType: null,
  status: 'approved',
  helpful: 2,
  notHelpful: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  myVote: 'none',
  ...change,
});
const listOf = (items: readonly Review[], more: object = {}) => ({
  json: { items, next: null, total: items.length, totalIsCapped: false, ...more },
});
const summary: ReviewSummary = {
  total: 12,
  averageRating: 4.25,
  approved: 9,
  pending: 3,
  removed: {
    total: 0,
    byReason: { spam: 0, offensive: 0, not_about_restaurant: 0, personal_data: 0, duplicate: 0, other: 0 },
  },
};
const staffOf = (role: AdminProfile['role']): AdminProfile => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  role,
  twoFactor: { enabled: false, recoveryCodesLeft: 0 },
  lastLogin: null,
});
const { myVote: _, ...facts } = reviewOf({ status: 'flagged' });
const moderated: AdminReview = {
  ...facts,
  email: null,
  isPublished: true,
  publishedAt: null,
  statusReason: null,
  removalReason: null,
  shareId: null,
};

let fake: ReturnType<typeof fakeApi>;
function open(answers: Parameters<typeof fakeApi>[0] = {}, path = '/feedback') {
  fake = fakeApi({
    'GET /api/reviews': listOf([reviewOf()]),
    'GET /api/reviews/summary': { json: summary },
    ...answers,
  });
  const host = fakeHost();
  renderWithProviders([{ path: '/feedback', element: <FeedbackPage host={host} /> }], path);
  return host;
}
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label, { exact: false }), { target: { value } });
const submit = () => act(async () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!));

afterEach(() => (fake.restore(), localStorage.clear()));

test('shows the figures, with the average to one decimal, and each review with all that is told of it', async () => {
  open({
    'GET /api/reviews': listOf([
      reviewOf({
        isRealOrder: true,
        orderDate: '2026-11-19',
        orderType: 'delivery',
        isVoiceReview: true,
        voiceReviewUrl: '/api/reviews/r1/recording',
        voiceSeconds: 12,
        voiceTranscript: 'Very good bread.',
        transcriptState: 'done',
      }),
    ]),
  });
  const review = await card('Ann Lee');
  for (const text of ['at Osteria Lucia', 'Good bread.', 'Delivery', 'Real order', 'Very good bread.'])
    review.getByText(text);
  expect(review.getByRole('img').getAttribute('aria-label')).toBe('4 out of 5 stars');
  review.getByRole('button', { name: 'Play: Voice review by Ann Lee' });
  await screen.findByText('4.3');
  for (const [label, value] of [
    ['Total Reviews', '12'],
    ['Pending', '3'],
  ] as const)
    expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent).toBe(value);
});

test('every filter and sort asks the server, and what is no choice is left out', async () => {
  open({ 'GET /api/reviews?rating=5&status=pending&sort=helpful': listOf([]) }, '/feedback?rating=9&sort=price');
  await card('Ann Lee');
  choose('Rating', '5');
  choose('Status', 'pending');
  choose('Sort by', 'helpful');
  await screen.findByRole('heading', { name: 'No comments found' });
  screen.getByText('Try adjusting your filters or search terms.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(fake.calls.at(-1)?.path).toBe('/api/reviews?sort=helpful'));
});

test('without a review at all the same is said, and that there is none yet', async () => {
  open({ 'GET /api/reviews': listOf([]) });
  await screen.findByRole('heading', { name: 'No comments found' });
  for (const text of [
    'Try adjusting your filters or search terms.',
    'Nobody has left a review yet. Yours can be the first.',
  ])
    screen.getByText(text);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('Load More Comments adds the next ones below', async () => {
  open({
    'GET /api/reviews': listOf([reviewOf()], { next: 'c1', total: 2 }),
    'GET /api/reviews?cursor=c1': listOf([reviewOf({ id: 'r2', customerName: 'Ben' })], { total: 2 }),
  });
  await card('Ann Lee');
  fireEvent.click(screen.getByRole('button', { name: 'Load More Comments' }));
  await card('Ben');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load More Comments' })).toBeNull();
});

test('a vote is sent once, counted by the server, and taken back by the same button', async () => {
  open({
    'POST /api/reviews/r1/vote': ({ body }) => ({
      json:
        (body as { vote: string }).vote === 'none'
          ? { helpful: 2, notHelpful: 0, myVote: 'none' }
          : { helpful: 3, notHelpful: 0, myVote: 'helpful' },
    }),
  });
  const review = await card('Ann Lee');
  fireEvent.click(review.getByRole('button', { name: 'Helpful 2' }));
  const pressed = await review.findByRole('button', { name: 'Helpful 3', pressed: true });
  fireEvent.click(pressed);
  await review.findByRole('button', { name: 'Helpful 2', pressed: false });
  expect(fake.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { vote: 'helpful' },
    { vote: 'none' },
  ]);
});

test('a vote of a browser that is new here is sent once more, and not counted where it keeps no cookie', async () => {
  let isKnown = false;
  const host = open({
    'POST /api/reviews/r1/vote': () =>
      isKnown
        ? { json: { helpful: 3, notHelpful: 0, myVote: 'helpful' } }
        : ((isKnown = true), { json: { helpful: 2, notHelpful: 0, myVote: 'none', notCounted: true } }),
  });
  fireEvent.click((await card('Ann Lee')).getByRole('button', { name: 'Helpful 2' }));
  await (await card('Ann Lee')).findByRole('button', { name: 'Helpful 3', pressed: true });
  expect(host.toasts).toEqual([]);
});

test('a published review carries no status for guests: it was published, whatever staff thinks of it since', async () => {
  open({
    'GET /api/reviews': listOf([
      reviewOf({ status: 'pending' }),
      reviewOf({ id: 'r2', customerName: 'Ben', status: 'approved' }),
    ]),
  });
  for (const name of ['Ann Lee', 'Ben']) {
    const review = await card(name);
    for (const status of ['Pending', 'Approved']) expect(review.queryByText(status)).toBeNull();
  }
});

test('a visitor sets no status, and of them nothing is asked', async () => {
  open();
  const review = await card('Ann Lee');
  expect(review.queryByRole('combobox')).toBeNull();
  expect(fake.calls.some(({ path }) => path.startsWith('/api/admin'))).toBe(false);
});

test('staff sets it, and is told', async () => {
  keepToken({ token: 't', expiresAt: new Date(Date.now() + 600_000).toISOString() });
  const host = open({
    'GET /api/admin/profile': { json: staffOf('support') },
    'POST /api/admin/feedback/r1/status': { json: moderated },
  });
  await screen.findByLabelText('Status of the review by Ann Lee');
  (await card('Ann Lee')).getByText('Approved');
  choose('Status of the review by Ann Lee', 'flagged');
  await waitFor(() => expect(host.toasts).toEqual([{ title: 'Status updated' }]));
  expect(fake.calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { status: 'flagged' } });
});

test('of the staff, who may not moderate sees what everybody sees', async () => {
  keepToken({ token: 't', expiresAt: new Date(Date.now() + 600_000).toISOString() });
  open({ 'GET /api/admin/profile': { json: staffOf('billing') } });
  const review = await card('Ann Lee');
  await waitFor(() => expect(fake.calls.some(({ path }) => path === '/api/admin/profile')).toBe(true));
  expect(review.queryByRole('combobox')).toBeNull();
});

test('where nothing can be recorded the review is written, and what is missing is asked for', async () => {
  const host = open({
    'POST /api/reviews': {
      status: 201,
      json: { id: 'r9', status: 'pending', transcriptState: 'none', isRealOrder: false },
    },
  });
  await card('Ann Lee');
  fireEvent.click(screen.getByRole('button', { name: 'Leave Voice Review' }));
  screen.getByText('This browser cannot record here. You can write your review instead.');
  expect(screen.getByRole('button', { name: 'Submit Review' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Write it instead' }));
  await submit();
  expect(host.toasts.at(-1)).toEqual({
    title: 'Missing information',
    description: 'Please fill in all required fields.',
    variant: 'destructive',
  });
  for (const text of [
    'Please fill in your name.',
    'Please fill in the restaurant.',
    'Please choose 1 to 5 stars.',
    'Please write what you would like to say.',
  ])
    screen.getByText(text);
  fill('Your name', 'Ann');
  fill('Restaurant', 'Osteria Lucia');
  fill('Comments', 'Good bread.');
  fireEvent.click(screen.getByLabelText('4 stars'));
  await submit();
  expect(fake.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    customerName: 'Ann',
    restaurantName: 'Osteria Lucia',
    rating: 4,
    comment: 'Good bread.',
  });
  expect(host.toasts.at(-1)).toEqual({
    title: 'Review submitted!',
    description: 'Thank you for your feedback. It will be reviewed shortly.',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('from the page of an order the form knows restaurant and guest, and sends what proves it', async () => {
  open(
    {
      'GET /api/orders/track/s1': { json: aTrackedOrder({ restaurantName: 'Osteria Lucia', customerName: 'Grace' }) },
      'POST /api/reviews': {
        status: 409,
        json: { title: 'No', code: 'reviews.order_reviewed', detail: 'This order has its review.' },
      },
    },
    '/feedback#order=s1',
  );
  await screen.findByText('It is marked as the review of a real order at Osteria Lucia.');
  fireEvent.click(screen.getByRole('button', { name: 'Write it instead' }));
  fill('Comments', 'Good bread.');
  fireEvent.click(screen.getByLabelText('5 stars'));
  await submit();
  expect(fake.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    customerName: 'Grace',
    restaurantName: 'Osteria Lucia',
    rating: 5,
    comment: 'Good bread.',
    orderSecret: 's1',
  });
});

test('after the review of an order the form is for any other one', async () => {
  open(
    {
      'GET /api/orders/track/s1': { json: aTrackedOrder({ restaurantName: 'Osteria Lucia', customerName: 'Grace' }) },
      'POST /api/reviews': {
        status: 201,
        json: { id: 'r9', status: 'pending', transcriptState: 'none', isRealOrder: true },
      },
    },
    '/feedback#order=s1',
  );
  await screen.findByText('It is marked as the review of a real order at Osteria Lucia.');
  fireEvent.click(screen.getByRole('button', { name: 'Write it instead' }));
  fill('Comments', 'Good bread.');
  fireEvent.click(screen.getByLabelText('5 stars'));
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Leave Voice Review' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText('It is marked as the review of a real order at Osteria Lucia.')).toBeNull();
  fill('Your name', 'Grace');
  fill('Restaurant', 'Trattoria Lavagna');
  fill('Comments', 'Bad bread.');
  fireEvent.click(screen.getByLabelText('2 stars'));
  await submit();
  expect(fake.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { customerName: 'Grace', restaurantName: 'Osteria Lucia', rating: 5, comment: 'Good bread.', orderSecret: 's1' },
    { customerName: 'Grace', restaurantName: 'Trattoria Lavagna', rating: 2, comment: 'Bad bread.' },
  ]);
});

test('reviews that cannot be read are said to be so, and asked for again', async () => {
  let works = false;
  open({ 'GET /api/reviews': () => (works ? listOf([reviewOf()]) : { status: 503, json: {} }) });
  await screen.findByText('Reviews cannot be read right now.');
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Ann Lee');
});
