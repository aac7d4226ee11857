/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { AdminOperations, DeadLetterEntry } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listOf } from '../../testing/answers.factory';
import { setTablesFit } from '../../testing/window-width';
import { DeadLetters } from './dead-letters';
import { SystemState } from './system-state';

const letter = (sequence: number): DeadLetterEntry => ({
  sequence,
  durable: 'notify-on-order-placed-v1',
  eventType: 'ordering.order.placed.v1',
  parkedAt: '2026-11-20T10:00:00.000Z',
  reason: 'no kitchen',
  tries: 7,
  replays: 0,
});
const calm: AdminOperations = {
  outbox: { events: 0, oldestSeconds: 0 },
  consumers: [],
  deadLetters: 0,
  pool: { total: 10, idle: 9, waiting: 0 },
  eventStreams: 3,
};
const others = {
  'GET /api/admin/dead-letters/menu': listOf([]),
  'GET /api/admin/dead-letters/ordering': listOf([]),
  'GET /api/admin/dead-letters/identity': listOf([]),
};

let fake: ReturnType<typeof fakeApi>;
beforeEach(() => setTablesFit(true));
afterEach(() => fake.restore());

test('dead letters that are selected are replayed, after a question, and what came of it is told', async () => {
  fake = fakeApi({
    ...others,
    'GET /api/admin/dead-letters/notify': listOf([letter(1), letter(2), letter(3)]),
    'POST /api/admin/dead-letters/notify/replay': {
      status: 202,
      json: { replayed: 1, gone: 1, stopped: false, next: null },
    },
  });
  const host = fakeHost();
  renderWithProviders([{ path: '/', element: <DeadLetters host={host} role="admin" /> }], '/');
  fireEvent.click(await screen.findByLabelText('Select ordering.order.placed.v1, number 1'));
  fireEvent.click(screen.getByLabelText('Select ordering.order.placed.v1, number 3'));
  fireEvent.click(screen.getByRole('button', { name: 'Replay 2 selected' }));
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Replay 2 messages in Notify?' })).getByRole('button', {
      name: 'Replay',
    }),
  );
  await waitFor(() =>
    expect(host.toasts).toContainEqual({ title: 'One message replayed', description: '1 were not set aside any more' }),
  );
  expect(fake.calls.find(({ method }) => method === 'POST')?.body).toEqual({ sequences: [1, 3] });
});

test('all dead letters of a service are replayed call by call, until none is left', async () => {
  const answers = [
    { replayed: 100, gone: 0, stopped: false, next: { after: 140, most: 20 } },
    { replayed: 20, gone: 0, stopped: false, next: null },
  ];
  fake = fakeApi({
    ...others,
    'GET /api/admin/dead-letters/notify': listOf([letter(1)], { total: 120 }),
    'POST /api/admin/dead-letters/notify/replay': () => ({ status: 202, json: answers.shift() }),
  });
  const host = fakeHost();
  renderWithProviders([{ path: '/', element: <DeadLetters host={host} role="admin" /> }], '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Replay all' }));
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Replay 120 messages in Notify?' })).getByRole('button', {
      name: 'Replay',
    }),
  );
  await waitFor(() =>
    expect(host.toasts).toContainEqual({
      title: '120 messages replayed',
      description: 'What fails again comes back here',
    }),
  );
  expect(fake.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { all: true },
    { all: true, after: 140, most: 20 },
  ]);
});

test('the state of each service is shown, with what needs somebody, and one that is down takes nothing from the others', async () => {
  fake = fakeApi({
    'GET /api/admin/operations/menu': { json: { ...calm, readings: { queued: 4, running: 2, oldestSeconds: 300 } } },
    'GET /api/admin/operations/ordering': { json: { ...calm, outbox: { events: 1200, oldestSeconds: 90 } } },
    'GET /api/admin/operations/identity': { status: 503, json: {} },
    'GET /api/admin/operations/notify': {
      json: { ...calm, messages: [{ channel: 'sms', waiting: 1, sent: 20, delivered: 300, failed: 2 }] },
    },
  });
  renderWithProviders([{ path: '/', element: <SystemState /> }], '/');
  const region = (name: string) => within(screen.getByRole('region', { name }));
  await waitFor(() => region('Menu').getByText('4 queued, the oldest for 5 min; 2 running'));
  expect(
    [
      region('Menu').queryByText('Needs attention'),
      region('Ordering').queryByText('Needs attention'),
      region('Notify').queryByText('All well'),
    ].every(Boolean),
  ).toBe(true);
  region('Ordering').getByText('1,200, the oldest 2 min old');
  region('Notify').getByText('2 failed, 1 waiting, 20 sent, 300 delivered');
  await region('Identity').findByText('Identity does not answer just now.');
});
