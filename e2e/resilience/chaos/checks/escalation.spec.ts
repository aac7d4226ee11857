import type { Books, Deadline } from '../books.mjs';
import { escalationDifferences } from './escalation.mjs';
import { BOOKS, RESTAURANT } from './one-order';

const [order] = BOOKS.orders;
const [reminded] = BOOKS.deadlines;
const [, sentReminder] = BOOKS.told;
const [board] = BOOKS.boards;

const unanswered = { ...order!, status: 'placed', version: 1, history: order!.history.slice(0, 1) };
const escalationStep = (step: string, takenAt: string | null): Deadline => ({
  orderId: 'o1',
  step,
  dueAt: '2026-03-01T12:02:00.000Z',
  takenAt,
});
const found = (change: Partial<Books>) => escalationDifferences([RESTAURANT], { ...BOOKS, ...change });

test('steps that were taken in time, told once and shown, and none after the answer, are no difference', () => {
  expect(found({})).toEqual([]);
  expect(found({ deadlines: [...BOOKS.deadlines, escalationStep('tell_customer', null)] })).toEqual([]);
});

describe('after an outage', () => {
  const published = [sentReminder!, { ...sentReminder!, eventId: 'e4', step: 'tell_customer' }];
  const late = '2026-03-01T12:02:00.001Z';
  const escalated = { ...escalationStep('tell_customer', late) };
  const skipped = { orderId: 'o1', step: 'second_message', dueAt: '2026-03-01T12:01:00.000Z', skippedAt: late };
  const accepted = [order!.history[0]!, { ...order!.history[1]!, at: '2026-03-01T12:03:00.000Z' }];
  const passedOver = {
    orders: [{ ...order!, history: accepted }],
    deadlines: [escalated],
    skipped: [skipped],
    told: published.slice(1),
    boards: [{ ...board!, orders: [{ ...board!.orders[0]!, escalations: [{ step: 'tell_customer' }] }] }],
  };

  test('an escalation step that was passed over for a higher one is no difference', () => {
    expect(found(passedOver)).toEqual([]);
  });

  test.each<[string, Partial<Books>, string]>([
    [
      'a rung that was passed over in time',
      { skipped: [{ ...skipped, dueAt: '2026-03-01T12:01:00.001Z' }] },
      'second_message was skipped though nothing had held it up',
    ],
    [
      'a rung that was passed over for none',
      { deadlines: [{ ...escalated, takenAt: '2026-03-01T12:02:09.000Z' }] },
      'second_message was skipped for no other',
    ],
    [
      'a rung that was passed over and taken',
      { deadlines: [escalated, { ...reminded!, takenAt: late }] },
      'second_message was skipped, and taken',
    ],
    ['a rung that was passed over and told', { told: published }, 'second_message was told, and was not taken'],
  ])('%s is a difference', (_, change, difference) => {
    expect(found({ ...passedOver, ...change })).toContain(`the order 7 of Ada: ${difference}`);
  });
});

test.each<[string, Partial<Books>, string]>([
  ['a rung that was taken and not told', { told: [] }, 'second_message was told 0 times'],
  [
    'a rung told twice',
    { told: [sentReminder!, { ...sentReminder!, eventId: 'e4' }] },
    'second_message was told 2 times',
  ],
  ['a rung that was told and not taken', { deadlines: [] }, 'second_message was told, and was not taken'],
  [
    'a rung before its time',
    { deadlines: [{ ...reminded!, takenAt: '2026-03-01T12:00:59.000Z' }] },
    'second_message was taken before its time',
  ],
  [
    'a rung after the answer',
    { deadlines: [{ ...reminded!, takenAt: '2026-03-01T12:01:31.000Z' }] },
    'second_message was taken after somebody had answered',
  ],
  [
    'a rung that the restaurant has not',
    { deadlines: [...BOOKS.deadlines, escalationStep('call', '2026-03-01T12:01:01.000Z')] },
    'call was taken, which the restaurant has not asked for',
  ],
  ['an unanswered order whose next rung was never taken', { orders: [unanswered] }, 'backup was never taken'],
  ['an unanswered order that was not turned down', { orders: [unanswered] }, 'auto_reject was never taken'],
  [
    'a deadline that turned nothing down',
    { deadlines: [...BOOKS.deadlines, escalationStep('auto_reject', '2026-03-01T12:02:01.000Z')] },
    'has not been turned down by its deadline',
  ],
  [
    'an order turned down without a deadline',
    { orders: [{ ...order!, history: [order!.history[0]!, { ...order!.history[1]!, by: 'system' }] }] },
    'was turned down without its deadline',
  ],
  [
    'a rung that the board does not show',
    { boards: [{ ...board!, orders: [{ ...board!.orders[0]!, escalations: [] }] }] },
    'the board shows the rungs “” instead of “second_message”',
  ],
])('%s is a difference', (_, change, difference) => {
  expect(found(change)).toContain(`the order 7 of Ada: ${difference}`);
});
